/// Tables: rows and cells stand only in their table, and text only in cells.
extension FragmentBuilder {
    mutating func openTablePart(_ element: HTMLElement, attributes: [UInt8]) {
        let table = blocks[blocks.count - 1].table
        guard table > 0, !blocks[table].isVirtual else { return openVirtual(element) }
        switch element.role {
        case .tableCaption:
            guard blocks[table].tableStage == 0 else { return openVirtual(element) }
            closeBlocks(to: table + 1)
            blocks[table].tableStage = 1
            push(element, attributes: attributes)
        case .columnGroup, .column:
            guard blocks[table].tableStage < 2 else { return }
            openColumn(element, table: table, attributes: attributes)
        case .tableSection:
            closeBlocks(to: table + 1)
            blocks[table].tableStage = 2
            push(element, attributes: attributes)
        case .row: openRow(table: table, attributes: attributes)
        default: openCell(element, table: table, attributes: attributes)
        }
    }

    /// What stands around content that its parent cannot hold directly.
    mutating func openImpliedPart() {
        let element = blocks[top].element
        switch element.role {
        case .list: push(.li, attributes: [])
        case .definitions: push(.dd, attributes: [])
        case .table:
            blocks[top].tableStage = 2
            push(.tbody, attributes: [])
        case .tableSection: push(.tr, attributes: [])
        case .row: push(.td, attributes: [])
        default: closeBlocks(to: top)
        }
    }

    /// An empty cell and a group of columns are kept, but only together with what has content.
    mutating func keepEmptyPart(_ block: Block, in parent: Int) {
        guard block.element.role == .cell || !(block.deferred.isEmpty && block.attributes.isEmpty)
        else { return }
        var tags: [UInt8] = []
        tags.appendStartTag(block.element, attributes: block.attributes)
        tags.append(contentsOf: block.deferred)
        tags.appendEndTag(block.element)
        if blocks[parent].isWritten {
            output.append(contentsOf: tags)
        } else {
            blocks[parent].deferred.append(contentsOf: tags)
        }
    }

    private mutating func openColumn(_ element: HTMLElement, table: Int, attributes: [UInt8]) {
        blocks[table].tableStage = 1
        if element == .col, blocks[top].element == .colgroup {
            blocks[top].deferred.appendStartTag(.col, attributes: attributes)
            return
        }
        closeBlocks(to: table + 1)
        push(.colgroup, attributes: element == .col ? [] : attributes)
        if element == .col { blocks[top].deferred.appendStartTag(.col, attributes: attributes) }
    }

    private mutating func openRow(table: Int, attributes: [UInt8]) {
        if let section = firstReal(above: table, role: .tableSection) {
            closeBlocks(to: section + 1)
        } else {
            closeBlocks(to: table + 1)
            blocks[table].tableStage = 2
            push(.tbody, attributes: [])
        }
        push(.tr, attributes: attributes)
    }

    private mutating func openCell(_ element: HTMLElement, table: Int, attributes: [UInt8]) {
        if let section = firstReal(above: table, role: .tableSection),
            let row = firstReal(above: section, role: .row)
        {
            closeBlocks(to: row + 1)
        } else {
            openRow(table: table, attributes: [])
        }
        push(element, attributes: attributes)
    }

    private func firstReal(above index: Int, role: HTMLElementRole) -> Int? {
        let next = blocks[(index + 1)...].firstIndex { !$0.isVirtual }
        return next.flatMap { blocks[$0].element.role == role ? $0 : nil }
    }
}
