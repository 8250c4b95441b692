import Basics
import Domain

/// A published article as the edition's index keeps it: a fixed number of bytes, whatever its length.
struct IndexedArticle: Sendable {
    let id: ItemID
    /// By which the archive finds it.
    let number: Int64
    let sortTime: Int
    let firstSeen: Int
    var fingerprint: UInt64
    /// `StableHash` of where it stands on the portal.
    let pathHash: UInt64
    /// What it has in common with others, by its number.
    private(set) var traits: UInt32
    let day: Int32

    init(_ item: Listing) {
        id = item.id
        number = item.number
        sortTime = item.sortTime
        firstSeen = item.firstSeen
        fingerprint = item.fingerprint
        pathHash = item.pathHash
        traits = item.traits
        day = item.day
    }

    /// Puts it into another section than the archive's.
    mutating func move(to name: SectionID, in names: inout ListingNames) {
        var its = names.traits[traits]
        let number = names.sections.number(of: name)
        guard number != its.section else { return }
        its.section = number
        traits = names.traits.number(of: its)
        var hash = StableHash(fingerprint)
        hash.add(name.text)
        fingerprint = hash.value
    }

    static func stands(_ one: Self, before other: Self) -> Bool {
        (one.sortTime, one.id) < (other.sortTime, other.id)
    }

    /// The same with the number that its traits have elsewhere, of those by the numbers here.
    func renumbered(_ numbers: [UInt32]) -> Self {
        var entry = self
        entry.traits = numbers[Int(traits)]
        return entry
    }
}
