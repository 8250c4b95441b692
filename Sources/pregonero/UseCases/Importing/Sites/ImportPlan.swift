import Basics
import Domain
import Foundation
import Importing
import WebURL

/// Which file each text of the other site becomes, and where each of its addresses leads.
struct ImportPlan {
    /// A text's file and its ways there.
    struct Place {
        /// Below `Content/`.
        let path: String
        /// Of a page.
        let slug: String
        let aliases: [String]
    }

    private let home: WebURL?
    private let settings: SiteSettings
    private(set) var places: [String: Place] = [:]
    private var targets: [OldAddress: String] = [:]
    private var claimed: Set<String> = []
    /// An address of the portal at which each file is found.
    private var answers: [String: String] = [:]
    /// The texts by their files.
    private var entries: [String: ImportedSite.Entry] = [:]
    /// Addresses of texts that no alias can name, each with one that leads there.
    private(set) var rules: [(from: String, to: String)] = []
    /// Where feeds of lists stood, each with the one that is followed instead.
    private(set) var feeds: [(from: String, to: String)] = []
    private var followed: Set<String> = []

    init(
        _ site: ImportedSite,
        _ settings: SiteSettings,
        _ lists: ListAddresses,
        _ report: inout ImportReport
    ) {
        home = site.home
        self.settings = settings
        var paths: Set<String> = []
        claimed = lists.taken
        // Pages first: they stand at addresses that articles only lead from.
        for entry in site.entries.filter(\.isPage) + site.entries.filter({ !$0.isPage }) {
            guard places[entry.id] == nil else {
                report.leaveOut(entry.title, "another text has its number, \(entry.id)")
                continue
            }
            place(entry, site, &paths, &report)
        }
        for (query, address) in site.queries {
            guard let old = OldAddress(address, of: home, below: settings.baseURL.pathPrefix),
                let target = targets[old],
                let asked = OldAddress(
                    "\(site.prefix)/?\(query)",
                    of: home,
                    below: settings.baseURL.pathPrefix
                )
            else { continue }
            targets[asked] = targets[asked] ?? target
        }
    }

    private mutating func place(
        _ entry: ImportedSite.Entry,
        _ site: ImportedSite,
        _ paths: inout Set<String>,
        _ report: inout ImportReport
    ) {
        let slug = [entry.slug, entry.title].map { Slug.make($0, limit: 60) }.first { !$0.isEmpty }
        let name = slug ?? Label.id(for: entry.id)
        let year = entry.day.prefix(4)
        let day = entry.day.isEmpty ? "" : "\(entry.day)-"
        let language = page(language: entry.language)
        var own = ""
        var path = ""
        var number = 1
        repeat {
            let numbered = number == 1 ? name : "\(name)-\(number)"
            let isFirst = language == settings.firstLanguage
            own = entry.isPage ? (isFirst ? "/\(numbered)/" : "/\(language.tag)/\(numbered)/") : ""
            let suffix = isFirst ? "" : ".\(language.tag)"
            path =
                entry.isPage
                ? "pages/\(numbered)\(suffix).md"
                : "articles/\(year.isEmpty ? "undated" : String(year))/\(day)\(numbered)\(suffix).md"
            number += 1
        } while !paths.insert(path).inserted || entry.isPage && claimed.contains(own)
        if entry.isPage { claimed.insert(own) }
        if number > 2 {
            report.note("\(entry.title): its name was taken, so its file is Content/\(path)")
        }
        let aliases = aliases(of: entry, site, path, own, &report)
        entries[path] = entry
        answers[path] = own.isEmpty ? aliases.first : own
        let last = path.split(separator: "/").last.map(String.init) ?? path
        places[entry.id] = Place(
            path: path,
            slug: String(last.prefix { $0 != "." }),
            aliases: aliases
        )
    }

    /// The old addresses that the portal can answer; of the others the server has to send readers on.
    private mutating func aliases(
        of entry: ImportedSite.Entry,
        _ site: ImportedSite,
        _ path: String,
        _ own: String,
        _ report: inout ImportReport
    ) -> [String] {
        var aliases: [String] = []
        var open: [String] = []
        for address in entry.addresses {
            guard let old = OldAddress(address, of: home, below: settings.baseURL.pathPrefix) else {
                continue
            }
            targets[old] = targets[old] ?? path
            guard old.text != "/" else { continue }
            // Nothing stands below a file: `/2020/mill.html` and the picture at `/2020/mill.html/wheel/`.
            guard let alias = WrittenAddress.page(old.text, of: settings.baseURL),
                !alias.foldersAround.contains(where: claimed.contains)
            else {
                open.append(old.text)
                continue
            }
            guard alias != own, !aliases.contains(alias) else { continue }
            guard claimed.insert(alias).inserted else {
                report.unanswered(alias, "it is the address of something else on this portal")
                continue
            }
            aliases.append(alias)
        }
        guard !open.isEmpty else { return aliases }
        if aliases.isEmpty, own.isEmpty {
            let made = "/\(Slug.make(site.program, limit: 20))/\(Label.id(for: entry.id))/"
            if claimed.insert(made).inserted { aliases.append(made) }
        }
        let target = own.isEmpty ? aliases.first : own
        for address in open {
            if let target { rules += [(address, target), ("\(address)/", target)] }
            report.served(address)
        }
        return aliases
    }

    /// The language of a page, which has to be one of the site.
    func page(language tag: String?) -> Language {
        guard let tag else { return settings.firstLanguage }
        let language = Language(tag.replacing("_", with: "-"))
        return settings.languages.first { $0 == language }
            ?? settings.languages.first { $0.primary == language.primary } ?? settings.firstLanguage
    }

    /// The file of an address of the other site, below `Content/`; nil for what is none of its texts.
    func file(at address: String) -> String? {
        OldAddress(address, of: home, below: settings.baseURL.pathPrefix).flatMap { targets[$0] }
    }

    /// The same with the heading of it that the address names, where it has that.
    func link(to address: String) -> String? {
        guard let file = file(at: address) else { return nil }
        guard let sign = address.firstIndex(of: "#") else { return file }
        let name = address[address.index(after: sign)...]
        return file + (anchor(name, of: file).map { "#\($0)" } ?? "")
    }

    /// The id that a heading of a text has here.
    ///
    /// - Parameters:
    ///   - name: as links write that which it had there.
    ///   - file: the text's, below `Content/`.
    /// - Returns: nil where it has no such heading.
    func anchor(_ name: Substring, of file: String) -> String? {
        entries[file]?.anchor(name.removingPercentEncoding ?? String(name))
    }

    /// An address of the portal that answers for one of the other site.
    func answer(to address: String) -> String? { file(at: address).flatMap { answers[$0] } }

    /// The path of an old address as the portal's files can have it; nil where they cannot.
    func path(of address: String) -> String? {
        OldAddress(address, of: home, below: settings.baseURL.pathPrefix).flatMap {
            WrittenAddress.page($0.text, of: settings.baseURL)
        }
    }

    /// An address of the other site as the portal's addresses are told: without the path of its own.
    func below(_ address: String) -> String {
        let prefix = settings.baseURL.pathPrefix
        return !prefix.isEmpty && address.hasPrefix(prefix + "/")
            ? String(address.dropFirst(prefix.count)) : address
    }

    /// Whether it is an address of the other site, whatever stands there.
    func isOld(_ address: String) -> Bool {
        OldAddress(address, of: home, below: settings.baseURL.pathPrefix) != nil
    }

    /// The address written out whole.
    func whole(_ address: String) -> String? {
        let url = home.map { WebURL(address, base: $0) } ?? WebURL(address)
        return url.flatMap { $0.isHTTP ? $0.href : nil }
    }

    /// An address that no page can have.
    mutating func addRule(from address: String, to target: String) {
        guard let old = OldAddress(address, of: home, below: settings.baseURL.pathPrefix) else {
            return
        }
        rules.append((old.text, target))
        // With a slash at its end it is another one for servers.
        if address.hasSuffix("/") { rules.append((old.text + "/", target)) }
    }

    mutating func addFeed(from address: String, to target: String) {
        guard let old = OldAddress(address, of: home, below: settings.baseURL.pathPrefix),
            old.text != target, followed.insert(old.text).inserted
        else { return }
        feeds.append((old.text, target))
    }

    func isFree(_ path: String) -> Bool { !claimed.contains(path) }
}
