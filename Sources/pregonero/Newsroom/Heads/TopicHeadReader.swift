import Basics
import Domain
import Foundation
import Markdown
import Pages

/// Reads the heads of `Content/topics/<id>.md`.
struct TopicHeadReader: LabelHeadReader {
    /// The folder against which paths of pictures stand.
    let content: URL
    let pictures: PictureReferences
    let baseURL: BaseURL

    let kind = Label.Kind.topic
    let keys = TopicHead.keys

    func head(_ fields: FrontMatterFields) -> LabelHead {
        LabelHead(
            name: name(fields, TopicHead.name),
            otherNames: otherNames(fields, TopicHead.synonyms),
            summary: fields[TopicHead.summary]?.nonBlank,
            picture: fields[TopicHead.picture](content, pictures),
            pinned: fields[TopicHead.pinned].map {
                NamedArticle(
                    $0,
                    line: fields.document.line(of: TopicHead.pinned.name) ?? 1,
                    baseURL: baseURL
                )
            },
            feedContent: fields[TopicHead.feed]
        )
    }
}
