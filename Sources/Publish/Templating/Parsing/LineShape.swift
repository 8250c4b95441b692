/// What stands on one line, and whether it stands there alone.
///
/// A line of one tag without a value stands alone, as the specification says. So does a line of
/// tags of inheritance only, unless a block begins and ends on it (that one is text in its line),
/// and a parent that begins and ends on it.
struct LineShape {
    let isStandalone: Bool
    /// One parent, opened and closed here, is all there is.
    let isWholeParent: Bool
    let startsWithClose: Bool
    let hasTags: Bool
    let hasText: Bool

    /// - Parameters:
    ///   - line: texts without line ends, and tags.
    ///   - isBlank: whether a stretch of text is white space.
    ///   - openKinds: what is open where the line begins, then where it ends.
    init(_ line: [Token], isBlank: (Range<Int>) -> Bool, openKinds: inout [TagKind]) {
        var census = Census(depth: openKinds.count)
        for token in line {
            switch token {
            case .tag(let tag): census.count(tag, openKinds: &openKinds)
            case .text(let range):
                if !isBlank(range) {
                    census.hasText = true
                    census.hasTextOutside = census.hasTextOutside || !census.isInsideParent
                }
            }
        }
        hasTags = census.tagCount > 0
        hasText = census.hasText
        startsWithClose = census.startsWithClose
        isWholeParent = census.closedParents == 1 && !census.hasTextOutside && census.isOneParent
        let isAlone = census.tagCount == 1 && !census.hasValue
        let isFrame = hasTags && census.isInheritanceOnly && !census.hasWholeBlock
        isStandalone = isWholeParent || (!hasText && (isAlone || isFrame))
    }
}

/// The running count of what a line holds.
private struct Census {
    let depth: Int
    var tagCount = 0
    var hasText = false
    var hasTextOutside = false
    var hasValue = false
    var startsWithClose = false
    var isInheritanceOnly = true
    var hasWholeBlock = false
    var isInsideParent = false
    var closedParents = 0
    /// No tag was seen outside of a parent that began on this line.
    var isOneParent = true
    private var openedHere: [TagKind] = []

    init(depth: Int) {
        self.depth = depth
    }

    mutating func count(_ tag: Tag, openKinds: inout [TagKind]) {
        if tagCount == 0 {
            startsWithClose = tag.kind == .close
        }
        tagCount += 1
        hasValue = hasValue || tag.kind == .variable || tag.kind == .raw
        if openedHere.isEmpty, tag.kind != .parent || closedParents > 0 {
            isOneParent = false
        }
        if tag.kind.opens {
            openKinds.append(tag.kind)
            openedHere.append(tag.kind)
            noteInheritance(tag.kind)
        } else if tag.kind == .close {
            close(&openKinds)
        } else {
            isInheritanceOnly = false
        }
        isInsideParent = openedHere.first == .parent
    }

    private mutating func close(_ openKinds: inout [TagKind]) {
        guard let kind = openKinds.popLast() else { return }
        noteInheritance(kind)
        if openedHere.popLast() == .block {
            hasWholeBlock = true
        }
        if kind == .parent, openedHere.isEmpty, openKinds.count == depth {
            closedParents += 1
        }
    }

    private mutating func noteInheritance(_ kind: TagKind) {
        isInheritanceOnly = isInheritanceOnly && (kind == .parent || kind == .block)
    }
}
