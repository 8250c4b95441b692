import Basics

/// The media of an entry with all renditions of one picture or film in one group, though the feed does not say so.
struct MediaGroups {
    private(set) var items: [MediaPicture]
    /// The groups that have become part of an earlier one.
    private var earlier: [Int: Int] = [:]

    init(_ items: [MediaPicture]) {
        self.items = items
        guard items.count > 1 else { return }
        joinAlike()
        for medium in ["image", "video"] { joinSideBySide(medium) }
        guard !earlier.isEmpty else { return }
        self.items = items.map { item in
            var item = item
            item.group = group(of: item)
            return item
        }
    }

    /// Those whose addresses differ only in what tells the size.
    private mutating func joinAlike() {
        var groups: [String: Int] = [:]
        for item in items {
            let address = RenditionAddress(item).rest
            if let group = groups[address] {
                join(item, to: group)
            } else {
                groups[address] = item.group
            }
        }
    }

    /// Those that all say how wide they are, one wider than the other, and differ in nothing else.
    private mutating func joinSideBySide(_ medium: String) {
        let files = items.filter { $0.medium == medium && !$0.isThumbnail }
        guard let first = files.first, Set(files.map { group(of: $0) }).count == files.count,
            Self.areRenditions(files)
        else { return }
        for file in files.dropFirst() { join(file, to: first.group) }
    }

    private static func areRenditions(_ files: [MediaPicture]) -> Bool {
        let widths = files.compactMap(\.width)
        guard widths.count == files.count, let first = files.first, let narrowest = widths.min(),
            let widest = widths.max()
        else { return false }
        let steps = zip(widths, widths.dropFirst())
        guard steps.allSatisfy({ $0 < $1 }) || steps.allSatisfy({ $0 > $1 }) else { return false }
        // The pictures of a gallery are about as wide as each other.
        return widest >= 2 * narrowest && files.allSatisfy { isSame($0, first) }
    }

    /// Whether two say the same of what they show, and have the same proportions where they tell them.
    private static func isSame(_ one: MediaPicture, _ other: MediaPicture) -> Bool {
        guard one.alt == other.alt, one.credit == other.credit else { return false }
        guard let height = one.height, let width = one.width, let otherHeight = other.height,
            let otherWidth = other.width
        else { return (one.height == nil) == (other.height == nil) }
        return (width * otherHeight).apart(from: otherWidth * height) * 20 <= width * otherHeight
    }

    private mutating func join(_ item: MediaPicture, to group: Int) {
        let (one, other) = (self.group(of: item), last(of: group))
        if one != other { earlier[max(one, other)] = min(one, other) }
    }

    private func group(of item: MediaPicture) -> Int { last(of: item.group) }

    private func last(of group: Int) -> Int {
        var group = group
        while let next = earlier[group] { group = next }
        return group
    }
}
