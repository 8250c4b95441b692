import Basics
import Domain
import Foundation
import Pages

/// Reads the heads of `Content/authors/<id>.md`.
struct AuthorHeadReader: LabelHeadReader {
    /// The folder against which paths of pictures stand.
    let content: URL
    let pictures: PictureReferences

    let kind = Label.Kind.author
    let keys = AuthorHead.keys

    func head(_ fields: FrontMatterFields) -> LabelHead {
        LabelHead(
            name: name(fields, AuthorHead.name),
            otherNames: otherNames(fields, AuthorHead.otherNames),
            picture: fields[AuthorHead.portrait](content, pictures),
            author: facts(fields),
            feedContent: fields[AuthorHead.feed]
        )
    }

    private func facts(_ fields: FrontMatterFields) -> AuthorFacts {
        let links = fields[AuthorHead.links].filter { link in
            if link.hasPrefix("https://") || link.hasPrefix("http://") { return true }
            fields.warn(
                AuthorHead.links.name,
                "'\(link)' is no address of the web",
                hint: "write it whole, as https://social.example/@ana"
            )
            return false
        }
        let account = fields[AuthorHead.fediverse]
        let isAccount = account.map { $0.wholeMatch(of: /@[\w.-]+@[\w.-]+\.\w+/) != nil } ?? true
        if let account, !isAccount {
            fields.warn(
                AuthorHead.fediverse.name,
                "'\(account)' is no account of the fediverse",
                hint: "write it as @ana@social.example"
            )
        }
        return AuthorFacts(
            role: fields[AuthorHead.role]?.nonBlank,
            town: fields[AuthorHead.town]?.nonBlank,
            links: links,
            fediverse: isAccount ? account : nil
        )
    }
}
