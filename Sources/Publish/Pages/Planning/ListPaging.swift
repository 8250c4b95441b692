import Domain

/// Divides a list into pages numbered from the oldest, so that old pages never change.
struct ListPaging: Equatable {
    let count: Int
    let size: Int

    init(count: Int, size: Int = SiteSettings.standardPageSize) {
        self.count = count
        self.size = size
    }

    /// Numbered pages hold `size` items each; the list's own address holds the newest, up to twice as many less one.
    var lastNumber: Int { max(0, count / size - 1) }

    /// Positions counted from the oldest; `nil` is the list's own address.
    func positions(of number: Int?) -> Range<Int> {
        guard let number else { return lastNumber * size..<count }
        return (number - 1) * size..<number * size
    }
}
