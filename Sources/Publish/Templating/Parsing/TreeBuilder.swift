/// Nests the pieces of a template, and goes on behind what is badly nested.
struct TreeBuilder {
    /// Far beyond what a person writes, and far below what a thread's stack holds.
    private static let deepest = 60

    private let bytes: [UInt8]
    private var nodes: [Node] = []
    private var open: [OpenTag] = []
    private(set) var faults: [Fault] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func build(_ pieces: [Piece]) -> [Node] {
        for piece in pieces {
            switch piece {
            case .text(let range): nodes.append(.text(range))
            case .line(let lead):
                noteIntrinsic(lead)
                nodes.append(.line(lead))
            case .hiddenLine(let lead, let closes):
                if !closes { noteIntrinsic(lead) }
            case .tag(let tag, let isStandalone, let indentation):
                guard open.count < Self.deepest else {
                    let message = "more than \(Self.deepest) tags are open at once"
                    faults.append(Fault(offset: tag.start, message: message))
                    return []
                }
                add(tag, isStandalone: isStandalone, indentation: indentation)
            }
        }
        while let last = open.last {
            reportUnclosed(last.tag)
            closeInnermost()
        }
        return nodes
    }

    private mutating func add(_ tag: Tag, isStandalone: Bool, indentation: Range<Int>) {
        switch tag.kind {
        case .comment, .delimiters: break
        case .variable, .raw: nodes.append(.variable(tag.name, isRaw: tag.kind == .raw))
        case .section, .inverted, .parent, .block:
            let place = OpenTag(
                tag: tag,
                isStandalone: isStandalone,
                indentation: indentation,
                outer: nodes
            )
            open.append(place)
            nodes = []
        case .close: close(tag)
        case .partial:
            nodes.append(
                .partial(
                    Inclusion(
                        name: tag.name,
                        isDynamic: tag.isDynamic,
                        isStandalone: isStandalone,
                        indentation: indentation
                    )
                )
            )
        }
    }

    private mutating func noteIntrinsic(_ lead: Range<Int>) {
        guard let last = open.indices.last, open[last].isStandalone else { return }
        open[last].intrinsic = open[last].intrinsic ?? lead
    }

    // MARK: Closing

    private mutating func close(_ tag: Tag) {
        guard let innermost = open.last else {
            let message = "{{/\(tag.name.text)}} closes nothing"
            faults.append(Fault(offset: tag.name.offset, message: message))
            return
        }
        if innermost.closingName == tag.name.text || tag.name.isBroken || innermost.isBroken {
            closeInnermost()
            return
        }
        guard let match = open.lastIndex(where: { $0.closingName == tag.name.text }) else {
            reportMismatch(tag, innermost)
            closeInnermost()
            return
        }
        while open.count > match + 1, let last = open.last {
            reportUnclosed(last.tag)
            closeInnermost()
        }
        closeInnermost()
    }

    private mutating func reportMismatch(_ tag: Tag, _ opened: OpenTag) {
        let (line, column) = SourceText(bytes).position(of: opened.tag.start)
        let hint = "write {{/\(opened.closingName)}}, opened at \(line):\(column)"
        let message = "{{/\(tag.name.text)}} closes nothing that is open"
        faults.append(Fault(offset: tag.name.offset, message: message, hint: hint))
    }

    private mutating func reportUnclosed(_ tag: Tag) {
        let what =
            switch tag.kind {
            case .parent: "parent"
            case .block: "block"
            default: "section"
            }
        let name = (tag.isDynamic ? "*" : "") + tag.name.text
        let message = "\(what) '\(name)' is never closed"
        faults.append(
            Fault(offset: tag.name.offset, message: message, hint: "write {{/\(name)}} behind it")
        )
    }

    private mutating func closeInnermost() {
        guard let closed = open.popLast() else { return }
        let inner = nodes
        nodes = closed.outer
        switch closed.tag.kind {
        case .parent: nodes.append(.parent(parent(closed, inner)))
        case .block: nodes.append(.block(closed.block(inner)))
        default:
            let isInverted = closed.tag.kind == .inverted
            let section = Section(name: closed.tag.name, isInverted: isInverted, nodes: inner)
            nodes.append(.section(section))
        }
    }

    private mutating func parent(_ closed: OpenTag, _ inner: [Node]) -> Parent {
        var blocks: [Block] = []
        var stray: Int?
        for node in inner {
            guard case .block(let block) = node else {
                stray = stray ?? strayOffset(node)
                continue
            }
            guard blocks.allSatisfy({ $0.name.text != block.name.text }) else {
                let message = "block '\(block.name.text)' is given twice"
                faults.append(Fault(offset: block.name.offset, message: message))
                continue
            }
            blocks.append(block)
        }
        return Parent(inclusion: closed.inclusion, blocks: blocks, stray: stray)
    }

    private func strayOffset(_ node: Node) -> Int? {
        switch node {
        case .line, .block: nil
        case .text(let range): bytes[range].firstIndex { !$0.isTemplateSpace }
        case .variable(let name, _): name.offset
        case .section(let section): section.name.offset
        case .partial(let inclusion): inclusion.name.offset
        case .parent(let parent): parent.inclusion.name.offset
        }
    }
}

/// A tag that waits for its closing tag, and what stood before it.
private struct OpenTag {
    let tag: Tag
    let isStandalone: Bool
    let indentation: Range<Int>
    let outer: [Node]
    var intrinsic: Range<Int>?

    var isBroken: Bool { tag.name.isBroken }

    var closingName: String {
        tag.isDynamic ? "*" + tag.name.text : tag.name.text
    }

    var inclusion: Inclusion {
        Inclusion(
            name: tag.name,
            isDynamic: tag.isDynamic,
            isStandalone: isStandalone,
            indentation: indentation
        )
    }

    func block(_ nodes: [Node]) -> Block {
        Block(
            name: tag.name,
            isStandalone: isStandalone,
            indentation: indentation,
            intrinsic: intrinsic,
            nodes: nodes
        )
    }
}
