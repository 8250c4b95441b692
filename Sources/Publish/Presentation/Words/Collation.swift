import Basics
import Domain
import Foundation

/// Orders names as the alphabet of a language does: accents and case do not count, except in letters of its own.
public struct Collation: Sendable {
    /// The place of each letter in the alphabet.
    private let places: [Character: Int]

    /// - Parameter alphabet: its letters in order: `abcdefghijklmnñopqrstuvwxyz`.
    init(alphabet: String) {
        var places: [Character: Int] = [:]
        for letter in alphabet where places[letter] == nil { places[letter] = places.count }
        self.places = places
    }

    /// What a name is compared by.
    public struct Key: Hashable, Comparable, Sendable {
        fileprivate let weights: [Int]

        public static func < (one: Self, other: Self) -> Bool {
            one.weights.lexicographicallyPrecedes(other.weights)
        }
    }

    private static let digits = 100
    private static let letters = 200
    private static let others = 100_000

    public func key(of name: String) -> Key {
        var weights: [Int] = []
        weights.reserveCapacity(name.utf8.count)
        for character in name.lowercased().precomposedStringWithCanonicalMapping {
            if let place = places[character] {
                weights.append(Self.letters + place)
                continue
            }
            for scalar in Folding.fold(String(character)).unicodeScalars {
                weights.append(weight(of: scalar))
            }
        }
        // Signs and spaces part words and weigh the same, however many there are.
        var parted: [Int] = []
        for weight in weights where weight > 0 || (parted.last ?? 0) > 0 { parted.append(weight) }
        if parted.last == 0 { parted.removeLast() }
        return Key(weights: parted)
    }

    /// Values by their names; those of one name by its spelling, then as they came.
    public func sorted<Value>(_ values: [Value], by name: (Value) -> String) -> [Value] {
        var named: [(key: Key, name: String, value: Value)] = []
        named.reserveCapacity(values.count)
        for value in values {
            let name = name(value)
            named.append((key(of: name), name, value))
        }
        named.sort { $0.key == $1.key ? $0.name < $1.name : $0.key < $1.key }
        return named.map(\.value)
    }

    /// The letter under which a name stands; nil for one that begins with none of the alphabet.
    public func letter(of name: String) -> Character? {
        for character in name.lowercased().precomposedStringWithCanonicalMapping {
            if places[character] != nil { return character }
            for scalar in Folding.fold(String(character)).unicodeScalars {
                let folded = Character(scalar)
                if places[folded] != nil { return folded }
                if weight(of: scalar) > 0 { return nil }
            }
        }
        return nil
    }

    private func weight(of scalar: Unicode.Scalar) -> Int {
        if let place = places[Character(scalar)] { return Self.letters + place }
        if ("0"..."9").contains(scalar) { return Self.digits + Int(scalar.value) - 48 }
        if scalar.value < 0x80 || scalar.properties.isWhitespace { return 0 }
        return scalar.properties.isAlphabetic ? Self.others + Int(scalar.value) : 0
    }
}
