import Domain

/// The users of jsonplaceholder.org, and of typicode.com's service of nearly the same form.
struct JSONPlaceholderUsersKind: PagedKind {
    let name = "jsonplaceholder-users"
    let place = SourcePlace.api(origin: "https://jsonplaceholder.org")
    let optionKeys = PersonConsent.optionKeys

    func listsEverything(_ options: SourceOptions) -> Bool { true }

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        SourcePlan([Endpoint("users")])
    }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(Rows<JSONPlaceholderUser>.self, from: page)
        collector.dropUnreadable(answer.unreadable)
        for (number, user) in answer.rows {
            guard let id = user.id else {
                collector.drop(number, "it has no id")
                continue
            }
            user.fields.take(into: &collector, as: id, row: number) { person in
                person.city = user.address?.city
                person.country = CountryCode.of(user.address?.country)
                person.note = user.company?.name.map { LocalizedText($0) }
                person.website = WebAddress.withScheme(user.website)
                person.email = user.email
                person.phone = user.phone
            }
        }
    }
}
