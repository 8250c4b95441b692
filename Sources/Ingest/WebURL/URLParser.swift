/// The basic URL parser of the URL Standard (section 4.4), for whole URLs: writes the serialised form
/// as it reads, since the components come in the order in which they are serialised.
///
/// Every function reads from `position` on; one that returns a `Bool` says false for failure.
struct URLParser {
    let input: [UInt8]
    let base: WebURL?
    var position = 0
    var output: [UInt8] = []
    var layout = URLLayout()

    init(_ text: String, base: WebURL?) {
        var bytes = Array(text.utf8)[...]
        bytes = bytes.drop { $0 <= ASCII.space }
        while let last = bytes.last, last <= ASCII.space { bytes = bytes.dropLast() }
        input =
            bytes.contains(where: Self.isIgnored)
            ? bytes.filter { !Self.isIgnored($0) } : Array(bytes)
        self.base = base
        output.reserveCapacity(input.count + (base?.href.utf8.count ?? 0) + 8)
    }

    /// Tabs and line ends, which are taken out wherever they stand.
    private static func isIgnored(_ byte: UInt8) -> Bool {
        byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    mutating func parse() -> WebURL? {
        guard readScheme() ? readAfterScheme() : readWithoutScheme() else { return nil }
        readQueryAndFragment()
        return WebURL(href: String(decoding: output, as: UTF8.self), layout: layout)
    }

    var current: UInt8? { byte(at: position) }

    func byte(at index: Int) -> UInt8? {
        index < input.count ? input[index] : nil
    }

    /// Whether a byte parts path segments: `\` does so too in special URLs.
    func isSlash(_ byte: UInt8?) -> Bool {
        byte == ASCII.slash || (byte == ASCII.backslash && layout.scheme.isSpecial)
    }

    /// The first place from `position` on of a byte that ends the component, or the end.
    func end(where ends: (UInt8) -> Bool) -> Int {
        input[position...].firstIndex(where: ends) ?? input.count
    }

    static func endsPath(_ byte: UInt8) -> Bool {
        byte == ASCII.question || byte == ASCII.hash
    }
}

extension URLParser {
    /// Reads `scheme:`; reads nothing where there is none.
    private mutating func readScheme() -> Bool {
        guard current?.isASCIILetter == true else { return false }
        let end = self.end { byte in
            !(byte.isASCIILetter || byte.isASCIIDigit || byte == ASCII.plus || byte == ASCII.minus
                || byte == ASCII.dot)
        }
        guard byte(at: end) == ASCII.colon else { return false }
        output.append(contentsOf: input[..<end].lazy.map(\.asciiLowercased))
        setScheme(URLScheme(output[...]))
        position = end + 1
        return true
    }

    private mutating func setScheme(_ scheme: URLScheme) {
        layout.scheme = scheme
        layout.schemeEnd = output.count
        output.append(ASCII.colon)
        layout.collapseAuthority(at: output.count)
    }

    private mutating func readAfterScheme() -> Bool {
        if layout.scheme == .file {
            return readFile(base: base?.layout.scheme == .file ? base : nil)
        }
        if layout.scheme.isSpecial {
            if let base, base.layout.scheme == layout.scheme, !startsWithTwoSlashes {
                return readRelative(to: base)
            }
            skipSlashes()
            return readAuthority() && readPathStart()
        }
        if startsWithTwoSlashes {
            position += 2
            return readAuthority() && readPathStart()
        }
        if current == ASCII.slash {
            position += 1
            readPath()
        } else {
            readOpaquePath()
        }
        return true
    }

    private mutating func readWithoutScheme() -> Bool {
        guard let base else { return false }
        if base.layout.hasOpaquePath {
            guard current == ASCII.hash else { return false }
            copy(base, upTo: base.layout.queryEnd)
            return true
        }
        if base.layout.scheme == .file {
            output.append(contentsOf: "file".utf8)
            setScheme(.file)
            return readFile(base: base)
        }
        return readRelative(to: base)
    }

    private mutating func readRelative(to base: WebURL) -> Bool {
        layout.scheme = base.layout.scheme
        guard isSlash(current) else {
            readRelativePath(to: base)
            return true
        }
        if layout.scheme.isSpecial, isSlash(byte(at: position + 1)) {
            skipSlashes()
        } else if byte(at: position + 1) == ASCII.slash {
            position += 2
        } else {
            position += 1
            copy(base, upTo: base.layout.authorityEnd)
            readPath()
            return true
        }
        output.removeAll(keepingCapacity: true)
        output.append(contentsOf: base.bytes(0..<base.layout.schemeEnd))
        setScheme(base.layout.scheme)
        return readAuthority() && readPathStart()
    }

    /// Reads a path without a leading slash, or none at all, after the base's.
    mutating func readRelativePath(to base: WebURL) {
        switch current {
        case nil, ASCII.hash:
            copy(base, upTo: base.layout.queryEnd)
        case ASCII.question:
            copy(base, upTo: base.layout.pathEnd)
        default:
            copy(base, upTo: base.layout.pathEnd)
            removePathGuard()
            shortenPath()
            readPath()
        }
    }

    /// Begins the output with a part of the base, at the end of one of its components.
    mutating func copy(_ base: WebURL, upTo end: Int) {
        output.removeAll(keepingCapacity: true)
        output.append(contentsOf: base.bytes(0..<end))
        layout = base.layout
        layout.pathStart = min(layout.pathStart, end)
        layout.pathEnd = min(layout.pathEnd, end)
        layout.queryEnd = min(layout.queryEnd, end)
    }

    var startsWithTwoSlashes: Bool {
        current == ASCII.slash && byte(at: position + 1) == ASCII.slash
    }

    private mutating func skipSlashes() {
        while isSlash(current) { position += 1 }
    }

    /// Reads what the path has left, which begins with `?` or `#` if it is anything.
    private mutating func readQueryAndFragment() {
        if current == ASCII.question {
            let end = self.end { $0 == ASCII.hash }
            output.append(ASCII.question)
            output.append(
                input[(position + 1)..<end],
                percentEncoding: layout.scheme.isSpecial ? .specialQuery : .query
            )
            position = end
            layout.queryEnd = output.count
        }
        guard current == ASCII.hash else { return }
        output.append(ASCII.hash)
        output.append(input[(position + 1)...], percentEncoding: .fragment)
    }
}
