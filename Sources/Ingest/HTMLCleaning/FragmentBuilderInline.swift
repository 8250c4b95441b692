/// Text and inline elements.
extension FragmentBuilder {
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        if !isInLine {
            start = appendLeadingBlanks(of: text)
            if start == text.count { return }
            beginInline()
        }
        output.appendEscaped(UnsafeBufferPointer(rebasing: text[start...]), limit: byteLimit)
    }

    /// Inline content without end tag.
    mutating func appendInline(_ element: HTMLElement, attributes: [UInt8]) {
        beginInline()
        appendStartTag(element, attributes: attributes)
    }

    /// An element of our own making that stands in a line.
    mutating func appendWhole(_ markup: [UInt8]) {
        beginInline()
        output.append(contentsOf: markup)
    }

    /// A link of our own making, in a paragraph of its own where that is possible.
    mutating func appendLink(attributes: [UInt8], label: [UInt8]) {
        guard !isOpen(.a) else { return }
        let isInText = blocks[top].element.content == .phrasing
        if isInText { needsSeparator = !isAtEdge } else { openBlock(.p, attributes: []) }
        openInline(.a, attributes: attributes)
        label.withUnsafeBufferPointer { append($0) }
        closeInline(.a)
        if isInText { needsSeparator = true } else { closeBlock(.p) }
    }

    mutating func openInline(_ element: HTMLElement, attributes: [UInt8]) {
        if element == .a { closeInline(.a) }
        guard openCounts[Int(element.rawValue)] < Self.repetitionLimit else {
            return refuse(element)
        }
        openCounts[Int(element.rawValue)] += 1
        inlines.append(Inline(element: element, attributes: attributes, depth: blocks.count))
    }

    mutating func closeInline(_ element: HTMLElement) {
        guard isOpen(element) else { return }
        guard !forgivesEnd(of: element),
            let index = inlines.lastIndex(where: { $0.element == element })
        else { return }
        while writtenInlines > index {
            writtenInlines -= 1
            appendEndTag(inlines[writtenInlines].element)
        }
        inlines.remove(at: index)
        openCounts[Int(element.rawValue)] -= 1
    }

    mutating func lineBreak() {
        guard !isAtEdge else { return }
        needsSeparator = false
        output.append("<br>")
    }

    /// Whether text can be appended as it is.
    private var isInLine: Bool {
        guard pendingBlocks == 0, writtenInlines == inlines.count, !needsSeparator else {
            return false
        }
        let block = blocks[top]
        return block.element.content == .phrasing || block.hasRun
    }

    /// Opens whatever inline content needs around it here.
    mutating func beginInline() {
        openImpliedBlocks()
        writePendingBlocks()
        blocks[top].hasRun = true
        blocks[top].hasContent = true
        if needsSeparator {
            needsSeparator = false
            if let last = output.last, !last.isHTMLSpace {
                output.append(isInPreformatted ? .lineFeed : .space)
            }
        }
        while writtenInlines < inlines.count {
            let inline = inlines[writtenInlines]
            appendStartTag(inline.element, attributes: inline.attributes)
            writtenInlines += 1
        }
        output.append(contentsOf: indentation)
        indentation.removeAll()
    }

    mutating func closeWrittenInlines() {
        while writtenInlines > 0 {
            writtenInlines -= 1
            appendEndTag(inlines[writtenInlines].element)
        }
    }

    /// Ends the inline elements that were opened in blocks which are closed now.
    mutating func forgetInlines() {
        while let last = inlines.last, last.depth > blocks.count {
            if writtenInlines == inlines.count {
                writtenInlines -= 1
                appendEndTag(last.element)
            }
            inlines.removeLast()
            openCounts[Int(last.element.rawValue)] -= 1
        }
    }

    /// Lets the inline elements of a block that ends by itself go on after it.
    mutating func carryInlines() {
        for index in inlines.indices where inlines[index].depth > blocks.count {
            inlines[index].depth = blocks.count
        }
    }

    /// Leaves out blanks at the edge of a block, writes others before the pending inline elements,
    /// and returns where the text begins.
    private mutating func appendLeadingBlanks(of text: UnsafeBufferPointer<UInt8>) -> Int {
        let isAtEdge = isAtEdge
        let keepsIndentation = isAtEdge && isInPreformatted
        var index = 0
        while index < text.count {
            let length = Self.blankLength(in: text, at: index)
            guard length > 0 else { return index }
            let blank = UnsafeBufferPointer(rebasing: text[index..<(index + length)])
            index += length
            if keepsIndentation {
                if blank[0] == .lineFeed || blank[0] == .carriageReturn {
                    indentation.removeAll()
                } else if indentation.count < byteLimit {
                    indentation.appendEscaped(blank, limit: .max)
                }
            } else if !isAtEdge {
                output.appendEscaped(blank, limit: byteLimit)
            }
        }
        return index
    }

    /// The length of the white space, no-break space or useless control at `index`, else 0.
    private static func blankLength(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let byte = text[index]
        if byte.isHTMLSpace || byte.isUselessControl { return 1 }
        return byte == 0xC2 && index + 1 < text.count && text[index + 1] == 0xA0 ? 2 : 0
    }
}
