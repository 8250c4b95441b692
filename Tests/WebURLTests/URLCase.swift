import Foundation
import TestSupport
import Testing
import WebURL

/// One case: an input, its base and what comes out.
struct URLCase: Decodable, Sendable, CustomTestStringConvertible {
    let input: String
    let base: String?
    let failure: Bool?
    let origin: String?
    let expected: Components?

    private enum CodingKeys: CodingKey {
        case input, base, failure, origin
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        input = try container.decode(String.self, forKey: .input)
        base = try container.decodeIfPresent(String.self, forKey: .base)
        failure = try container.decodeIfPresent(Bool.self, forKey: .failure)
        origin = try container.decodeIfPresent(String.self, forKey: .origin)
        expected = failure == true ? nil : try Components(from: decoder)
    }

    var parsed: WebURL? {
        guard let base else { return WebURL(input) }
        return WebURL(base)?.joining(input)
    }

    var testDescription: String { "\(input.debugDescription) in \(base ?? "nothing")" }

    static let all: [URLCase] = {
        let file = Shared.folder.appending(path: "corpora/url/urltestdata.json")
        guard Shared.isAvailable, let data = try? Data(contentsOf: file),
            let entries = try? JSONDecoder().decode([Entry].self, from: data)
        else { return [] }
        return entries.compactMap(\.sample)
    }()

    /// A case or a comment between cases.
    private struct Entry: Decodable {
        let sample: URLCase?

        init(from decoder: any Decoder) throws {
            let isComment = (try? decoder.singleValueContainer().decode(String.self)) != nil
            sample = isComment ? nil : try URLCase(from: decoder)
        }
    }
}
