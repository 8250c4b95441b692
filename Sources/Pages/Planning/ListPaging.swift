/// Divides a list into pages numbered from the oldest, so that old pages never change.
struct ListPaging: Equatable {
    static let size = 30

    let count: Int

    /// Numbered pages hold 30 articles each; the list's own address holds the newest 30 to 59.
    var lastNumber: Int { max(0, count / Self.size - 1) }

    /// Positions counted from the oldest; `nil` is the list's own address.
    func positions(of number: Int?) -> Range<Int> {
        guard let number else { return lastNumber * Self.size..<count }
        return (number - 1) * Self.size..<number * Self.size
    }
}
