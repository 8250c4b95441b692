import Foundation
import HTMLCleaning
import TestSupport

/// html5lib's tokenizer cases, one for each initial state.
struct TokenizerCorpus {
    struct Case {
        let name: String
        let input: [UInt8]
        let model: HTMLTokenizer.ContentModel
        let lastStartTag: String
        let expected: [HTMLTokenizer.Token]
        /// Whether the case asks for what XML can hold.
        let isForXML: Bool
    }

    let cases: [Case]

    init() throws {
        let folder = Shared.folder.appending(path: "corpora/html5lib/tokenizer")
        let files = try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "test" }
            .sorted { $0.path < $1.path }
        cases = try files.flatMap { file in
            try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
                .cases(in: file.lastPathComponent)
        }
    }
}

private struct File: Decodable {
    struct Entry: Decodable {
        let description: String
        let input: String
        let output: [Output]
        let initialStates: [String]?
        let lastStartTag: String?
        let doubleEscaped: Bool?
    }

    let tests: [Entry]?
    let xmlViolationTests: [Entry]?

    func cases(in file: String) -> [TokenizerCorpus.Case] {
        (tests ?? xmlViolationTests ?? []).flatMap { entry in
            (entry.initialStates ?? ["Data state"]).map { state in
                TokenizerCorpus.Case(
                    name: "\(file): \(entry.description) (\(state))",
                    input: unescape(entry.input, entry.doubleEscaped),
                    model: model(state),
                    lastStartTag: entry.lastStartTag ?? "",
                    expected: joined(entry.output.map { $0.token(entry.doubleEscaped) }),
                    isForXML: xmlViolationTests != nil
                )
            }
        }
    }

    private func model(_ state: String) -> HTMLTokenizer.ContentModel {
        switch state {
        case "RCDATA state": .rcdata
        case "RAWTEXT state": .rawtext
        case "Script data state": .scriptData
        case "PLAINTEXT state": .plaintext
        case "CDATA section state": .cdata
        default: .data
        }
    }

    private func joined(_ tokens: [HTMLTokenizer.Token]) -> [HTMLTokenizer.Token] {
        tokens.reduce(into: []) { result, token in
            if case .text(let more) = token, case .text(let text) = result.last {
                result[result.count - 1] = .text(text + more)
            } else {
                result.append(token)
            }
        }
    }
}

/// One expected token: an array of a kind and its parts.
private struct Output: Decodable {
    let kind: String
    let first: String?
    let second: String?
    let third: String?
    let attributes: [String: String]
    let flag: Bool

    init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        kind = try parts.decode(String.self)
        first = try parts.decodeIfPresent(String.self)
        let isDoctype = kind == "DOCTYPE"
        second = isDoctype ? try parts.decodeIfPresent(String.self) : nil
        third = isDoctype ? try parts.decodeIfPresent(String.self) : nil
        attributes = kind == "StartTag" ? try parts.decode([String: String].self) : [:]
        flag = parts.isAtEnd ? false : try parts.decode(Bool.self)
    }

    func token(_ isEscaped: Bool?) -> HTMLTokenizer.Token {
        func text(_ value: String) -> String {
            String(decoding: unescape(value, isEscaped), as: UTF8.self)
        }
        switch kind {
        case "StartTag":
            return .startTag(
                name: text(first ?? ""),
                attributes: attributes.map { .init(name: text($0.key), value: text($0.value)) }
                    .sorted { $0.name < $1.name },
                isSelfClosing: flag
            )
        case "EndTag": return .endTag(name: text(first ?? ""))
        case "Comment": return .comment(text(first ?? ""))
        case "DOCTYPE":
            return .doctype(
                HTMLTokenizer.Doctype(
                    name: first,
                    publicIdentifier: second,
                    systemIdentifier: third,
                    forcesQuirks: !flag
                )
            )
        default: return .text(text(first ?? ""))
        }
    }
}

/// The bytes of a text in which, when it is escaped twice, `\uXXXX` may be half of a pair.
private func unescape(_ text: String, _ isEscaped: Bool?) -> [UInt8] {
    guard isEscaped == true else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "u") else {
            bytes.append(byte)
            continue
        }
        let digits = String(decoding: rest.dropFirst().prefix(4), as: UTF8.self)
        let code = UInt32(digits, radix: 16) ?? 0
        rest = rest.dropFirst(5)
        if let scalar = Unicode.Scalar(code) {
            bytes.append(contentsOf: Array(String(Character(scalar)).utf8))
        } else {
            bytes += [
                0xE0 | UInt8(code >> 12), 0x80 | UInt8(code >> 6 & 63), 0x80 | UInt8(code & 63),
            ]
        }
    }
    return bytes
}
