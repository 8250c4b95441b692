import Domain
import Yams

/// Where a value stands in the configuration, looked up when what it names turns out to be wrong.
struct NamedPlace {
    /// Both counted from 1.
    let line: Int
    let column: Int

    /// - Parameters:
    ///   - value: the text as it was written.
    ///   - keys: the keys that lead to it, or to the list or mapping that holds it: `["site", "theme", "logo"]`.
    ///   - layout: where the configuration is.
    init?(of value: String, under keys: [String], in layout: SiteLayout) {
        let path = layout.name(of: layout.configuration)
        guard
            let root = YAMLFile.read(layout.configuration, path: path, log: DiagnosticLog()),
            let block = keys.reduce(root.node as Node?, { $0?.mapping?[$1] }),
            let mark = Self.mark(of: value, in: block)
        else { return nil }
        line = mark.line
        column = mark.column
    }

    private static func mark(of value: String, in node: Node) -> Mark? {
        switch node {
        case .scalar(let scalar): scalar.string == value ? node.mark : nil
        case .sequence(let items): items.lazy.compactMap { mark(of: value, in: $0) }.first
        case .mapping(let pairs): pairs.lazy.compactMap { mark(of: value, in: $0.value) }.first
        case .alias: nil
        }
    }
}
