import Archiving
import Domain

/// Finds sources whose whole texts are shown under a free licence of which nobody says which it is.
enum UnnamedLicenses {
    /// - Parameters:
    ///   - sources: those that show something.
    ///   - edition: in which their texts stand.
    /// - Returns: a warning for each.
    /// - Throws: what reading the archive throws.
    static func remarks(
        _ sources: [Source],
        in edition: ArchivedEdition
    ) throws -> [Diagnostic] {
        let open = sources.filter { $0.rights == .cc && $0.license == nil }
        guard !open.isEmpty else { return [] }
        // Of one that has not answered yet nobody knows, and samples are nobody's.
        let silent = Set(
            try edition.sources().filter { !$0.isSample && $0.license == nil }.map(\.id)
        )
        let unnamed = open.map(\.id).filter { id in
            silent.contains(id) && edition.count(of: .source(id)) > 0
        }
        let naming = try edition.namingLicenses(among: unnamed)
        return unnamed.filter { !naming.contains($0) }.map { id in
            Diagnostic(
                .warning,
                "it has 'rights: cc', and neither its feed nor the configuration says which licence",
                path: id.text,
                hint: "write 'license: CC BY 4.0', or what its publisher says; "
                    + "'rights: licensed' where you have leave of your own"
            )
        }
    }
}
