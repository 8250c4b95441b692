import Domain
import Presentation
import TemplateModels

/// A person in a list: name, place, picture or initials.
struct PersonRowModel: TemplateModel, Hashable {
    let name: String
    let address: String
    let place: String?
    let picture: String?
    let initials: String
    let isSample: Bool

    init(_ stored: Stored<Person>, address: String, in language: Language, context: SiteContext) {
        let person = stored.value
        name = person.name
        self.address = context.link(.person(address), in: language)
        place = context.placeName(person.city, person.country, in: language)
        picture = person.picture.flatMap { context.address(of: $0) }
        initials = Initials.of(person.name)
        isSample = stored.isSample
    }

    static let fields: TemplateFields<PersonRowModel> = [
        .text("name", \.name),
        .text("address", \.address),
        .text("place", \.place),
        .text("picture", \.picture),
        .flag("isElsewhere") { $0.picture.map(ShownPicture.isElsewhere) == true },
        .text("initials", \.initials),
        .flag("isSample", \.isSample),
    ]
}
