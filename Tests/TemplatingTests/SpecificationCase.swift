import Basics
import Foundation
import Templating
import TestSupport
import Testing

/// One case of the Mustache specification.
struct SpecificationCase: Sendable, CustomTestStringConvertible {
    let name: String
    let data: TemplateValue
    let template: String
    let expected: String
    let partials: [String: String]

    var testDescription: String { name }

    /// All cases of the kept files, or none when the shared folder is not there.
    static func all() throws -> [SpecificationCase] {
        guard Shared.isAvailable else { return [] }
        let folder = Shared.folder.appending(path: "corpora/mustache")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        return try names.filter { $0.hasSuffix(".json") }.sorted().flatMap { name in
            let data = try Data(contentsOf: folder.appending(path: name))
            return try JSONDecoder().decode(SpecificationFile.self, from: data).cases
        }
    }
}

/// One file of the specification.
private struct SpecificationFile: Decodable {
    private let tests: [Test]

    var cases: [SpecificationCase] {
        tests.map { test in
            SpecificationCase(
                name: test.name,
                data: TemplateValue(test.data),
                template: test.template,
                expected: test.expected,
                partials: test.partials ?? [:]
            )
        }
    }

    private struct Test: Decodable {
        let name: String
        let data: JSONValue
        let template: String
        let expected: String
        let partials: [String: String]?
    }
}

extension TemplateValue {
    /// Any JSON as data for a template.
    fileprivate init(_ json: JSONValue) {
        switch json {
        case .null, .ready: self = .null
        case .flag(let flag): self = .bool(flag)
        case .number(let number): self = .number(Double(number))
        case .decimal(let number): self = .number(number)
        case .text(let text): self = .string(text)
        case .list(let values): self = .list(values.map { Self($0) })
        case .object(let members):
            let values = members.compactMap { key, value in value.map { (key, Self($0)) } }
            self = .object(Dictionary(values) { first, _ in first })
        }
    }
}
