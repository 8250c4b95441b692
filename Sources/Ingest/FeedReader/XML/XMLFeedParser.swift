import Foundation

/// Builds the tree of a feed, handing out each entry as soon as it is complete, so that no more
/// than one of them is held as a tree.
struct XMLFeedParser {
    private struct Open {
        var element: XMLElement
        let name: Range<Int>
        let context: Int
        /// Its start tag.
        var tag = 0..<0
    }

    /// An entry that is complete, and what tells it when it comes again.
    struct Entry {
        let element: XMLElement
        let fingerprint: UInt64?
    }

    /// Where the entry that is open begins, when nothing before it decides how it is read.
    private struct Beginning {
        let place: Int
        let warnings: Int
    }

    /// What was found before, or instead of, the root of a feed.
    struct Prologue {
        var firstTag: String?
        var firstTagOffset = 0
        var hasHTML = false
        var hasText = false
    }

    /// The feed without its entries; complete after the last entry.
    private(set) var root: XMLElement?
    private(set) var prologue = Prologue()
    private(set) var isTruncated = false
    private(set) var warnings: WarningList
    private(set) var lines: LineCounter
    /// The digests of entries that were passed over.
    private(set) var skipped: [UInt64] = []

    private var tokenizer: XMLTokenizer
    private var names = XMLNames()
    private var stack: [Open] = []
    private var ready: [Entry] = []
    private var recollection: EntryRecollection?
    private var beginning: Beginning?
    /// Bytes that were looked at for the ends of entries: no more than there are, whatever the text.
    private var looked = 0
    /// Start tags left out because they lie too deep.
    private var overflow = 0
    private var hasLeftOut: Set<FeedWarning.Cause> = []
    /// In the tree of the entry that is open, or of the feed where none is.
    private var elements = 0
    private var outerElements = 0
    private var isFinished = false
    private let limits: FeedReader.Limits

    init(
        _ bytes: [UInt8],
        _ limits: FeedReader.Limits,
        _ warnings: WarningList,
        _ recollection: EntryRecollection? = nil
    ) {
        tokenizer = XMLTokenizer(bytes, attributeLimit: limits.attributes)
        lines = LineCounter(bytes)
        self.limits = limits
        self.warnings = warnings
        self.recollection = recollection
    }

    mutating func nextEntry() -> Entry? {
        while ready.isEmpty, !isFinished { step() }
        return ready.isEmpty ? nil : ready.removeFirst()
    }

    private mutating func step() {
        let event = tokenizer.next()
        flushText()
        switch event {
        case .startTag where stack.isEmpty: openRoot()
        case .startTag: open()
        case .endTag: close()
        case .end: finish()
        }
        if root != nil { isFinished = true }
    }

    private mutating func flushText() {
        guard !tokenizer.text.isEmpty else { return }
        defer { tokenizer.text.removeAll(keepingCapacity: true) }
        let isBlank = tokenizer.text.allSatisfy(\.isXMLSpace)
        guard let top = stack.last else {
            prologue.hasText = prologue.hasText || !isBlank
            return
        }
        if isBlank, top.element.kind.isStructure { return }
        let text = String(
            decoding: UTF8Text.decodedTwice(tokenizer.text) ?? tokenizer.text,
            as: UTF8.self
        )
        stack[stack.count - 1].element.children.append(.text(text))
    }

    // MARK: Opening

    private mutating func openRoot() {
        let qualified = tokenizer.bytes.text(tokenizer.name)
        let parts = qualified.lowercased().split(separator: ":", maxSplits: 1)
        let local = parts.last.map(String.init) ?? ""
        if prologue.firstTag == nil {
            prologue.firstTag = qualified
            prologue.firstTagOffset = tokenizer.tagStart
        }
        if local == "html" || local == "body" { prologue.hasHTML = true }
        let roots = prologue.hasHTML ? ["rss", "rdf", "feed"] : ["rss", "rdf", "feed", "channel"]
        let isEntry = local == "entry" && !prologue.hasHTML
        guard roots.contains(local) || isEntry else { return }
        if prologue.hasText || prologue.firstTagOffset != tokenizer.tagStart {
            warnings.add(.textBeforeFeed, line: lines.line(at: tokenizer.tagStart))
        }
        adoptNamespace(prefix: parts.count > 1 ? String(qualified.prefix { $0 != ":" }) : "", local)
        if isEntry {
            let name = ElementName(namespace: .atom, local: "feed")
            stack.append(Open(element: XMLElement(name: name), name: 0..<0, context: 0))
        }
        open()
    }

    private mutating func adoptNamespace(prefix: String, _ local: String) {
        let declared = Self.declarations(tokenizer)
        let isAtom = local == "feed" || local == "entry"
        let wanted = local == "rdf" ? "" : prefix
        var address: String?
        for place in stride(from: 0, to: declared.count - 1, by: 2) where declared[place] == wanted
        {
            address = declared[place + 1]
        }
        if local == "rdf", let found = address, FeedNamespace(address: found) != .other {
            address = nil
        }
        names.adopt(address: address, as: isAtom ? .atom : .core)
    }

    private mutating func open() {
        if tokenizer.droppedAttributes {
            warnings.add(
                .tooManyAttributes(limit: limits.attributes),
                line: lines.line(at: tokenizer.tagStart)
            )
        }
        var context = stack.last?.context ?? 0
        let declared = stack.count < limits.depth ? Self.declarations(tokenizer) : []
        if !declared.isEmpty { context = names.context(parent: context, declarations: declared) }
        let name = names.element(tokenizer.bytes, tokenizer.name, context: context)
        if name.kind.isEntry {
            closeForEntry()
            if passOver() { return }
        }
        guard stack.count < limits.depth, elements < limits.elements || name.kind.isEntry else {
            leaveOut()
            return
        }
        var element = XMLElement(name: name, offset: tokenizer.tagStart)
        element.scope = stack.last?.element.scope ?? XMLScope()
        if name.kind.isEntry { beginEntry(&element) }
        elements += 1
        readAttributes(into: &element, context: context)
        let tag = tokenizer.tagStart..<tokenizer.position
        stack.append(Open(element: element, name: tokenizer.name, context: context, tag: tag))
        if tokenizer.isSelfClosing || HTMLNames.isVoid(element.name) { pop() }
    }

    private mutating func beginEntry(_ element: inout XMLElement) {
        element.line = lines.line(at: tokenizer.tagStart)
        guard !stack.contains(where: { $0.element.kind.isEntry }) else { return }
        beginning =
            isPlain ? Beginning(place: tokenizer.tagStart, warnings: warnings.count) : nil
        outerElements = elements
        elements = 0
    }

    /// An element too deep, or one too many: its text counts as that of the one around it.
    private mutating func leaveOut() {
        if overflow == 0 {
            let cause: FeedWarning.Cause =
                stack.count < limits.depth
                ? .tooManyElements(limit: limits.elements) : .tooDeep(limit: limits.depth)
            if hasLeftOut.insert(cause).inserted {
                warnings.add(cause, line: lines.line(at: tokenizer.tagStart))
            }
        }
        if !tokenizer.isSelfClosing { overflow += 1 }
    }

    private mutating func readAttributes(into element: inout XMLElement, context: Int) {
        for attribute in tokenizer.attributes {
            let name = names.attribute(tokenizer.bytes, attribute.name, context: context)
            if name == "xmlns" || name.hasPrefix("xmlns:") { continue }
            switch name {
            case "xml:base": element.scope.bases.append(attribute.value)
            // CDF's own way of saying it.
            case "base" where element.kind == .channel: element.scope.bases.append(attribute.value)
            case "xml:lang":
                let language = attribute.value.trimmingASCIISpace().replacing("_", with: "-")
                element.scope.language = language.isEmpty ? nil : language
            default: break
            }
            element.attributes.append(XMLAttribute(name: name, value: attribute.value))
        }
    }

    /// Prefixes and addresses in turn.
    private static func declarations(_ tokenizer: XMLTokenizer) -> [String] {
        var declared: [String] = []
        for attribute in tokenizer.attributes
        where tokenizer.bytes.has("xmlns", at: attribute.name.lowerBound) {
            let name = tokenizer.bytes.text(attribute.name)
            if name.utf8.count == 5 {
                declared += ["", attribute.value]
            } else if name.utf8.dropFirst(5).first == UInt8(ascii: ":") {
                declared += [String(name.dropFirst(6)), attribute.value]
            }
        }
        return declared
    }

    /// An entry begins within something that was never closed: closes up to the list of entries.
    private mutating func closeForEntry() {
        guard let list = stack.lastIndex(where: { $0.element.kind.isFeed }) else { return }
        let between = stack[(list + 1)...]
        if between.contains(where: { $0.element.kind == .atomContent }) { return }
        while stack.count > list + 1 { popUnclosed() }
        overflow = 0
    }

    // MARK: Closing

    private mutating func close() {
        guard let match = openIndex() else {
            if overflow > 0 {
                overflow -= 1
            } else if !stack.isEmpty {
                warnMismatch()
            }
            return
        }
        if overflow > 0 {
            let kind = stack[match].element.kind
            guard kind.isFeed || kind.isEntry else {
                overflow -= 1
                return
            }
            overflow = 0
        }
        while stack.count > match + 1 { popUnclosed() }
        pop()
    }

    /// The innermost open element that the end tag names; nothing in an entry closes what lies
    /// around it, but the feed's own end tags.
    private func openIndex() -> Int? {
        for index in stack.indices.reversed() {
            if isNamed(stack[index].name) { return index }
            let kind = stack[index].element.kind
            if kind.isEntry {
                return stack[..<index].lastIndex {
                    $0.element.kind.isFeed && isNamed($0.name)
                }
            }
        }
        return nil
    }

    private func isNamed(_ name: Range<Int>) -> Bool {
        let wanted = tokenizer.name
        guard name.count == wanted.count else { return false }
        let bytes = tokenizer.bytes
        return zip(name, wanted).allSatisfy {
            bytes[$0].lowercasedASCII == bytes[$1].lowercasedASCII
        }
    }

    private mutating func warnMismatch() {
        warnings.add(
            .mismatchedEndTag(tokenizer.bytes.text(tokenizer.name)),
            line: lines.line(at: tokenizer.tagStart)
        )
    }

    private mutating func popUnclosed() {
        guard let top = stack.last else { return }
        warnings.add(
            .unclosedElement(tokenizer.bytes.text(top.name)),
            line: lines.line(at: top.element.offset)
        )
        pop()
    }

    private mutating func pop() {
        guard let closed = stack.popLast() else { return }
        if stack.isEmpty {
            root = closed.element
        } else if closed.element.kind.isEntry, !stack.contains(where: { $0.element.kind.isEntry }) {
            ready.append(Entry(element: closed.element, fingerprint: fingerprintOfEntry()))
            elements = outerElements
        } else {
            stack[stack.count - 1].element.children.append(.element(closed.element))
        }
    }

    private mutating func finish() {
        isFinished = true
        guard !stack.isEmpty else { return }
        isTruncated = true
        warnings.add(.cut, line: lines.line(at: tokenizer.bytes.count))
        while !stack.isEmpty {
            stack[stack.count - 1].element.isCut = true
            pop()
        }
    }
}

// MARK: Entries that are known

extension XMLFeedParser {
    /// Whether an entry that begins or ends here is read by its own bytes and the start tags around it alone.
    private var isPlain: Bool {
        overflow == 0 && hasLeftOut.isEmpty && !tokenizer.droppedAttributes
            && tokenizer.isUndisturbed && names.hasRoom
            && stack.allSatisfy { $0.element.kind.isFeed }
    }

    /// Of the entry that has just ended; nil where there was anything to warn of.
    private mutating func fingerprintOfEntry() -> UInt64? {
        guard let begun = beginning, recollection != nil, warnings.count == begun.warnings, isPlain
        else { return nil }
        beginning = nil
        return fingerprint(of: begun.place..<tokenizer.position)
    }

    private mutating func fingerprint(of entry: Range<Int>) -> UInt64? {
        recollection?.fingerprint(of: entry, in: tokenizer.bytes, within: stack.map(\.tag))
    }

    /// Goes on behind an entry that its reader knows; false when it has to be read.
    private mutating func passOver() -> Bool {
        guard let recollection, recollection.leavesOut, isPlain, let end = endOfEntry(),
            let fingerprint = fingerprint(of: tokenizer.tagStart..<end),
            recollection.memory.key(of: fingerprint) != nil
        else { return false }
        skipped.append(fingerprint)
        tokenizer.goOn(from: end)
        return true
    }

    /// Behind the next end tag with the name of the tag that begins here: where the entry ends, unless that is a
    /// text in it, and then nobody knows what reaches up to there.
    private mutating func endOfEntry() -> Int? {
        guard looked <= tokenizer.bytes.count else { return nil }
        let length = tokenizer.bytes.withUnsafeBufferPointer { lengthToEndTag(in: $0) }
        looked += length ?? tokenizer.bytes.count
        return length.map { tokenizer.position + $0 }
    }

    private func lengthToEndTag(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = text.baseAddress else { return nil }
        let name = tokenizer.name
        var place = tokenizer.position
        while let found = memchr(base + place, 0x3C, text.count - place) {
            let tag = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            let end = tag + 2 + name.count
            guard end < text.count else { return nil }
            if text[tag + 1] == UInt8(ascii: "/"), text[end] == UInt8(ascii: ">"),
                memcmp(base + tag + 2, base + name.lowerBound, name.count) == 0
            {
                return end + 1 - tokenizer.position
            }
            place = tag + 1
        }
        return nil
    }
}
