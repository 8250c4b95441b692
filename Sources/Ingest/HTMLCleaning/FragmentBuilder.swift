/// Builds a balanced fragment in the part of HTML that every parser reads alike.
///
/// Blocks and inline elements are kept apart: inline elements end before each block and begin again
/// in the next one, so that inline elements hold no blocks. A start tag is written when the first
/// content of its element comes, so that nothing empty remains.
struct FragmentBuilder: ~Copyable {
    /// An open block; a virtual one is not written and stands there for its end tag only.
    struct Block {
        let element: HTMLElement
        let isVirtual: Bool
        /// With a leading space each.
        let attributes: [UInt8]
        /// The nearest block, from this one down, that is not virtual.
        let real: Int
        /// The nearest table, from this one down; 0 when there is none.
        let table: Int
        var isWritten = false
        /// Written after the start tag, without being content of its own.
        var deferred: [UInt8] = []
        var hasContent = false
        /// Whether inline content was the last that was written directly in this block.
        var hasRun = false
        /// Whether the next inline content needs a paragraph of its own.
        var needsParagraph = false
        /// How far a table is: 0 nothing yet, 1 caption and columns, 2 rows.
        var tableStage = 0
    }

    /// An open inline element.
    struct Inline {
        let element: HTMLElement
        let attributes: [UInt8]
        /// How many blocks were open around it.
        var depth: Int
    }

    /// Above this depth no further block that may hold its like is opened.
    static let depthLimit = 180
    /// How often one inline element may stand in itself.
    static let repetitionLimit = 3

    var output: [UInt8] = []
    var blocks: [Block]
    var inlines: [Inline] = []
    /// The inline elements that are written are always the first ones.
    var writtenInlines = 0
    var pendingBlocks = 0
    /// Whether a block ended that cannot be written here, so that words must not run together.
    var needsSeparator = false
    /// The blanks before the first text of a `pre`.
    var indentation: [UInt8] = []
    var openCounts = [Int](repeating: 0, count: HTMLElement.allCases.count)
    /// Start tags that were left out because of a limit, to leave out their end tags too.
    var refusedCounts = [Int](repeating: 0, count: HTMLElement.allCases.count)
    var refusals = 0
    let byteLimit: Int

    init(byteLimit: Int, capacity: Int) {
        self.byteLimit = byteLimit
        output.reserveCapacity(min(byteLimit, capacity))
        blocks = [
            Block(
                element: .unknown,
                isVirtual: false,
                attributes: [],
                real: 0,
                table: 0,
                isWritten: true
            )
        ]
    }

    var isFull: Bool { output.count >= byteLimit }
    var top: Int { blocks[blocks.count - 1].real }
    var isInPreformatted: Bool { blocks[top].element == .pre }
    func isOpen(_ element: HTMLElement) -> Bool { openCounts[Int(element.rawValue)] > 0 }

    /// Whether blanks at this place are left out.
    var isAtEdge: Bool {
        let block = blocks[top]
        switch block.element.content {
        case .phrasing: return !block.isWritten
        case .flow: return !block.hasRun
        case .parts: return true
        }
    }

    mutating func start(_ element: HTMLElement, attributes: [UInt8]) {
        switch element.role {
        case .transparent, .nothing, .dropped: break
        case .inline: openInline(element, attributes: attributes)
        case .lineBreak: lineBreak()
        case .rule: rule()
        case .image, .checkbox: appendInline(element, attributes: attributes)
        default: openBlock(element, attributes: attributes)
        }
    }

    mutating func end(_ element: HTMLElement) {
        switch element.role {
        case .transparent, .nothing, .dropped, .rule, .image, .checkbox, .column: break
        case .inline: closeInline(element)
        case .lineBreak: lineBreak()
        default: closeBlock(element)
        }
    }

    /// Closes everything and returns the fragment.
    consuming func finish() -> [UInt8] {
        closeBlocks(to: 1)
        trim()
        closeWrittenInlines()
        return output
    }
}
