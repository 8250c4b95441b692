import Testing

@testable import Archiving

@Suite struct NamesakeMatchingTests {
    private func item(_ link: UInt64?, _ title: UInt64?, _ body: UInt64?) -> ItemTraits {
        ItemTraits(link: link, title: title, body: body)
    }

    private func found(_ received: [ItemTraits], _ archived: [ItemTraits]) -> [Int: Int] {
        NamesakeMatching(of: received, among: archived).found
    }

    @Test func equalOnesFindEachOtherInAnyOrder() {
        let (a, b, c) = (item(1, 1, 1), item(1, 2, 2), item(2, 1, 3))
        #expect(found([a, b, c], [c, a, b]) == [0: 1, 1: 2, 2: 0])
        #expect(found([b], [c, a, b]) == [0: 2])
    }

    @Test func aLinkOfOneAloneLeadsToIt() {
        #expect(found([item(2, 9, 9)], [item(1, 1, 1), item(2, 2, 2)]) == [0: 1])
    }

    @Test func aLinkOfSeveralLeadsNowhere() {
        #expect(found([item(1, 9, 9)], [item(1, 1, 1), item(1, 2, 2)]).isEmpty)
        #expect(found([item(1, 9, 9), item(1, 8, 8)], [item(1, 1, 1)]).isEmpty)
    }

    @Test func amongItemsWithOneLinkTheHeadlineTells() {
        #expect(found([item(1, 2, 9)], [item(1, 1, 1), item(1, 2, 2)]) == [0: 1])
        #expect(found([item(1, 9, 2)], [item(1, 1, 1), item(1, 2, 2)]) == [0: 1])
    }

    @Test func aHeadlineAloneTellsNothingOfWhatLeadsElsewhere() {
        #expect(found([item(3, 1, 9)], [item(1, 1, 1), item(2, 2, 2)]).isEmpty)
    }

    @Test func headlineAndTextTellAnItemThatMoved() {
        #expect(found([item(3, 1, 1)], [item(1, 1, 1), item(2, 2, 2)]) == [0: 0])
    }

    @Test func whatWasTakenOutIsKnownByItsLinkOnly() {
        #expect(found([item(1, 5, 5)], [item(1, nil, nil)]) == [0: 0])
        #expect(found([item(2, nil, nil)], [item(1, nil, nil)]).isEmpty)
    }
}
