import Basics
import Domain
import Foundation
import Markdown
import Yams

/// Reads one YAML file into a node, or says where it is not YAML.
enum YAMLFile {
    /// - Parameters:
    ///   - file: the file to read.
    ///   - path: how messages name it.
    ///   - log: is told what is wrong.
    /// - Returns: the root, a missing one of a file without a value, or nil when something is wrong.
    static func read(_ file: URL, path: String, log: DiagnosticLog) -> ConfigurationNode? {
        let text: String
        do throws(OwnText.Fault) {
            text = withoutMark(try OwnText(file, limit: mostBytes).text)
        } catch {
            log.add(Diagnostic(error, path: path))
            return nil
        }
        if let line = AliasKeys.line(in: text) {
            log.add(
                Diagnostic(
                    .error,
                    "a key is made of an alias",
                    path: path,
                    line: line,
                    hint: "write the key out instead of *name"
                )
            )
            return nil
        }
        do {
            // Each value is read as it is written: none is matched against the types of YAML, which takes seven expressions.
            let node =
                try Yams.compose(yaml: text, .basic) ?? .scalar(Node.Scalar("", .implicit, .plain))
            var left = mostValues
            count(node, &left)
            guard left > 0 else {
                log.add(
                    Diagnostic(
                        .error,
                        "the file holds more than \(mostValues) values",
                        path: path,
                        hint: "aliases (*name) repeat what they stand for: write them out, or fewer"
                    )
                )
                return nil
            }
            if let losses = YAMLLosses(text) { tellLosses(node, losses, path: path, log: log) }
            return ConfigurationNode(node: node, path: path, name: "", log: log)
        } catch {
            log.add(diagnostic(error, text: text, path: path))
            return nil
        }
    }

    /// The text without the mark that some editors put before it, which libyaml takes for an indentation.
    private static func withoutMark(_ text: String) -> String {
        text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    }

    private static let mostBytes = 16 << 20

    /// Aliases of aliases make a few lines into more than memory holds.
    private static let mostValues = 1_000_000

    private static func count(_ node: Node, _ left: inout Int) {
        left -= 1
        guard left > 0 else { return }
        switch node {
        case .sequence(let nodes): for node in nodes { count(node, &left) }
        case .mapping(let pairs):
            for (key, value) in pairs {
                count(key, &left)
                count(value, &left)
            }
        case .scalar, .alias: return
        }
    }

    private static func diagnostic(_ error: any Error, text: String, path: String) -> Diagnostic {
        guard let error = error as? YamlError else {
            return Diagnostic(.error, "\(error)", path: path)
        }
        let trouble = YAMLTrouble(error, in: text)
        return Diagnostic(
            .error,
            trouble.message,
            path: path,
            line: trouble.line,
            column: trouble.column,
            hint: trouble.hint
        )
    }

    /// Says what of headlines and names YAML leaves out, also of those by language.
    private static func tellLosses(
        _ node: Node,
        _ losses: YAMLLosses,
        at name: String? = nil,
        path: String,
        log: DiagnosticLog
    ) {
        switch node {
        case .sequence(let nodes):
            for node in nodes { tellLosses(node, losses, path: path, log: log) }
        case .mapping(let pairs):
            for (key, value) in pairs {
                let own = key.scalar?.string ?? ""
                let isText = YAMLLosses.textKeys.contains(own)
                guard value.scalar != nil else {
                    tellLosses(value, losses, at: isText ? own : nil, path: path, log: log)
                    continue
                }
                guard isText || name != nil, let loss = losses.loss(at: key, value: value)
                else { continue }
                log.add(
                    Diagnostic(
                        .warning,
                        loss.message,
                        path: path,
                        line: loss.line,
                        column: loss.column,
                        hint: loss.hint
                    )
                )
            }
        case .scalar, .alias: return
        }
    }
}
