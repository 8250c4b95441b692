import Domain
import Pages

/// Which of the newsroom's own pictures, sounds and films are written into the site: those that something published names.
struct ContentInUse: Sendable {
    /// The pictures that are.
    let pictures: [ContentPicture]
    /// The paths below `Content/` of what is not.
    let leftOut: Set<String>
    /// Of these, what no article and no entity names, in the order of the files.
    private let idle: [String]
    private let draftNames: @Sendable (OwnFileSearch) -> Set<String>

    /// How many are said by their names.
    private static let mostNamed = 3

    init(of content: PublishedContent) {
        let shown = content.settings.pictures == .none ? [] : content.pictures
        let all = shown.map(\.address) + content.media.map(\.address)
        let search = OwnFileSearch(all)
        var named = content.named.published
        if !all.isEmpty {
            named.formUnion(Self.names(in: content.settings))
            named.formUnion(content.written.names(search))
            named.formUnion(content.theme.names(search))
        }
        let leftOut = all.filter { !named.contains($0) }
        pictures = content.pictures.filter { named.contains($0.address) }
        self.leftOut = Set(leftOut)
        idle = leftOut.filter { !content.named.waiting.contains($0) }
        draftNames = content.draftNames
    }

    /// What the configuration names.
    private static func names(in settings: SiteSettings) -> [String] {
        let theme = settings.theme
        return [theme.logo?.light, theme.logo?.dark, theme.icon].compactMap(\.self)
            .map { OwnAddress($0).path }
    }

    /// Says what can be taken away, or was forgotten; nil where everything is named, if only by a draft.
    var remark: Diagnostic? {
        guard !idle.isEmpty else { return nil }
        let drafted = draftNames(OwnFileSearch(idle))
        let unnamed = idle.filter { !drafted.contains($0) }
        guard let first = unnamed.first else { return nil }
        let names = unnamed.prefix(Self.mostNamed).joined(separator: ", ")
        let more = unnamed.count - Self.mostNamed
        guard unnamed.count > 1 else {
            return Diagnostic(
                .note,
                "it is named by nothing that is published, and so is not published itself",
                path: "Content/\(first)",
                hint: "name it in a text, or take it away"
            )
        }
        return Diagnostic(
            .note,
            "\(unnamed.count) files of Content/ are named by nothing that is published, and so are "
                + "not published themselves: \(names)\(more > 0 ? " and \(more) more" : "")",
            hint: "name them in texts, or take them away"
        )
    }
}
