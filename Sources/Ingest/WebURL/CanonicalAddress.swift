extension WebURL {
    /// One text for all addresses that surely show the same story; others keep their own.
    ///
    /// For http and https: one scheme, no `www.`, no credentials, no default port, no tracking
    /// parameters (the others in the order of their names), no trailing slash or `index.html`, one way
    /// of percent-encoding. The fragment goes, unless it is a route (`#!…`, `#/…`). Any other
    /// URL is its own canonical address, without the fragment.
    public var canonicalAddress: String {
        guard isHTTP else {
            return String(decoding: bytes(0..<layout.queryEnd), as: UTF8.self)
        }
        return String(decoding: CanonicalAddress(self).bytes, as: UTF8.self)
    }
}

/// Writes the canonical form of an http(s) URL.
private struct CanonicalAddress {
    private(set) var bytes = Array("https://".utf8)

    init(_ url: WebURL) {
        let source = Array(url.href.utf8)
        let layout = url.layout
        writeHost(source[layout.hostStart..<layout.hostEnd], kind: layout.hostKind)
        // 80 and 443 are nobody's port but those of the two schemes that are made one.
        if let port = layout.port, port != 80, port != 443 {
            bytes.append(ASCII.colon)
            bytes.append(contentsOf: String(port).utf8)
        }
        writePath(source[layout.pathStart..<layout.pathEnd])
        writeQuery(source[layout.pathEnd..<layout.queryEnd].dropFirst())
        writeRoute(source[layout.queryEnd...].dropFirst())
    }

    private mutating func writeHost(_ host: ArraySlice<UInt8>, kind: URLLayout.HostKind) {
        var host = host
        if kind == .domain {
            // The dot of the root; two of them are a name of their own.
            let name = host.dropLast()
            if host.last == ASCII.dot, let last = name.last, last != ASCII.dot { host = name }
            let rest = host.dropFirst(4)
            if host.starts(with: "www.".utf8), rest.contains(ASCII.dot) { host = rest }
        }
        bytes.append(contentsOf: host)
    }

    private mutating func writePath(_ path: ArraySlice<UInt8>) {
        var path = Self.normalized(path)[...]
        var isFolded = false
        while !isFolded {
            isFolded = true
            while path.last == ASCII.slash { path = path.dropLast() }
            let file = path.lastIndex(of: ASCII.slash).map { path[($0 + 1)...] } ?? []
            if Self.isIndexFile(file) {
                path = path[..<file.startIndex]
                isFolded = false
            }
        }
        bytes.append(contentsOf: path.isEmpty ? [ASCII.slash] : path)
    }

    private static func isIndexFile(_ name: ArraySlice<UInt8>) -> Bool {
        guard name.starts(with: "index.".utf8) else { return false }
        return switch String(decoding: name, as: UTF8.self) {
        case "index.html", "index.htm", "index.php": true
        default: false
        }
    }

    private mutating func writeQuery(_ query: ArraySlice<UInt8>) {
        guard !query.isEmpty else { return }
        let parameters = query.split(separator: ASCII.ampersand).map(Parameter.init).filter {
            !$0.isTracking
        }
        // Parameters of one name keep their order, which may matter; `sorted` is stable.
        let sorted = parameters.sorted { $0.name.lexicographicallyPrecedes($1.name) }
        for (index, parameter) in sorted.enumerated() {
            bytes.append(index == 0 ? ASCII.question : ASCII.ampersand)
            bytes.append(contentsOf: parameter.bytes)
        }
    }

    /// Writes a fragment by which a script chooses the page.
    private mutating func writeRoute(_ fragment: ArraySlice<UInt8>) {
        guard let first = fragment.first, first == ASCII.slash || first == UInt8(ascii: "!"),
            fragment.count > 1
        else { return }
        bytes.append(ASCII.hash)
        bytes.append(contentsOf: fragment)
    }

    /// Bytes in the one form of percent-encoding: unreserved ones plain, `%XX` in upper case, and
    /// encoded what RFC 3986 does not allow but browsers do, such as `[`, `|` and a stray `%`.
    static func normalized(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let plain = ByteSet.unreserved
        let unsafe = ByteSet.notInURI
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            if let byte = text.percentEncodedByte(at: index) {
                if plain.contains(byte) {
                    result.append(byte)
                } else {
                    result.appendPercentEncoded(byte)
                }
                index += 3
            } else {
                let byte = text[index]
                if unsafe.contains(byte) {
                    result.appendPercentEncoded(byte)
                } else {
                    result.append(byte)
                }
                index += 1
            }
        }
        return result
    }

    /// One `name=value` of a query.
    private struct Parameter {
        let bytes: [UInt8]
        let nameEnd: Int

        init(_ text: ArraySlice<UInt8>) {
            bytes = normalized(text)
            nameEnd = bytes.firstIndex(of: ASCII.equals) ?? bytes.endIndex
        }

        var name: ArraySlice<UInt8> { bytes[..<nameEnd] }

        var isTracking: Bool { TrackingParameters.contains(name) }
    }
}
