import Basics
import Domain

/// The users of DummyJSON, whose coordinates have nothing to do with their cities.
struct DummyJSONUsersKind: PagedKind {
    let name = "dummyjson-users"
    let place = SourcePlace.api(origin: "https://dummyjson.com")
    let optionKeys = DummyJSONPages.optionKeys + PersonConsent.optionKeys

    /// A page of users.
    private struct Answer: Decodable {
        @Loose var users: Rows<User>?
        @Loose var message: String?
    }

    /// A user; the log-in, the birth date, the bank and the papers are not read.
    private struct User: LooseRow {
        @Loose var id: String?
        @Loose var firstName: String?
        @Loose var lastName: String?
        @Loose var email: String?
        @Loose var phone: String?
        @Loose var image: String?
        @Loose var address: Address?
        @Loose var company: Company?
        @Loose var `public`: Bool?
        @Loose var map: Bool?
        @Loose var contact: Bool?
    }

    private struct Address: LooseRow {
        @Loose var city: String?
        @Loose var country: String?
        @Loose var coordinates: Coordinates?
    }

    private struct Coordinates: LooseRow {
        @Loose var lat: String?
        @Loose var lng: String?
    }

    private struct Company: LooseRow {
        @Loose var name: String?
        @Loose var title: String?
    }

    func listsEverything(_ options: SourceOptions) -> Bool { true }

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        SourcePlan(
            DummyJSONPages.endpoints(
                ["users"],
                // What is not to be read does not have to come.
                [
                    (
                        "select",
                        "firstName,lastName,email,phone,image,address,company,public,map,contact"
                    )
                ],
                source.options
            )
        )
    }

    func explanation(of answer: [UInt8]) -> String? { JSONAnswer.text(at: "message", in: answer) }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(Answer.self, from: page)
        guard let users = answer.users else {
            throw SourceError("the answer has no users" + (answer.message.map { ": \($0)" } ?? ""))
        }
        collector.dropUnreadable(users.unreadable)
        for (number, user) in users.rows {
            guard let id = user.id else {
                collector.drop(number, "it has no id")
                continue
            }
            let fields = PersonFields(
                first: user.firstName,
                last: user.lastName,
                latitude: user.address?.coordinates?.lat,
                longitude: user.address?.coordinates?.lng,
                isPublic: user.public,
                isOnMap: user.map,
                isContact: user.contact
            )
            fields.take(into: &collector, as: id, row: number) { person in
                person.picture = WebAddress.picture(user.image)
                person.city = user.address?.city
                person.country = CountryCode.of(user.address?.country)
                person.note = [user.company?.title, user.company?.name].compactMap(\.self)
                    .joined(separator: ", ").nonEmpty.map { LocalizedText($0) }
                person.email = user.email
                person.phone = user.phone
            }
        }
    }
}
