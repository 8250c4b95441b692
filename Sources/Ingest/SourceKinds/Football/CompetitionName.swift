/// The name of a competition and its season, where a source writes both as one: `La Liga 2025/26`.
struct CompetitionName {
    let name: String
    let season: String?

    init(_ text: String) {
        guard let space = text.lastIndex(of: " ") else {
            (name, season) = (text, nil)
            return
        }
        let last = text[text.index(after: space)...]
        let isSeason =
            last.count >= 4 && last.first?.isNumber == true
            && last.allSatisfy { $0.isNumber || $0 == "/" || $0 == "-" }
        name = isSeason ? String(text[..<space]).trimmed : text
        season = isSeason ? String(last) : nil
    }
}
