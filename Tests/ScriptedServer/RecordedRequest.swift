/// A request as it came over the wire.
public struct RecordedRequest: Sendable {
    public let method: String
    /// Path and query, or a whole address when a client speaks to a proxy.
    public let target: String
    public let headers: [(name: String, value: String)]
    public let body: [UInt8]
    /// Which connection brought it, counted from 0.
    public let connection: Int

    public subscript(header: String) -> String? {
        headers.first { $0.name.lowercased() == header.lowercased() }?.value
    }

    public var path: String {
        String(target.prefix { $0 != "?" })
    }
}

extension RecordedRequest {
    init?(head: [UInt8], body: [UInt8], connection: Int) {
        let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3 else { return nil }
        method = String(words[0])
        target = String(words[1])
        headers = lines.dropFirst().compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            return (String(line[..<colon]), String(value))
        }
        self.body = body
        self.connection = connection
    }
}
