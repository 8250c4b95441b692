import Basics
import Cartography
import Domain
import Fetching
import Foundation
import Presentation
import WebURL

extension SettingForm where Value == LocalizedText {
    static var localizedText: SettingForm {
        SettingForm(
            type: .localizedText,
            read: { node, context in
                LocalizedTextReader(node: node, languages: context.languages).read()
            },
            shown: { text in
                guard !text.texts.isEmpty else { return nil }
                return .mapping(
                    text.texts.sorted { $0.key < $1.key }.map { ($0.key.tag, .text($0.value)) }
                )
            }
        )
    }

    /// What readers see somewhere as a name, in each language.
    static var localizedName: SettingForm { filled(hint: "write what readers call it") }

    /// What search engines and feeds say of it, in each language.
    static var localizedDescription: SettingForm {
        filled(hint: "say what it is about, or leave the line out")
    }

    private static func filled(hint: String) -> SettingForm {
        localizedText.checked { text, node in
            // Of what is no text it was said already.
            guard !node.isMissing, !node.isList,
                text.all.contains(where: { $0.allSatisfy(\.isWhitespace) })
            else { return }
            node.error("'\(node.name)' has no value", hint: hint)
        }
    }
}

extension SettingForm where Value == BaseURL {
    static var baseURL: SettingForm {
        parsed { text, node, _ in
            guard let base = SiteReader.baseURL(text) else {
                node.error("'\(text)' is no base address", hint: SiteReader.hint(text))
                return nil
            }
            return base
        } shown: {
            $0.absolute("/")
        }
    }
}

extension SettingForm where Value == [Language] {
    static var languages: SettingForm {
        SettingForm<[String]>.list(of: .text)
            .mapped {
                $0.map { Language($0) }
            } back: {
                $0.map(\.tag)
            }
            .checked { languages, node in
                for language in languages where !SiteReader.isTag(language.tag) {
                    node.error(
                        "'\(language)' is no language tag",
                        hint: "for example es, en or pt-br"
                    )
                }
                if Set(languages).count < languages.count {
                    node.error("a language stands twice")
                }
                if languages.isEmpty { node.error("'languages' names no language") }
            }
    }
}

extension SettingForm where Value == TimeZone {
    static var timeZone: SettingForm {
        parsed { name, node, _ in
            if let zone = TimeZoneNames.zone(name) { return zone }
            node.error(
                "'\(name)' is no time zone",
                hint: NearestName.of(name, in: TimeZoneNames.usual).map { "did you mean '\($0)'?" }
                    ?? "for example Europe/Madrid or UTC"
            )
            return nil
        } shown: {
            $0.identifier
        }
    }
}

extension SettingForm where Value == OwnHoliday {
    /// A day of one year or of each, or one that is none there.
    static var holiday: SettingForm {
        parsed { text, node, _ in
            if let day = OwnHoliday(text) { return day }
            node.error(
                "'\(text)' is no day",
                hint:
                    "write 2026-11-09, or 11-09 for each year, and 'off' behind one that is not kept"
            )
            return nil
        } shown: {
            $0.description
        }
    }
}

extension SettingForm where Value == String {
    /// Two letters of ISO 3166-1, in lower case.
    static var country: SettingForm {
        parsed { text, node, _ in
            let code = text.lowercased()
            let isCode = code.utf8.count == 2 && code.utf8.allSatisfy { (0x61...0x7A).contains($0) }
            guard isCode else {
                node.error(
                    "'\(code)' is no country code",
                    hint: "two letters of ISO 3166, as es or mx"
                )
                return nil
            }
            guard Countries.codes.contains(code) else {
                node.error(
                    "'\(code)' is no country of ISO 3166",
                    hint: meantCountries[code].map { "did you mean '\($0)'?" }
                        ?? "for example es or mx"
                )
                return nil
            }
            return code
        } shown: {
            $0
        }
    }

    /// What some write for a country: its language, or what it is called elsewhere.
    static var meantCountries: [String: String] {
        [
            "uk": "gb", "en": "gb", "sp": "es", "el": "gr", "ja": "jp", "zh": "cn", "cs": "cz",
            "da": "dk", "ko": "kr",
        ]
    }

    /// What readers see somewhere as a name.
    static var name: SettingForm {
        parsed { text, node, _ in
            if text.contains(where: { !$0.isWhitespace }) { return text }
            node.error("'\(node.name)' has no value", hint: "write what readers call it")
            return nil
        } shown: {
            $0
        }
    }

    /// Where somebody is reached, as security.txt can say it.
    static var contact: SettingForm {
        parsed { text, node, _ in
            let isMail = text.wholeMatch(of: /[^\s@:]+@[^\s@:]+\.[^\s@:]+/) != nil
            let url = text.contains(where: \.isWhitespace) ? nil : WebURL(text)
            if isMail || url?.isHTTP == true || ["mailto", "tel"].contains(url?.scheme) {
                return text
            }
            node.error(
                "'\(text)' is no address by which anybody is reached",
                hint: "write it as https://example.org/contacto or redaccion@example.org"
            )
            return nil
        } shown: {
            $0
        }
    }

    static func webAddress(hint: String) -> SettingForm {
        parsed { text, node, _ in
            if WebURL(text)?.isHTTP == true { return text }
            node.error("'\(text)' is no address of the web", hint: hint)
            return nil
        } shown: {
            $0
        }
    }

    /// An encrypted address in which words are put.
    static var addressWithTerm: SettingForm {
        parsed { text, node, _ in
            let place = MusicStore.place
            let filled = text.replacingOccurrences(of: place, with: "a")
            if text.contains(place), text.hasPrefix("https://"), let url = WebURL(filled),
                url.origin == WebURL(text.replacingOccurrences(of: place, with: "b"))?.origin
            {
                return text
            }
            node.error(
                "'\(text)' is no https address with \(place) in its path or query",
                hint: "write it as https://store.example/search?q=\(place)"
            )
            return nil
        } shown: {
            $0
        }
    }

    /// The name of a host, perhaps with a port.
    static var hostName: SettingForm {
        parsed { text, node, _ in
            let origin = "https://\(text)"
            if let url = WebURL("\(origin)/"), url.origin == origin, ContentPolicy.takes(origin) {
                return text
            }
            node.error("'\(text)' is no name of a host", hint: "write it as counter.example.org")
            return nil
        } shown: {
            $0
        }
    }

    static var sitePath: SettingForm {
        parsed { text, node, _ in
            if text.hasPrefix("/"), text.allSatisfy(\.isASCII), SitePath.isPlain(text) {
                return text
            }
            node.error("'\(text)' is no path of the site", hint: "write it as /redaccion/")
            return nil
        } shown: {
            $0
        }
    }
}

extension SettingForm where Value == ProjectionKind {
    /// The same for a projection that goes by its name.
    var projectionName: SettingForm<String> {
        mapped(\.rawValue) { ProjectionKind(rawValue: $0) ?? .equirectangular }
    }
}

extension SettingForm where Value == Int {
    /// How many a page of a list holds.
    static var pageSize: SettingForm {
        SettingForm(
            type: .whole(atLeast: 1),
            read: { node, _ in
                node.whole(atLeast: 1, atMost: 200, hint: "write how many articles, as 30")
            },
            shown: { .number($0) }
        )
    }
}

extension SettingForm where Value == [FrontBlock] {
    static var frontBlocks: SettingForm {
        list(of: .frontBlock).checked { blocks, node in
            let once = blocks.filter { $0.kind != .list }.map(\.kind)
            if Set(once).count < once.count {
                node.error("a block of the front page stands twice")
            }
            if blocks.isEmpty, node.isList, node.list().isEmpty {
                node.warning(
                    "'\(node.name)' names no block: the front page is empty",
                    hint: "name its blocks, or leave the line out for those that are usual"
                )
            }
        }
    }
}

extension SettingForm where Value == Int {
    /// Written in megabytes, counted in bytes.
    static var megabytes: SettingForm {
        SettingForm(
            type: .whole(atLeast: 1),
            read: { node, _ in
                node.whole(atLeast: 1, hint: "write megabytes, as 1024").map { $0 << 20 }
            },
            shown: { .number($0 >> 20) }
        )
    }
}

extension SettingForm where Value == Retention {
    /// An age alone, or the age and the number of items of each source.
    static var retention: SettingForm {
        let limits = block(Settings.retention, from: .unlimited)
        return SettingForm(
            type: .either(.duration, limits.type),
            read: { node, context in
                node.isMapping ? limits.read(node, context) : node.age().map { Retention(age: $0) }
            },
            shown: limits.shown
        )
    }
}

extension SettingForm where Value == NetworkSettings.AllowPrivate {
    static var privateNetworks: SettingForm {
        SettingForm(
            type: .either(.flag, .list(of: .text)),
            read: { node, _ in
                let entries = node.isList ? node.list() : [node]
                let texts = entries.compactMap { entry in entry.text().map { (entry, $0) } }
                switch texts.map(\.1) {
                case ["true"]: return .all
                case ["false"]: return Value.none
                case let networks:
                    for (entry, text) in texts where AddressBlock(text) == nil {
                        entry.error(
                            "'\(text)' is no network such as 192.168.0.0/16",
                            hint: "write true, false, or the blocks of addresses"
                        )
                    }
                    return .networks(networks)
                }
            },
            shown: { allowed in
                switch allowed {
                case .none: .flag(false)
                case .all: .flag(true)
                case .networks(let networks): .texts(networks)
                }
            }
        )
    }
}
