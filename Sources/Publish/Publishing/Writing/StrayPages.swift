import Basics
import Domain

/// Pages in the output folder that no build wrote of which this state knows: those of a state that is lost or was put back.
struct StrayPages {
    /// Below the output folder, in their order.
    let files: [String]

    /// - Parameters:
    ///   - output: the folder.
    ///   - manifest: what stands there as far as the state knows.
    init(in output: String, beside manifest: Manifest) {
        var known: Set<String> = []
        manifest.forEachPath { known.insert(OutputPath.file(of: $0)) }
        files = FolderWalk(output).files.filter { $0.hasSuffix(".html") && !known.contains($0) }
    }

    /// What a person should do about them; nil where there are none.
    func remark(in output: String) -> Diagnostic? {
        guard let first = files.first else { return nil }
        return Diagnostic(
            .warning,
            "pages of builds that this state does not know stay: "
                + "\(files.count), as \(OutputPath.site(of: first))",
            path: output,
            hint: "what was withdrawn since may be among them, and what nobody else has any more: "
                + "take those that you miss elsewhere, then delete the folder and build again"
        )
    }
}
