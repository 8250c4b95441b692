import Basics
import Cartography
import Domain
import Markdown
import Pages

/// Reads the front matter of a page type and checks all that it says.
struct PageTypeReader {
    let fields: FrontMatterFields
    let settings: SiteSettings
    /// The names of the site's sources.
    let sources: [String]
    let files: DataFiles

    static let keys = Set(
        ["path", "title", "summary", "languages", "list", "data", "paging", "navigation"] + filters
    )

    /// What chooses among articles.
    private static let filters = ["section", "tag", "source", "country", "form"]
    private static let mostOnAPage = 1_000
    /// What pages say that no navigation leads to.
    private static let noNavigation = "none"

    /// - Parameter name: that of the template.
    /// - Returns: nil for one with a mistake.
    func read(_ name: String) -> PageType? {
        let mistakes = fields.log.errors.count
        let data = data()
        let path = path()
        let title = fields.localized("title", settings.languages)
        let isBlank = title.map { $0.isEmpty || $0.all.contains { $0.nonBlank == nil } }
        if isBlank ?? (fields.document.fields["title"] == nil) {
            fields.error("title", "'title' is missing", hint: "name what the page is called")
        }
        let listing = listing(path, data)
        let summary = fields.localized("summary", settings.languages)
        let type = PageType(
            name: name,
            file: fields.document.path,
            template: template,
            languages: languages,
            path: path,
            title: title ?? LocalizedText(name),
            summary: summary,
            listing: listing,
            data: data,
            paging: paging(of: listing),
            navigation: navigation(of: listing)
        )
        if let data, listing == .eachRow {
            check(["path": path, "title": title, "summary": summary], of: data)
            let columns = path.all.flatMap { ColumnPattern($0).columns }
            // Of a column that there is not no row has anything.
            if columns.allSatisfy(data.has) { check(addresses: type, data) }
        } else if data != nil || !namesData {
            refuseColumns(["title": title, "summary": summary])
        }
        return fields.log.errors.count == mistakes ? type : nil
    }

    /// A comment stands for the front matter, so that what follows keeps its lines.
    private var template: String {
        let lines = fields.document.bodyLine - 2
        return "{{!\(String(repeating: "\n", count: max(0, lines)))}}\n\(fields.document.body)"
    }

    private func path() -> LocalizedText {
        guard let path = fields.localized("path", settings.languages) else {
            fields.error(
                "path",
                "'path' is missing",
                hint: "say where the pages stand: /interviews/"
            )
            return LocalizedText("/")
        }
        for text in path.all {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            let inner = parts.dropFirst().dropLast()
            guard parts.first == "", parts.last == "", !inner.isEmpty,
                inner.allSatisfy(Self.isPart)
            else {
                fields.error(
                    "path",
                    "'\(text)' is no address of a page",
                    hint: "begin and end with /; between them lower-case letters, digits and "
                        + "hyphens, or {column} of a data file"
                )
                continue
            }
            if !namesData, !ColumnPattern(text).columns.isEmpty {
                fields.error(
                    "path",
                    "'\(text)' names a column, but there is no data",
                    hint: "name the file of the rows: data: data/council.csv"
                )
            }
        }
        return path
    }

    /// Whether it has rows; what is wrong with their file is said already.
    private var namesData: Bool {
        switch fields.document.fields["data"] {
        case nil, .null: false
        default: true
        }
    }

    private static func isPart(_ part: Substring) -> Bool {
        part.wholeMatch(of: /(?:[a-z0-9]|\{[^{}\/]+\})(?:[a-z0-9-]|\{[^{}\/]+\})*/) != nil
    }

    private var languages: [Language] {
        let tags = fields.texts("languages")
        guard !tags.isEmpty else { return settings.languages }
        let wanted = tags.map { Language($0) }
        let known = wanted.filter { fields.isOfSite($0, at: "languages", settings) }
        return settings.languages.filter(known.contains)
    }

    private func data() -> PageTypeData? {
        guard let name = fields.text("data") else { return nil }
        guard !name.hasPrefix("/"), !name.pathParts.contains("..") else {
            fields.error(
                "data",
                "'\(name)' lies outside Content/",
                hint: "name a file relative to Content/, as data/council.csv"
            )
            return nil
        }
        do {
            return try files.data(name)
        } catch {
            fields.error("data", error.message, hint: error.hint)
            return nil
        }
    }
}

extension PageTypeReader {
    private func listing(_ path: LocalizedText, _ data: PageTypeData?) -> PageType.Listing {
        let list = fields.text("list")
        let filters = Self.filters.filter { fields.document.fields[$0] != nil }
        if data != nil {
            for key in filters + (list == nil ? [] : ["list"]) {
                fields.error(
                    key,
                    "'\(key)' chooses from the archive, but the page shows the rows of a file",
                    hint: "leave out '\(key)' or 'data'"
                )
            }
            return path.all.contains { !ColumnPattern($0).columns.isEmpty } ? .eachRow : .rows
        }
        if list == "articles" || list == nil && !filters.isEmpty { return .articles(selection) }
        guard let list else { return .nothing }
        for key in filters where key != "source" {
            fields.error(
                key,
                "'\(key)' chooses articles, but the page lists '\(list)'",
                hint: "only 'source' chooses among what is no article"
            )
        }
        if let kind = PageType.entityKinds.first(where: { $0.rawValue == list }) {
            return .entities(kind, of: source)
        }
        let known = ["articles"] + PageType.entityKinds.map(\.rawValue)
        fields.unknown("list", list, among: known)
        return .nothing
    }

    private var selection: ArticleSelection {
        ArticleSelection(
            section: fields.section("section", known: settings.sections),
            tag: fields.text("tag"),
            source: source,
            country: country,
            form: form
        )
    }

    private var form: ArticleForm? {
        guard let name = fields.text("form")?.lowercased() else { return nil }
        if let form = ArticleForm.named.first(where: { $0.rawValue == name }) { return form }
        fields.unknown("form", name, among: ArticleForm.named.map(\.rawValue))
        return nil
    }

    private var source: SourceID? {
        guard let name = fields.text("source") else { return nil }
        if sources.contains(name) { return SourceID(name) }
        fields.unknown("source", name, among: sources)
        return nil
    }

    private var country: String? {
        guard let code = fields.text("country")?.lowercased() else { return nil }
        if Countries.codes.contains(code) { return code }
        fields.error(
            "country",
            "'\(code)' is no country of ISO 3166",
            hint: SettingForm<String>.meantCountries[code].map { "did you mean '\($0)'?" }
                ?? "two letters, as es or mx"
        )
        return nil
    }

    private func paging(of listing: PageType.Listing) -> Int? {
        guard let text = fields.text("paging") else { return nil }
        if listing == .nothing && !namesData || listing == .eachRow {
            fields.error("paging", "there is no list to be divided", hint: "leave out 'paging'")
        }
        if let number = Int(text), (1...Self.mostOnAPage).contains(number) { return number }
        fields.error(
            "paging",
            "'\(text)' is no number of entries of a page",
            hint: "a whole number from 1 to \(Self.mostOnAPage)"
        )
        return nil
    }

    private func navigation(of listing: PageType.Listing) -> NavigationPlace? {
        guard let name = fields.text("navigation"), name != Self.noNavigation else { return nil }
        if listing == .eachRow {
            fields.error(
                "navigation",
                "the navigation cannot lead to a page of each row",
                hint: "let another page type list the rows, and lead there"
            )
        }
        return fields.choice("navigation", NavigationPlace.self, besides: [Self.noNavigation])
    }

    /// Names of columns in the texts of a page that is about no row.
    private func refuseColumns(_ texts: KeyValuePairs<String, LocalizedText?>) {
        for (key, text) in texts {
            let columns = (text?.all ?? []).flatMap { ColumnPattern($0).columns }
            guard let column = columns.filter({ !$0.isEmpty }).min() else { continue }
            fields.error(
                key,
                "'{\(column)}' is filled in only on pages of rows",
                hint: namesData
                    ? "write {\(column)} into 'path' too, or take it out"
                    : "take it out, or name the file of the rows: data: data/council.csv"
            )
        }
    }

    /// Names of columns that the file does not have.
    private func check(_ texts: KeyValuePairs<String, LocalizedText?>, of data: PageTypeData) {
        for (key, text) in texts {
            let columns = Set((text?.all ?? []).flatMap { ColumnPattern($0).columns })
            for column in columns.sorted() where !data.has(column) {
                fields.unknown(key, column, what: "column", among: data.columnNames)
            }
        }
    }

    /// Rows without an address, and rows that share one.
    private func check(addresses type: PageType, _ data: PageTypeData) {
        for language in type.languages {
            var owners: [String: Int] = [:]
            for (index, row) in data.rows.enumerated() {
                let place = "\(data.file)\(row.line.map { ":\($0)" } ?? ""): row \(index + 1)"
                guard let path = type.path(of: row, in: language, first: settings.firstLanguage)
                else {
                    fields.error("path", "\(place) has nothing for its address", hint: nil)
                    continue
                }
                guard let other = owners.updateValue(index, forKey: path) else { continue }
                fields.error(
                    "path",
                    "\(place) and row \(other + 1) would both stand at '\(path)'",
                    hint: "take a column into the path that differs in each row"
                )
            }
        }
    }
}

extension FrontMatterFields {
    /// A text, or one for each of several languages: `{es: Entrevistas, en: Interviews}`.
    ///
    /// - Parameters:
    ///   - key: where it stands.
    ///   - languages: those of the site; a text in another one is reported.
    /// - Returns: nil for none.
    fileprivate func localized(_ key: String, _ languages: [Language]) -> LocalizedText? {
        guard case .map(let values) = document.fields[key] else {
            return text(key).map { LocalizedText($0) }
        }
        var texts: [Language: String] = [:]
        for (tag, value) in values.sorted(by: { $0.key < $1.key }) {
            guard SiteReader.isTag(tag.lowercased()), let text = value.text else {
                error(key, "'\(tag)' is no language with a text", hint: "write {es: …, en: …}")
                continue
            }
            if !languages.contains(Language(tag)) {
                warn(
                    key,
                    "'\(tag)' is no language of this site",
                    hint: "languages: \(languages.map(\.tag).joined(separator: ", "))"
                )
            }
            texts[Language(tag)] = text
        }
        return LocalizedText(texts)
    }
}
