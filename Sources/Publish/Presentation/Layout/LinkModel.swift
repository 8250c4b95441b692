public import TemplateModels

/// A link with its text; without an address only the text.
public struct LinkModel: TemplateModel, Hashable {
    public let title: String
    public let address: String?
    /// The language of the text, where it is not that of the page.
    public let language: String?
    public let direction: String?
    public let isExternal: Bool
    public let isCurrent: Bool
    /// Whether it stays in sight where its list is too long for its line.
    public let isKept: Bool
    /// The address of a mark in the sprite.
    public let mark: String?
    /// What stands before it in a running list: a comma, or the word for "and".
    public let separator: String?
    public let note: String?

    public init(
        title: String,
        address: String?,
        language: String? = nil,
        direction: String? = nil,
        isExternal: Bool = false,
        isCurrent: Bool = false,
        isKept: Bool = false,
        mark: String? = nil,
        separator: String? = nil,
        note: String? = nil
    ) {
        self.title = title
        self.address = address
        self.language = language
        self.direction = direction
        self.isExternal = isExternal
        self.isCurrent = isCurrent
        self.isKept = isKept
        self.mark = mark
        self.separator = separator
        self.note = note
    }

    /// The same under another name.
    public func with(title: String) -> LinkModel {
        LinkModel(
            title: title,
            address: address,
            language: language,
            direction: direction,
            isExternal: isExternal,
            isCurrent: isCurrent,
            isKept: isKept,
            mark: mark,
            separator: separator,
            note: note
        )
    }

    public static let fields: TemplateFields<LinkModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .text("lang", \.language),
        .text("dir", \.direction),
        .flag("isExternal", \.isExternal),
        .flag("isCurrent", \.isCurrent),
        .flag("isKept", \.isKept),
        .text("mark", \.mark),
        .text("separator", \.separator),
        .text("note", \.note),
    ]
}
