public import FeedReader
import Foundation

/// Reads the feeds of a planet: `planet.ini` of Venus and of Pluto.
public enum PlanetReader {
    /// What a file names.
    public struct List: Sendable {
        public fileprivate(set) var feeds: [OPMLOutline] = []
        /// What of it a portal does not do, with its line, counted from 1.
        public fileprivate(set) var remarks: [(line: Int, text: String)] = []
    }

    /// A part of the file, between two names in brackets.
    private struct Section {
        let name: String
        let line: Int
        var values: [String: String] = [:]
        var lines: [String: Int] = [:]
    }

    /// Sections of Venus that are no feeds.
    private static let others: Set<String> = ["planet", "default", "formatter_compat"]
    private static let (mostFeeds, largest) = (10_000, 16 << 20)

    /// - Returns: nil for a file that is none.
    public static func read(_ bytes: [UInt8]) -> List? {
        guard bytes.count <= largest else { return nil }
        var list = List()
        let sections = sections(of: String(decoding: bytes, as: UTF8.self), &list)
        for section in sections { read(section, into: &list) }
        list.remarks.sort { $0.line < $1.line }
        let isPlanet = sections.contains { $0.name.lowercased() == "planet" }
        return list.feeds.isEmpty && !isPlanet ? nil : list
    }

    private static func read(_ section: Section, into list: inout List) {
        let name = section.name.lowercased()
        for key in section.values.keys.sorted()
        where key.hasPrefix("filter") || key == "exclude" || key == "include" {
            let place = section.name.isEmpty ? "" : " of [\(section.name)]"
            let value = (section.values[key] ?? "").split(whereSeparator: \.isWhitespace).joined(
                separator: " "
            )
            list.remarks.append(
                (section.lines[key] ?? section.line, "the filter '\(key) = \(value)'\(place)")
            )
        }
        guard !others.contains(name), !section.name.isEmpty else { return }
        if section.values["content_type"]?.lowercased().contains("opml") ?? false {
            list.remarks.append(
                (
                    section.line,
                    "the reading list \(section.name); 'import opml' takes what it names"
                )
            )
            return
        }
        if name.hasPrefix("http") || name.hasPrefix("feed:") {
            append(section.name, title: section.values["name"], id: nil, section, to: &list)
        } else if let feed = section.values["feed"] ?? section.values["feed_url"] {
            append(
                feed,
                title: section.values["title"] ?? section.values["name"],
                id: section.name,
                section,
                to: &list
            )
        } else if name.contains("://") {
            list.remarks.append(
                (section.line, "[\(shown(section.name))], which is no address of the web")
            )
        } else if !section.values.isEmpty, !name.hasSuffix(".tmpl"), !name.contains("/") {
            list.remarks.append((section.line, "[\(shown(section.name))], which names no feed"))
        }
    }

    /// The beginning of a line, as messages have it.
    private static func shown(_ line: String) -> String {
        line.count > 100 ? line.prefix(100) + "…" : line
    }

    private static func append(
        _ feed: String,
        title: String?,
        id: String?,
        _ section: Section,
        to list: inout List
    ) {
        guard list.feeds.count < mostFeeds else { return }
        list.feeds.append(
            OPMLOutline(
                title: title,
                feed: feed,
                home: section.values["link"],
                categories: [],
                language: section.values["language"] ?? section.values["lang"],
                id: id,
                line: section.line
            )
        )
    }

    /// Lines that stand further in than the first one of their section go on with the value before them.
    private static func sections(of text: String, _ list: inout List) -> [Section] {
        var sections = [Section(name: "", line: 1)]
        var key: String?
        var margin = 0
        for (index, line) in text.split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        ).enumerated() {
            let bare = line.trimmingCharacters(in: .whitespaces)
            guard !bare.isEmpty, !"#;".contains(bare.first ?? "#") else { continue }
            let indent = line.prefix(while: \.isWhitespace).count
            if let key, indent > margin {
                sections[sections.count - 1].values[key, default: ""] += " \(bare)"
                continue
            }
            if bare.hasPrefix("["), let end = bare.lastIndex(of: "]") {
                let name = bare[bare.index(after: bare.startIndex)..<end].trimmingCharacters(
                    in: .whitespaces
                )
                sections.append(Section(name: name, line: index + 1))
                (key, margin) = (nil, 0)
            } else if bare.hasPrefix("[") {
                // What follows belongs to nothing that is known.
                list.remarks.append((index + 1, "'\(shown(bare))', whose bracket is not closed"))
                sections.append(Section(name: "", line: index + 1))
                (key, margin) = (nil, 0)
            } else if let sign = bare.firstIndex(where: { $0 == "=" || $0 == ":" }) {
                let name = bare[..<sign].trimmingCharacters(in: .whitespaces).lowercased()
                let value = bare[bare.index(after: sign)...].trimmingCharacters(in: .whitespaces)
                sections[sections.count - 1].values[name] = value
                sections[sections.count - 1].lines[name] = index + 1
                if key == nil { margin = indent }
                key = name
            }
        }
        return sections
    }
}
