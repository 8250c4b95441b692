import Basics
import Foundation
import HTMLCleaning

/// Shows what the sanitiser leaves of HTML.
struct InspectHTML {
    private struct Payload: Decodable {
        let id: Identifier
        let payload: String

        /// Corpora number their payloads or name them; either comes back as it was.
        enum Identifier: Codable {
            case text(String)
            case number(Int)

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let number = try? container.decode(Int.self) {
                    self = .number(number)
                } else {
                    self = .text(try container.decode(String.self))
                }
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                switch self {
                case .text(let text): try container.encode(text)
                case .number(let number): try container.encode(number)
                }
            }
        }
    }

    private struct Output: Encodable {
        let id: Payload.Identifier
        let output: String
    }

    func clean(_ path: String) throws -> String {
        let bytes = try GivenFile(path: path).bytes()
        return Sanitizer(policy: .feed).clean(String(decoding: bytes, as: UTF8.self), base: nil)
    }

    func batch(_ path: String) throws -> String {
        let payloads: [Payload]
        do {
            let bytes = try GivenFile(path: path).bytes()
            payloads = try JSONDecoder().decode([Payload].self, from: Data(bytes))
        } catch is DecodingError {
            throw ExitReason.usage(
                "\(path) is no list of payloads",
                hint: "write JSON, as [{\"id\": \"1\", \"payload\": \"<p>…</p>\"}]"
            )
        }
        let sanitizer = Sanitizer(policy: .feed)
        let outputs = payloads.map {
            Output(id: $0.id, output: sanitizer.clean($0.payload, base: nil))
        }
        return String(decoding: try JSONEncoder.stable().encode(outputs), as: UTF8.self)
    }
}
