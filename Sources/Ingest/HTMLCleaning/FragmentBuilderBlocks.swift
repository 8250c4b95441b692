/// Blocks: which may stand where, and what is closed for them.
extension FragmentBuilder {
    mutating func openBlock(_ element: HTMLElement, attributes: [UInt8]) {
        if isSealed(against: element) || element.role == .box {
            return openVirtual(element)
        }
        switch element.role {
        case .listItem, .definition: openItem(element, attributes: attributes)
        case .figureCaption: openPart(element, in: .figure, attributes: attributes)
        case .summary: openPart(element, in: .details, attributes: attributes)
        case .tableCaption, .columnGroup, .column, .tableSection, .row, .cell:
            openTablePart(element, attributes: attributes)
        case .list, .definitions, .container, .table:
            guard blocks.count < Self.depthLimit else { return leaveOut(element) }
            makeRoomForBlock()
            push(element, attributes: attributes)
        default:
            makeRoomForBlock()
            push(element, attributes: attributes)
        }
    }

    mutating func closeBlock(_ element: HTMLElement) {
        if forgivesEnd(of: element) { return }
        let isHeading = element.role == .heading
        guard isHeading || isOpen(element) else { return }
        var index = blocks.count - 1
        while index > 0 {
            let open = blocks[index].element
            if open == element || isHeading && open.role == .heading {
                return closeBlocks(to: index)
            }
            if open.confines(element), !blocks[index].isVirtual { return }
            index -= 1
        }
    }

    /// A block that is not written but separates what stands around and in it.
    mutating func openVirtual(_ element: HTMLElement) {
        if element == .p, let last = blocks.last, last.isVirtual, last.element == .p {
            closeBlocks(to: blocks.count - 1)
        }
        if !blocks[top].element.isSealed, blocks[top].element.role == .paragraph {
            closeParagraph()
        }
        endLine()
        let block = blocks[top]
        if block.element.content == .flow, block.element.isBody || block.hasContent {
            blocks[top].needsParagraph = true
        }
        guard blocks.count < Self.depthLimit else { return refuse(element) }
        push(element, attributes: [], isVirtual: true)
    }

    mutating func rule() {
        guard !isSealed(against: .hr), blocks[paragraphParent].element.content == .flow else {
            return endLine()
        }
        makeRoomForBlock()
        writePendingBlocks()
        noteBlock(in: top)
        output.append("<hr>")
    }

    /// Ends the line at hand where a block begins or ends.
    mutating func endLine() {
        let top = top
        guard blocks[top].isWritten else { return }
        switch blocks[top].element.content {
        case .phrasing: needsSeparator = true
        case .flow where blocks[top].hasRun:
            trim()
            closeWrittenInlines()
            blocks[top].hasRun = false
            blocks[top].needsParagraph = true
        default: break
        }
    }

    /// Closes paragraphs and opens implied items until a block may be opened.
    mutating func makeRoomForBlock() {
        while true {
            switch blocks[top].element.content {
            case .phrasing: closeParagraph()
            case .flow: return endLine()
            case .parts: openImpliedPart()
            }
        }
    }

    mutating func openImpliedBlocks() {
        while blocks[top].element.content == .parts { openImpliedPart() }
        let block = blocks[top]
        if block.needsParagraph, block.element.content == .flow { push(.p, attributes: []) }
    }

    func isSealed(against element: HTMLElement) -> Bool {
        let leaf = blocks[top].element
        if leaf.role == .heading {
            return element.role == .paragraph
        }
        guard leaf.isSealed else { return false }
        switch element.role {
        case .definition: return leaf != .dt
        case .tableCaption, .columnGroup, .column, .tableSection, .row, .cell: return false
        default: return true
        }
    }

    private mutating func leaveOut(_ element: HTMLElement) {
        endLine()
        refuse(element)
    }

    /// `li`, `dt` and `dd`: they end the one before and need their list.
    private mutating func openItem(_ element: HTMLElement, attributes: [UInt8]) {
        var index = blocks.count - 1
        while true {
            let block = blocks[index]
            if block.element.role == element.role {
                closeBlocks(to: index)
                break
            }
            if !block.isVirtual, block.element.holds(element) {
                closeBlocks(to: index + 1)
                break
            }
            let isPassed =
                block.isVirtual ? !block.element.holds(element) : block.element.isClosable
            guard isPassed else { return openVirtual(element) }
            index -= 1
        }
        if blocks[top].element.holds(element) {
            push(element, attributes: attributes)
        } else {
            openVirtual(element)
        }
    }

    /// The caption of a figure and the summary of details.
    private mutating func openPart(
        _ element: HTMLElement,
        in parent: HTMLElement,
        attributes: [UInt8]
    ) {
        let block = blocks[paragraphParent]
        guard block.element == parent, element != .summary || !block.isWritten else {
            return openVirtual(element)
        }
        makeRoomForBlock()
        push(element, attributes: attributes)
    }

    /// The block around the paragraph or heading at hand.
    private var paragraphParent: Int {
        let top = top
        return blocks[top].element.isClosable ? blocks[top - 1].real : top
    }

    private mutating func closeParagraph() {
        closeBlocks(to: top, carriesInlines: true)
    }
}

extension HTMLElement {
    /// Whether another block ends it.
    var isClosable: Bool { role == .paragraph || role == .heading }

    func holds(_ item: HTMLElement) -> Bool {
        switch item.role {
        case .listItem: role == .list
        case .definition: self == .dl
        default: false
        }
    }

    /// Whether an end tag inside this block cannot close `element` outside of it.
    func confines(_ element: HTMLElement) -> Bool {
        switch element.role {
        case .tableCaption, .columnGroup, .tableSection, .row, .cell: self == .table
        case .table: false
        case .listItem, .definition: role == .table || role == .cell || holds(element)
        default: role == .table || role == .cell || role == .tableCaption
        }
    }
}
