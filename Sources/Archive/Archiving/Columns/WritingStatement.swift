/// Statements that write columns, made from the names of these.
enum WritingStatement {
    static func insertion(
        _ names: [String],
        into table: String,
        replaces: Bool = false
    ) -> String {
        let marks = list(names.map { _ in "?" })
        let verb = replaces ? "INSERT OR REPLACE INTO" : "INSERT INTO"
        return "\(verb) \(table) (\(list(names))) VALUES (\(marks))"
    }

    static func change(_ names: [String], of table: String, where condition: String) -> String {
        "UPDATE \(table) SET \(list(names.map { "\($0) = ?" })) WHERE \(condition)"
    }

    static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}
