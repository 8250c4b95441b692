import Testing

@testable import Pages

@Suite struct ListPagingTests {
    @Test(arguments: [
        (0, 0, 0..<0), (1, 0, 0..<1), (30, 0, 0..<30), (59, 0, 0..<59), (60, 1, 30..<60),
        (89, 1, 30..<89), (90, 2, 60..<90), (6_301, 209, 6_270..<6_301),
    ])
    func ownAddressHoldsTheNewest30To59(count: Int, lastNumber: Int, newest: Range<Int>) {
        let paging = ListPaging(count: count)
        #expect(paging.lastNumber == lastNumber)
        #expect(paging.positions(of: nil) == newest)
    }

    @Test func numberedPagesNeverChange() {
        for count in 60..<400 {
            let before = ListPaging(count: count)
            let after = ListPaging(count: count + 1)
            for number in 1...before.lastNumber {
                #expect(before.positions(of: number) == after.positions(of: number))
            }
        }
    }

    @Test func everyArticleStandsOnExactlyOnePage() {
        for count in 0..<300 {
            let paging = ListPaging(count: count)
            let numbered = (1..<paging.lastNumber + 1).flatMap { Array(paging.positions(of: $0)) }
            #expect(numbered + Array(paging.positions(of: nil)) == Array(0..<count))
        }
    }
}
