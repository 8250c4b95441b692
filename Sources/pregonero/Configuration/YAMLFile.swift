import Domain
import Foundation
import Yams

/// Reads one YAML file into a node, or says where it is not YAML.
enum YAMLFile {
    /// - Parameters:
    ///   - file: the file to read.
    ///   - path: how messages name it.
    ///   - log: is told what is wrong.
    /// - Returns: the root, or nil when something is wrong.
    static func read(_ file: URL, path: String, log: DiagnosticLog) -> ConfigurationNode? {
        let text: String
        do {
            text = try String(contentsOf: file, encoding: .utf8)
        } catch {
            log.add(
                Diagnostic(
                    .error,
                    "the file cannot be read as UTF-8 text",
                    path: path,
                    hint: "check that it exists and may be read"
                )
            )
            return nil
        }
        do {
            guard let node = try Yams.compose(yaml: text) else {
                log.add(Diagnostic(.error, "the file is empty", path: path))
                return nil
            }
            return ConfigurationNode(node: node, path: path, name: "", log: log)
        } catch {
            log.add(diagnostic(error, text: text, path: path))
            return nil
        }
    }

    private static func diagnostic(_ error: any Error, text: String, path: String) -> Diagnostic {
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = mark.line > 0 && mark.line <= lines.count ? String(lines[mark.line - 1]) : ""
            let hasTab = line.prefix { $0 == " " || $0 == "\t" }.contains("\t")
            return Diagnostic(
                .error,
                hasTab ? "a tab stands in the indentation" : problem,
                path: path,
                line: mark.line,
                column: mark.column,
                hint: hasTab
                    ? "YAML is indented with spaces only"
                    : "check the indentation and the quotes near this line"
            )
        case .duplicatedKeysInMapping(let duplicates, let context):
            return Diagnostic(
                .error,
                "the key '\(duplicates.map { "\($0)" }.joined(separator: "', '"))' stands twice",
                path: path,
                line: context.mark.line,
                column: context.mark.column,
                hint: "keep one of them"
            )
        default:
            return Diagnostic(.error, "\(error)", path: path)
        }
    }
}
