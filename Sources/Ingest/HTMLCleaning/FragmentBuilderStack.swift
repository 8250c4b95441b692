/// The stack of open blocks and what is written when it changes.
extension FragmentBuilder {
    mutating func push(_ element: HTMLElement, attributes: [UInt8], isVirtual: Bool = false) {
        let index = blocks.count
        let below = blocks[index - 1]
        blocks.append(
            Block(
                element: element,
                isVirtual: isVirtual,
                attributes: attributes,
                real: isVirtual ? below.real : index,
                table: element == .table ? index : below.table
            )
        )
        openCounts[Int(element.rawValue)] += 1
        if !isVirtual {
            pendingBlocks += 1
            needsSeparator = false
        }
    }

    /// Closes the blocks from `index` on.
    mutating func closeBlocks(to index: Int, carriesInlines: Bool = false) {
        while blocks.count > index {
            let block = blocks[blocks.count - 1]
            if block.isVirtual {
                endLine()
                blocks.removeLast()
            } else {
                closeReal(block)
            }
            openCounts[Int(block.element.rawValue)] -= 1
        }
        if carriesInlines { carryInlines() } else { forgetInlines() }
        if refusals > 0, blocks.count < Self.depthLimit / 2 { forgetRefusals() }
    }

    mutating func writePendingBlocks() {
        guard pendingBlocks > 0 else { return }
        var first = blocks.count
        while pendingBlocks > 0 {
            first -= 1
            if !blocks[first].isVirtual { pendingBlocks -= 1 }
        }
        for index in first..<blocks.count where !blocks[index].isVirtual {
            let parent = blocks[index - 1].real
            noteBlock(in: parent)
            appendStartTag(blocks[index].element, attributes: blocks[index].attributes)
            output.append(contentsOf: blocks[index].deferred)
            blocks[index].isWritten = true
        }
    }

    /// After a block, text in a body of text becomes a paragraph too.
    mutating func noteBlock(in parent: Int) {
        blocks[parent].needsParagraph = blocks[parent].element.isBody
        blocks[parent].hasContent = true
    }

    /// Takes back blanks and line breaks at the end of a line.
    mutating func trim() {
        while let last = output.last {
            if last.isHTMLSpace {
                output.removeLast()
            } else if last == .semicolon, output.hasSuffix("&nbsp;") {
                output.removeLast(6)
            } else if last == .greaterThan, output.hasSuffix("<br>") {
                output.removeLast(4)
            } else {
                return
            }
        }
    }

    /// Notes a start tag that a limit leaves out.
    mutating func refuse(_ element: HTMLElement) {
        refusals += 1
        refusedCounts[Int(element.rawValue)] += 1
    }

    /// Whether the end tag belongs to such a start tag.
    mutating func forgivesEnd(of element: HTMLElement) -> Bool {
        guard refusals > 0, refusedCounts[Int(element.rawValue)] > 0 else { return false }
        refusals -= 1
        refusedCounts[Int(element.rawValue)] -= 1
        return true
    }

    mutating func appendStartTag(_ element: HTMLElement, attributes: [UInt8]) {
        output.appendStartTag(element, attributes: attributes)
    }

    mutating func appendEndTag(_ element: HTMLElement) {
        output.appendEndTag(element)
    }

    private mutating func closeReal(_ block: Block) {
        if block.isWritten {
            if block.hasRun { trim() }
            closeWrittenInlines()
            appendEndTag(block.element)
            blocks.removeLast()
        } else {
            pendingBlocks -= 1
            blocks.removeLast()
            if block.element.role == .cell || block.element == .colgroup {
                keepEmptyPart(block, in: top)
            }
        }
        needsSeparator = false
        indentation.removeAll()
    }

    private mutating func forgetRefusals() {
        refusals = 0
        for index in refusedCounts.indices { refusedCounts[index] = 0 }
    }
}
