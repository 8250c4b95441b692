import Basics
import Domain

/// Invented people of randomuser.me: always of one seed, so that each build shows the same.
struct RandomUserKind: PagedKind {
    let name = "randomuser"
    let place = SourcePlace.api(origin: "https://randomuser.me")
    let optionKeys =
        [
            OptionKey("seed", required: true, "any word: the same people come for the same word"),
            OptionKey("results", .whole(1...5_000), default: "15", "people of one page"),
            OptionKey("nat", .texts, "nationalities, as es or us"),
            OptionKey("gender", .choice(["female", "male"]), "only these"),
            OptionKey.pages(1, most: 20),
        ] + PersonConsent.optionKeys

    func listsEverything(_ options: SourceOptions) -> Bool { true }

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        guard let seed = source.options.text("seed") else {
            throw SourceError("it has no seed", hint: "add 'seed: …', any word")
        }
        let nations = source.options.texts("nat").joined(separator: ",").nonEmpty
        let pages = source.options.whole("pages") ?? 1
        return SourcePlan(
            (1...max(pages, 1)).map { number in
                Endpoint(
                    "api",
                    "",
                    query: [
                        ("results", source.options.text("results")), ("seed", seed),
                        ("nat", nations), ("gender", source.options.text("gender")),
                        ("exc", "login,dob,registered,id,cell"),
                        ("page", number > 1 ? "\(number)" : nil),
                    ]
                )
            }
        )
    }

    func explanation(of answer: [UInt8]) -> String? { JSONAnswer.text(at: "error", in: answer) }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(RandomUserAnswer.self, from: page)
        if let error = answer.error { throw SourceError("randomuser.me answered: \(error)") }
        guard let results = answer.results else { throw SourceError("the answer has no results") }
        collector.dropUnreadable(results.unreadable)
        for (number, user) in results.rows {
            let fields = PersonFields(
                first: user.name?.first,
                last: user.name?.last,
                latitude: user.location?.coordinates?.latitude,
                longitude: user.location?.coordinates?.longitude,
                isPublic: user.public,
                isOnMap: user.map,
                isContact: user.contact
            )
            // Their ids are those of papers, or missing: the name and the country have to do.
            let id = "\(fields.name ?? "")/\(user.nat ?? "")"
            fields.take(into: &collector, as: id, row: number) { person in
                person.picture = WebAddress.picture(user.picture?.large ?? user.picture?.medium)
                person.city = user.location?.city
                person.country = CountryCode.of(user.nat) ?? CountryCode.of(user.location?.country)
                person.email = user.email
                person.phone = user.phone
            }
        }
    }
}
