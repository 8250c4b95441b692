import Testing

@testable import Archiving

@Suite struct ListPlacesTests {
    private static func list(_ places: [Int32]) -> ListPlaces {
        var list = ListPlaces()
        for place in places { list.append(place) }
        return list
    }

    private static let kinds: [[Int32]] = [
        [], [7], Array(3..<40), [0, 1, 2, 9], [5, 8, 9, 10, 31, 32], Array(0..<500) + [900],
    ]

    @Test(arguments: kinds) func `a list has the places that were added, trimmed or not`(
        places: [Int32]
    ) {
        let list = Self.list(places)
        #expect(Array(list) == places)
        #expect(Array(list.trimmed) == places)
        #expect(list.count == places.count)
        for wanted in Int32(0)...45 {
            #expect(list.position(of: wanted) == places.firstIndex(of: wanted))
        }
    }

    @Test(arguments: kinds) func `a part is a list of its own`(places: [Int32]) {
        let list = Self.list(places)
        for start in places.indices.prefix(10) {
            for end in start...places.count where end - start < 10 || end == places.count {
                var part = list.shared(start..<end)
                #expect(Array(part) == Array(places[start..<end]))
                for wanted in Int32(0)...45 {
                    let expected = places[start..<end].firstIndex(of: wanted).map { $0 - start }
                    #expect(part.position(of: wanted) == expected)
                }
                #expect(Array(part.shared(0..<part.count)) == Array(part))
                if part.count > 1 {
                    let inner = part.shared(1..<part.count)
                    #expect(Array(inner) == Array(places[start + 1..<end]))
                    #expect(Array(part.shared(Self.list([1]))) == [places[start + 1]])
                }
                part.append(1_000)
                #expect(Array(part) == places[start..<end] + [1_000])
                #expect(Array(list) == places)
            }
        }
    }

    @Test(arguments: kinds, [[], [0], [1, 2, 3], [0, 2]] as [[Int32]])
    func `positions of a list are a part of it`(places: [Int32], positions: [Int32]) {
        let chosen = positions.filter { $0 < places.count }
        let part = Self.list(places).shared(Self.list(chosen))
        #expect(Array(part) == chosen.map { places[Int($0)] })
    }
}
