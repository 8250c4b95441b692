import Markdown

/// The menus of a Hugo site, of which the portal has none: what stands in them, for a person to know.
struct HugoMenus: Sendable {
    private var entries: [String: [String]] = [:]

    /// Adds what a configuration lists: the entries of each menu, by its name.
    mutating func add(_ menus: SiteHead) {
        for name in menus.keys {
            guard case .list(let values) = menus[name] else { continue }
            for value in values {
                guard case .map(let fields) = value else { continue }
                add(SiteHead(fields), to: name)
            }
        }
    }

    /// Adds a text that says itself in which menus it stands.
    mutating func add(_ head: SiteHead, titled title: String, at address: String) {
        for key in ["menu", "menus"] {
            guard let menus = head.map(key) else {
                for name in head.texts(key) { add(title, address, to: name) }
                continue
            }
            for name in menus.keys {
                add(menus.map(name)?.text("name", "title") ?? title, address, to: name)
            }
        }
    }

    private mutating func add(_ entry: SiteHead, to menu: String) {
        let address = entry.text("url", "pageref") ?? ""
        add(entry.text("name", "title", "identifier") ?? address, address, to: menu)
    }

    private mutating func add(_ name: String, _ address: String, to menu: String) {
        entries[menu, default: []].append(address.isEmpty ? name : "\(name) (\(address))")
    }

    var leftOut: [LeftOut] {
        entries.sorted { $0.key < $1.key }.map { name, entries in
            LeftOut(
                "the menu '\(name)': \(entries.joined(separator: ", "))",
                "the portal makes its menus of what it has"
            )
        }
    }
}
