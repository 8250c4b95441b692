import Domain
import Presentation
import TemplateModels

/// An author in a list: name, what he or she does and where, picture or initials.
struct AuthorRowModel: TemplateModel {
    let name: String
    let address: String
    /// `Redactora · Puente Hondo`
    let about: String?
    let picture: String?
    let initials: String

    init(_ author: ShownLabel, in language: Language, context: SiteContext) {
        name = author.name
        address = context.link(author.route, in: language)
        let parts = [author.author?.role, author.author?.town].compactMap(\.self)
        about = parts.isEmpty ? nil : parts.joined(separator: " · ")
        picture = author.picture.flatMap { context.address(of: $0) }
        initials = Initials.of(author.name)
    }

    static let fields: TemplateFields<AuthorRowModel> = [
        .text("name", \.name),
        .text("address", \.address),
        .text("about", \.about),
        .text("picture", \.picture),
        .flag("isElsewhere") { $0.picture.map(ShownPicture.isElsewhere) == true },
        .text("initials", \.initials),
    ]
}
