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
                data: test.data.value,
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

/// Reads any JSON as data for a template.
private struct JSONValue: Decodable {
    let value: TemplateValue

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = .null
        } else if let flag = try? container.decode(Bool.self) {
            value = .bool(flag)
        } else if let number = try? container.decode(Double.self) {
            value = .number(number)
        } else if let text = try? container.decode(String.self) {
            value = .string(text)
        } else if let values = try? container.decode([JSONValue].self) {
            value = .list(values.map(\.value))
        } else {
            let members = try container.decode([String: JSONValue].self)
            value = .object(members.mapValues(\.value))
        }
    }
}
