import Archiving
import Domain
import Publishing

/// Finds the pictures, sounds and films of the newsroom's own that only what is to be erased names.
struct ErasedFiles {
    let layout: SiteLayout
    let archive: Archive

    /// - Parameter owners: articles and entities that are to be erased.
    /// - Returns: how messages name the files, in their order.
    /// - Throws: what SQLite says.
    func names(onlyIn owners: [ItemID]) throws -> [String] {
        let files = OwnFolder.pictures(layout).contentNames + OwnFolder.media(layout).contentNames
        let only = try archive.filesNamed(onlyBy: Set(owners), OwnFileSearch(files))
        guard !only.isEmpty else { return [] }
        let folders = [layout.pages, layout.notes, layout.topics, layout.authors]
        let search = OwnFileSearch(only)
        let theme = ThemeFiles(
            overrides: layout.templates,
            folderName: layout.name(of: layout.templates)
        )
        let others = search.names(
            in: folders.flatMap { OwnFolder.texts($0, layout: layout).files }
                + [layout.configuration, layout.moves]
        )
        .union(theme.names(search))
        return only.subtracting(others).sorted().map { "Content/\($0)" }
    }

    /// Says which they are.
    ///
    /// - Parameter owners: articles and entities that are to be erased.
    /// - Returns: nil where there are none.
    /// - Throws: what SQLite says.
    func remark(onlyIn owners: [ItemID]) throws -> Diagnostic? {
        let names = try names(onlyIn: owners)
        guard !names.isEmpty else { return nil }
        return Diagnostic(
            .warning,
            "only what is to be erased names \(names.joined(separator: ", "))",
            hint: names.count == 1
                ? "delete the file; it is published no more"
                : "delete the files; they are published no more"
        )
    }
}
