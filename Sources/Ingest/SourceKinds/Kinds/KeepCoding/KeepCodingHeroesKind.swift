import Domain
import Foundation

/// KeepCoding's heroes: a log-in gives a token, which opens the heroes and the transformations of each.
struct KeepCodingHeroesKind: PagedKind {
    let name = "keepcoding-heroes"
    let place = SourcePlace.api(origin: "https://dragonball.keepcoding.education")
    let access = AccessNeed.logIn(user: "KEEPCODING_USER", password: "KEEPCODING_PASSWORD")
    let terms = SourceTerms(
        reexport: false,
        productionLimit: "the texts and pictures of KeepCoding's heroes belong to others: "
            + "the API is for learning, not for a public portal"
    )
    let optionKeys = [
        OptionKey("name", default: "", "only heroes whose name has this in it"),
        OptionKey("transformations", .flag, default: "true", "whether they are asked for too"),
        OptionKey("collection", "the name of the collection"),
        OptionKey("more", "an address with more about the collection"),
    ]

    private static let mostPages = 200
    private static let children = "transformations:"

    func listsEverything(_ options: SourceOptions) -> Bool { true }

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        let credentials = source.credentials
        var logIn: Endpoint?
        if let user = credentials.user, let password = credentials.password {
            let word = Data("\(user):\(password)".utf8).base64EncodedString()
            logIn = Endpoint("api", "auth", "login", headers: ["Authorization": "Basic \(word)"])
                .posting(.empty)
        }
        // The API writes `heros` and, below, `tranformations`.
        let heroes = Endpoint("api", "heros", "all", label: "heroes")
            .posting(.form([.init("name", source.options.text("name") ?? "")]))
        let isDeep = source.options.isOn("transformations")
        return SourcePlan([heroes], logIn: logIn, limit: isDeep ? Self.mostPages : 1)
    }

    /// The token, if the answer is one (RFC 7519: three parts of base64url).
    func headers(openedBy answer: [UInt8]) -> [String: String]? {
        let text = String(decoding: answer.prefix(8_192), as: UTF8.self).trimmed
            .trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isToken =
            parts.count == 3
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.utf8.allSatisfy { byte in
                        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                            || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
                    }
            }
        return isToken ? ["Authorization": "Bearer \(text)"] : nil
    }

    func next(after page: AnswerPage, number: Int, of source: Source) -> [Endpoint] {
        guard page.label == "heroes", source.options.isOn("transformations"),
            let answer = try? JSONAnswer.decode(Rows<KeepCodingRow>.self, from: page)
        else { return [] }
        return answer.rows.compactMap { _, hero in
            guard hero.name != nil, let id = hero.id else { return nil }
            return Endpoint("api", "heros", "tranformations", label: Self.children + id)
                .posting(.form([.init("id", id)]))
        }
    }

    func explanation(of answer: [UInt8]) -> String? { JSONAnswer.text(at: "reason", in: answer) }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(Rows<KeepCodingRow>.self, from: page)
        collector.dropUnreadable(answer.unreadable)
        if let title = collector.options.text("collection") { collector.title = title }
        if let more = WebAddress.checked(collector.options.text("more")) { collector.home = more }
        let parent = page.label.flatMap {
            $0.hasPrefix(Self.children) ? String($0.dropFirst(Self.children.count)) : nil
        }
        for (number, row) in answer.rows {
            guard let name = row.name, let id = row.id else {
                collector.drop(number, "it has no name or no id")
                continue
            }
            var figure = Figure(name: name, parent: row.hero?.id ?? parent)
            figure.text = row.description.map { LocalizedText($0, in: "es") }
            figure.picture = WebAddress.picture(row.photo)
            figure.number = figure.parent == nil ? nil : NumberedName(name).number
            collector.take(.figure(figure), as: id, row: number)
        }
    }
}

/// A hero or a transformation, which names the hero that it belongs to.
struct KeepCodingRow: LooseRow {
    @Loose var id: String?
    @Loose var name: String?
    @Loose var description: String?
    @Loose var photo: String?
    @Loose var hero: Owner?

    struct Owner: LooseRow {
        @Loose var id: String?
    }
}
