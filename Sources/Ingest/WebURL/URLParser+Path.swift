extension URLParser {
    /// Reads the path that follows an authority.
    mutating func readPathStart() -> Bool {
        if isSlash(current) {
            position += 1
            readPath()
        } else if let current, !Self.endsPath(current) {
            readPath()
        } else if layout.scheme.isSpecial {
            readPath()
        } else {
            finishPath()
        }
        return true
    }

    /// Reads segments, the first of which begins at `position`, after those already written.
    mutating func readPath() {
        while true {
            let end = self.end { isSlash($0) || Self.endsPath($0) }
            let segment = input[position..<end]
            let isLast = !isSlash(byte(at: end))
            switch Self.dots(in: segment) {
            case 2:
                shortenPath()
                if isLast { output.append(ASCII.slash) }
            case 1:
                if isLast { output.append(ASCII.slash) }
            default:
                write(segment)
            }
            position = end
            if isLast { break }
            position += 1
        }
        finishPath()
    }

    private mutating func write(_ segment: ArraySlice<UInt8>) {
        output.append(ASCII.slash)
        let start = output.count
        output.append(segment, percentEncoding: .path)
        if layout.scheme == .file, start == layout.pathStart + 1,
            Self.isDriveLetter(segment)
        {
            output[start + 1] = ASCII.colon
        }
    }

    /// How many dots a segment is made of, written out or as `%2e`; 0 for any other segment.
    private static func dots(in segment: ArraySlice<UInt8>) -> Int {
        guard let first = segment.first, first == ASCII.dot || first == ASCII.percent,
            segment.count <= 6
        else { return 0 }
        switch segment.percentDecoded() {
        case [ASCII.dot]: return 1
        case [ASCII.dot, ASCII.dot]: return 2
        default: return 0
        }
    }

    /// Removes the last segment; the drive letter of a file URL stays.
    mutating func shortenPath() {
        let path = output[layout.pathStart...]
        if layout.scheme == .file, path.count == 3, Self.isNormalizedDriveLetter(path.dropFirst()) {
            return
        }
        guard let slash = path.lastIndex(of: ASCII.slash) else { return }
        output.removeSubrange(slash...)
    }

    /// Without a host, a path that begins with two slashes is set off by `/.`.
    private mutating func finishPath() {
        if layout.hostKind == .none, output[layout.pathStart...].starts(with: "//".utf8) {
            output.insert(contentsOf: "/.".utf8, at: layout.pathStart)
            layout.pathStart += 2
        }
        layout.pathEnd = output.count
        layout.queryEnd = output.count
    }

    /// Takes the `/.` of a copied base away again.
    mutating func removePathGuard() {
        guard layout.pathStart > layout.authorityEnd else { return }
        output.removeSubrange(layout.authorityEnd..<layout.pathStart)
        layout.pathStart = layout.authorityEnd
    }

    /// Reads the path of `mailto:` and the like, in which slashes mean nothing.
    mutating func readOpaquePath() {
        layout.hasOpaquePath = true
        let end = self.end(where: Self.endsPath)
        var path = input[position..<end]
        // A space at the end would be lost once query and fragment are taken away.
        let endsWithSpace = path.last == ASCII.space
        if endsWithSpace { path.removeLast() }
        output.append(path, percentEncoding: .c0Control)
        if endsWithSpace { output.appendPercentEncoded(ASCII.space) }
        position = end
        finishPath()
    }
}
