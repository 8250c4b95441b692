public import Domain
import GRDB

extension ArchivedEdition {
    /// So many of a source's newest items tell whether it names licences.
    private static let askedItems = 100

    /// Of some sources those whose newest items name a licence each for itself.
    ///
    /// - Throws: what SQLite says.
    public func namingLicenses(among sources: [SourceID]) throws -> Set<SourceID> {
        guard !sources.isEmpty else { return [] }
        return try database.read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT EXISTS (
                        SELECT 1 FROM (
                            SELECT details FROM items WHERE source = ?
                            ORDER BY number DESC LIMIT \(Self.askedItems)
                        ) WHERE instr(details, '"license":') > 0
                    )
                    """
            )
            return Set(
                try sources.filter {
                    try Bool.fetchOne(statement, arguments: [$0.text]) ?? false
                }
            )
        }
    }
}
