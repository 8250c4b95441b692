/// The letters that stand in for a picture.
public enum Initials {
    /// Of the first and the last word of a name; one for a name of one word.
    public static func of(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "’" && $0 != "'" }
        let first = words.first?.first.map { String($0).uppercased() } ?? ""
        guard words.count > 1, let last = words.last?.first else { return first }
        return first + String(last).uppercased()
    }
}
