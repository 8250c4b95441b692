import Basics

/// Gathers one answer as it comes in and says stop when it grows past its limits.
struct ResponseCollector {
    static let maxHeaderBytes = 64 << 10
    static let maxHeaderLines = 100
    static let maxRatio = 200
    /// Below this size a high ratio harms nobody.
    static let ratioFreeBytes = 1 << 20
    /// libcurl counts a chunked read only after it was decompressed: one read may be missing.
    static let uncountedBytes = 16 << 10
    /// Reading a short body that nobody wants keeps the connection usable.
    static let maxDiscardedBytes = 64 << 10
    /// No explanation of a failure is longer.
    static let maxExplanationBytes = 64 << 10

    private(set) var status = 0
    private(set) var headers = HTTPHeaders()
    private var collector: BodyCollector
    /// Why the answer was not read to its end.
    private(set) var refusal: RequestError?
    /// Whether the rest of a body that nobody reads was left unread.
    private(set) var isSated = false
    private let maxBytes: Int
    private let host: String
    private let keepsErrorBodies: Bool
    private let wantsExplanation: Bool
    private var discardedBytes = 0
    private var headerBytes = 0
    private var headerLines = 0
    private var areHeadersComplete = false

    init(
        host: String,
        maxBytes: Int,
        keepsErrorBodies: Bool,
        wantsExplanation: Bool = false,
        spoolFolder: String?
    ) {
        self.host = host
        self.maxBytes = maxBytes
        self.keepsErrorBodies = keepsErrorBodies
        self.wantsExplanation = wantsExplanation
        collector = BodyCollector(spoolFolder: spoolFolder)
    }

    /// Takes one header line with its line end; false to stop.
    mutating func take(headerLine bytes: UnsafeRawBufferPointer) -> Bool {
        headerBytes += bytes.count
        headerLines += 1
        guard headerBytes <= Self.maxHeaderBytes, headerLines <= Self.maxHeaderLines else {
            return stop(.tooLarge(.headers))
        }
        let line = Self.trimmed(bytes[...])
        if bytes.starts(with: "HTTP/".utf8) {
            // A status line after an interim answer starts over.
            headers.removeAll()
            areHeadersComplete = false
            status = Self.status(in: line)
        } else if line.isEmpty {
            areHeadersComplete = true
            return checkEncodings()
        } else if areHeadersComplete {
            return true  // A trailer after the body.
        } else if let first = bytes.first, first == 0x20 || first == 0x09 {
            headers.extendLast(with: Self.text(line))
        } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
            let value = Self.trimmed(line[line.index(after: colon)...])
            headers.add(Self.text(Self.trimmed(line[..<colon])), Self.text(value))
        }
        return true
    }

    /// Takes a piece of body, `downloaded` compressed bytes having come in so far; false to stop.
    mutating func take(body bytes: UnsafeRawBufferPointer, downloaded: Int) -> Bool {
        if isExplanation {
            let room = Self.maxExplanationBytes - collector.count
            isSated = bytes.count > room
            return collector.append(UnsafeRawBufferPointer(rebasing: bytes.prefix(room)))
                && !isSated
        }
        guard keepsBody else {
            discardedBytes += bytes.count
            isSated = discardedBytes > Self.maxDiscardedBytes
            return !isSated
        }
        guard bytes.count <= maxBytes - collector.count else {
            return stop(.tooLarge(.body(bytes: maxBytes)))
        }
        if collector.count == 0,
            let length = headers["Content-Length"].flatMap({ Int(foreign: $0) })
        {
            collector.reserve(min(max(length, bytes.count), maxBytes))
        }
        guard collector.append(bytes) else {
            return stop(.network(host: host, detail: "its answer cannot be kept on the disk"))
        }
        return checkRatio(downloaded + Self.uncountedBytes)
    }

    /// Judges the ratio again with the final count of compressed bytes.
    mutating func finish(downloaded: Int) {
        _ = checkRatio(downloaded)
    }

    /// What came of the body.
    var body: ResponseBody { collector.body }

    private var isExplanation: Bool { wantsExplanation && !keepsBody && status >= 400 }

    private var keepsBody: Bool {
        (200...299).contains(status) || (keepsErrorBodies && !(300...399).contains(status))
    }

    private mutating func checkRatio(_ downloaded: Int) -> Bool {
        guard collector.count > Self.ratioFreeBytes, headers["Content-Encoding"] != nil,
            collector.count / Self.maxRatio > downloaded
        else { return true }
        return stop(.tooLarge(.compression))
    }

    /// Refuses layers of compression, which no honest server sends.
    private mutating func checkEncodings() -> Bool {
        let encodings = headers.values(of: "Content-Encoding")
            .flatMap { $0.split(separator: ",") }
            .map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
            .filter { !$0.isEmpty && $0 != "identity" }
        guard encodings.count > 1 else { return true }
        return stop(.badEncoding(host: host, detail: encodings.joined(separator: ", ")))
    }

    private mutating func stop(_ error: RequestError) -> Bool {
        refusal = error
        collector.clear()
        return false
    }

    private static func status(in line: Slice<UnsafeRawBufferPointer>) -> Int {
        let digits = line.drop { $0 != 0x20 }.dropFirst().prefix(3)
        return Int(foreign: String(decoding: digits, as: UTF8.self)) ?? 0
    }

    private static func trimmed(
        _ bytes: Slice<UnsafeRawBufferPointer>
    ) -> Slice<UnsafeRawBufferPointer> {
        var bytes = bytes
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return bytes
    }

    /// UTF-8 where it is valid, else one character for each byte.
    private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
