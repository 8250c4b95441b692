import Domain
import Presentation

/// Says to machines who an author is (schema.org `Person`).
struct AuthorNode {
    let thing: ThingNode

    /// Tells of the author in the language of a page, in which the author has one, too.
    init(_ author: ShownLabel, in language: Language, context: SiteContext) {
        var node = ThingNode("Person", name: author.name)
        node.add("jobTitle", author.author?.role)
        node.add("image", author.picture.flatMap { context.absoluteAddress(of: $0) })
        node.add("homeLocation", author.author?.town.map { ThingNode("Place", name: $0) })
        node.add("url", context.absolute(context.path(author.route, in: language)))
        node.add("sameAs", texts: author.author?.links.compactMap(WebAddress.checked) ?? [])
        thing = node
    }
}
