import Basics
import Domain

/// The removal list, to be asked which of its lines name an item.
struct RemovalNames {
    let removals: [Removal]
    private let erasing: Set<Int>
    private var byText: [String: [Int]] = [:]
    private var byPath: [String: [Int]] = [:]
    private var byID: [String: [Int]] = [:]
    private var byAddress: [String: [Int]] = [:]

    init(_ removals: [Removal]) {
        self.removals = removals
        erasing = Set(removals.filter(\.isErased).map(\.line))
        for removal in removals {
            byText[removal.text, default: []].append(removal.line)
            if removal.isErased { note(erased: removal) }
            for path in removal.paths { byPath[path, default: []].append(removal.line) }
            if let id = removal.id { byID[id.text, default: []].append(removal.line) }
            if let address = removal.canonicalAddress {
                byAddress[address, default: []].append(removal.line)
            }
        }
    }

    /// What is erased is known by its marks alone.
    private mutating func note(erased removal: Removal) {
        byText[ErasedItems.mark(removal.text), default: []].append(removal.line)
        guard let address = removal.canonicalAddress else { return }
        byAddress[ErasedItems.mark(address), default: []].append(removal.line)
    }

    /// Whether a line wants that nothing of an item is left.
    func erases(_ item: RemovedItem) -> Bool {
        guard !erasing.isEmpty else { return false }
        return lines(naming: item).contains(where: erasing.contains)
    }

    func lines(naming item: RemovedItem) -> [Int] {
        let lines = [
            byID[item.id], byPath[item.path], byText[item.identity],
            item.link.flatMap { byText[$0] },
            item.canonical.flatMap { byAddress[$0] },
        ]
        return lines.flatMap { $0 ?? [] }
    }

    /// Whether a line is just this.
    func isWritten(_ text: String) -> Bool { byText[text] != nil }

    /// Equal for equal lists.
    var fingerprint: UInt64 {
        var hash = StableHash()
        for removal in removals {
            hash.add(removal.text)
            if removal.isErased { hash.add(1) }
        }
        return hash.value
    }
}
