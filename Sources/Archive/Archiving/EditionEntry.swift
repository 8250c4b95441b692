import Basics
import Domain

/// A published article as the edition's index keeps it: a fixed number of bytes, whatever its length.
struct EditionEntry: Sendable {
    let id: ItemID
    /// By which the archive finds it.
    let number: Int64
    let sortTime: Int
    let firstSeen: Int
    var fingerprint: UInt64
    /// Where its path lies in the index's text.
    private(set) var pathStart: UInt32
    let pathLength: UInt16
    let isLive: Bool
    /// By the number of its name, as source, languages and section are.
    private(set) var form: UInt32
    let day: Int32
    private(set) var source: UInt32
    private(set) var language: UInt32
    private(set) var shelf: UInt32
    private(set) var section: UInt32

    init(_ item: Listing, pathStart: Int) {
        id = item.id
        number = item.number
        sortTime = item.sortTime
        firstSeen = item.firstSeen
        fingerprint = item.fingerprint
        self.pathStart = UInt32(pathStart)
        pathLength = UInt16(clamping: item.pathLength)
        isLive = item.isLive
        form = item.form
        day = item.day
        source = item.source
        language = item.language
        shelf = item.shelf
        section = item.section
    }

    /// Puts it into another section than the archive's.
    mutating func move(to name: SectionID, in sections: inout NameTable<SectionID>) {
        let number = sections.number(of: name)
        guard number != section else { return }
        section = number
        var hash = StableHash(fingerprint)
        hash.add(name.text)
        fingerprint = hash.value
    }

    static func stands(_ one: Self, before other: Self) -> Bool {
        (one.sortTime, one.id) < (other.sortTime, other.id)
    }
}

extension EditionEntry {
    /// What numbers become where entries are added to others: new ones, by the former.
    struct Renumbering {
        /// So long is the text that theirs comes after.
        let paths: UInt32
        let sources: [UInt32]
        let languages: [UInt32]
        let sections: [UInt32]
        let forms: [UInt32]
    }

    func renumbered(_ renumbering: Renumbering) -> Self {
        var entry = self
        entry.pathStart += renumbering.paths
        entry.source = renumbering.sources[Int(source)]
        entry.language = renumbering.languages[Int(language)]
        entry.shelf = renumbering.languages[Int(shelf)]
        entry.section = renumbering.sections[Int(section)]
        entry.form = renumbering.forms[Int(form)]
        return entry
    }
}

/// Names that many articles share, each kept once.
struct NameTable<Name: Hashable & Sendable>: Sendable {
    private var numbers: [Name: UInt32] = [:]
    private(set) var names: [Name] = []

    /// The number of a name, a new one for one that was never met.
    mutating func number(of name: Name) -> UInt32 {
        if let number = numbers[name] { return number }
        let number = UInt32(names.count)
        numbers[name] = number
        names.append(name)
        return number
    }

    subscript(number: UInt32) -> Name { names[Int(number)] }
}
