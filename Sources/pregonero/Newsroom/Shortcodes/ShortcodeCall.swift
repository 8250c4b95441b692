import Basics
import Domain
import Foundation
import Markdown
import Presentation

/// One use of a shortcode: the values that it is given, and whom to tell what is wrong with them.
final class ShortcodeCall {
    let tag: ShortcodeTag
    let site: ShortcodeSite
    let language: Language
    /// The words of the text's language.
    let words: Catalogue
    /// How messages name the file.
    let path: String
    /// What stands between its tags.
    let body: String?
    private let values: [String: [ShortcodeTag.Parameter]]
    private let messages: MessageLimit
    /// What it leads to or plays.
    private(set) var references: [MarkdownReference] = []
    private(set) var isFaulty = false

    init(
        _ tag: ShortcodeTag,
        _ values: [String: [ShortcodeTag.Parameter]],
        body: String?,
        of text: ShortcodeReader.Text,
        site: ShortcodeSite,
        words: Catalogue,
        messages: MessageLimit
    ) {
        self.tag = tag
        self.values = values
        self.body = body
        self.site = site
        self.words = words
        self.messages = messages
        language = text.language
        path = text.path
    }

    /// Nil for what is not given, or blank.
    func text(_ name: String) -> String? {
        values[name]?.first?.value.nonBlank
    }

    func number(_ name: String) -> Double? { text(name).flatMap(Double.init) }

    func all(_ name: String) -> [ShortcodeTag.Parameter] { values[name] ?? [] }

    /// Says what is wrong, at the place of a value or of the tag.
    func fault(_ message: String, at name: String? = nil, hint: @autoclosure () -> String?) {
        let value = name.flatMap { values[$0]?.first }
        fault(message, at: value?.position ?? tag.position, hint: hint())
    }

    func fault(_ message: String, at place: FilePosition, hint: @autoclosure () -> String?) {
        isFaulty = true
        messages.report(message, at: place, hint: hint())
    }

    /// Says what does not do what it was written for, and costs nothing.
    func warn(_ message: String, at name: String, hint: String) {
        let place = values[name]?.first?.position ?? tag.position
        messages.report(message, at: place, hint: hint, .warning)
    }

    /// Takes over what was found in a file that it shows.
    func report(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { isFaulty = true }
        messages.report(diagnostic)
    }

    /// Lets links to a file of the newsroom's own lead to where it is published.
    func refer(to address: String) {
        references.append(
            MarkdownReference(kind: .link, address: address, line: tag.line, column: tag.column)
        )
    }
}

extension ShortcodeCall {
    /// A picture of the site's own, by its path below `Content/`; nil where none is named, or there is no such.
    func picture(_ name: String) -> String? {
        guard let value = text(name) else { return nil }
        let address = OwnAddress(value).path
        if let fault = site.pictures.fault(of: address) {
            self.fault(fault.message, at: name, hint: fault.hint)
            return nil
        }
        return address
    }

    /// A sound or film of the site's own, by its path below `Content/`.
    func medium(_ name: String, _ kind: MediumKind) -> String? {
        guard let value = text(name) else { return nil }
        let address = OwnAddress(value).path
        guard site.media.contains(address) else {
            if site.links.holds(file: "static/\(address)"), kind.holds(address) {
                fault(
                    "'\(address)' lies in Content/static",
                    at: name,
                    hint: ContentMedia.hint(forStatic: address, in: site.layout.content)
                        ?? "it has more than \(ContentMedia.mostBytes >> 20) MB: "
                        + "write {{< file \(address) >}}"
                )
                return nil
            }
            let isThere = FileManager.default.fileExists(
                atPath: site.layout.content.appending(path: address).filePath
            )
            fault(
                isThere
                    ? "'\(address)' in Content/ cannot be published"
                    : "there is no '\(address)' in Content/",
                at: name,
                hint: ForgottenScheme.hint(for: value)
                    ?? NearestName.of(address, in: site.media.filter(kind.holds).sorted())
                    .map { "did you mean '\($0)'?" }
                    ?? "put it into Content/media, and write media/NAME"
            )
            return nil
        }
        guard kind.holds(address) else {
            fault(
                "'\(address)' is no \(kind.rawValue)",
                at: name,
                hint: "name a file that ends in \(kind.endings.joined(separator: ", "))"
            )
            return nil
        }
        refer(to: address)
        return address
    }

    /// A file of the site's own, by its path below `Content/`, `static/` before those that are published as they are.
    func file(_ name: String) -> String? {
        guard let value = text(name) else { return nil }
        guard let place = site.links.place(of: value, in: path), !place.hasSuffix(".md") else {
            fault(
                "there is no file '\(value)' in Content/",
                at: name,
                hint: site.links.nearest(to: value) ?? "put it into Content/static"
            )
            return nil
        }
        refer(to: value)
        return place
    }
}

/// What a file of `Content/media` is, by its ending.
enum MediumKind: String {
    case film, sound

    /// What files of it end in.
    var endings: [String] {
        switch self {
        case .film: ["m4v", "mp4", "webm"]
        case .sound: ["aac", "m4a", "mp3", "oga", "ogg", "opus", "wav"]
        }
    }

    func holds(_ address: String) -> Bool {
        endings.contains((address.split(separator: ".").last ?? "").lowercased())
    }
}
