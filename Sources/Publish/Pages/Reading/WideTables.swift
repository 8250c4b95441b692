import Basics

/// Lets tables of texts, which go sideways where they are wider than the page, be moved by keyboard, and marks those that
/// paper holds in small letters only.
enum WideTables {
    /// How many columns a sheet has no room for in letters of the text's size.
    private static let wide = 8

    /// Texts come from our own serialiser, so nothing but a tag begins with `<`.
    static func reachable(in html: String) -> String {
        guard ByteSearch.contains("<table", in: html) else { return html }
        var result = ""
        var rest = html[...]
        while let table = rest.place(of: "<table") {
            result += rest[..<table.upperBound]
            rest = rest[table.upperBound...]
            result += " tabindex=\"0\""
            if columns(of: rest) >= wide { result += " data-wide" }
        }
        return result + rest
    }

    /// How many cells the first row of a table has.
    private static func columns(of table: Substring) -> Int {
        let whole = table.place(of: "</table>").map { table[..<$0.lowerBound] } ?? table
        let row = whole.place(of: "</tr>").map { whole[..<$0.lowerBound] } ?? whole
        // `<thead` begins like a cell.
        return count("<td", in: row) + count("<th", in: row) - count("<thead", in: row)
    }

    private static func count(_ tag: StaticString, in html: Substring) -> Int {
        var rest = html
        var found = 0
        while let next = rest.place(of: tag) {
            rest = rest[next.upperBound...]
            found += 1
        }
        return found
    }
}
