extension URLParser {
    /// Reads what follows `file:`, or a reference that is relative to a file URL.
    mutating func readFile(base: WebURL?) -> Bool {
        if isSlash(current) {
            position += 1
            return readFileSlash(base: base)
        }
        guard let base else {
            writeEmptyHost()
            readPath()
            return true
        }
        if let current, !Self.endsPath(current), startsWithDriveLetter {
            copy(base, upTo: base.layout.authorityEnd)
            readPath()
        } else {
            readRelativePath(to: base)
        }
        return true
    }

    private mutating func readFileSlash(base: WebURL?) -> Bool {
        if isSlash(current) {
            position += 1
            return readFileHost()
        }
        guard let base else {
            writeEmptyHost()
            readPath()
            return true
        }
        copy(base, upTo: base.layout.authorityEnd)
        let drive = base.bytes(base.layout.pathStart..<base.layout.pathEnd).dropFirst().prefix {
            $0 != ASCII.slash
        }
        if !startsWithDriveLetter, Self.isNormalizedDriveLetter(drive) {
            output.append(ASCII.slash)
            output.append(contentsOf: drive)
        }
        readPath()
        return true
    }

    private mutating func readFileHost() -> Bool {
        let end = self.end { isSlash($0) || Self.endsPath($0) }
        let name = input[position..<end]
        if Self.isDriveLetter(name) {
            writeEmptyHost()
            readPath()
            return true
        }
        var host = WebURL.Host.empty
        if !name.isEmpty {
            guard let parsed = WebURL.Host(name, isSpecial: true) else { return false }
            host = parsed == .domain("localhost") ? .empty : parsed
        }
        position = end
        writeSlashes()
        write(host)
        return readPathStart()
    }

    private mutating func writeEmptyHost() {
        writeSlashes()
        write(.empty)
    }

    private mutating func writeSlashes() {
        output.append(ASCII.slash)
        output.append(ASCII.slash)
        layout.collapseAuthority(at: output.count)
    }

    /// Whether the input goes on with `C:` or `C|` as a whole segment.
    private var startsWithDriveLetter: Bool {
        guard Self.isDriveLetter(input[position...].prefix(2)) else { return false }
        let next = byte(at: position + 2)
        return next.map { isSlash($0) || Self.endsPath($0) } ?? true
    }

    static func isDriveLetter(_ segment: ArraySlice<UInt8>) -> Bool {
        guard segment.count == 2, let first = segment.first, let last = segment.last else {
            return false
        }
        return first.isASCIILetter && (last == ASCII.colon || last == ASCII.pipe)
    }

    static func isNormalizedDriveLetter(_ segment: ArraySlice<UInt8>) -> Bool {
        isDriveLetter(segment) && segment.last == ASCII.colon
    }
}
