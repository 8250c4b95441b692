/// A place of rclone whose settings stand in its address, as `:webdav,url='https://host/',pass=…:portal`, or some of them, as
/// `store,pass=…:portal`: what rclone calls a connection string.
///
/// Source: rclone's documentation, "Connection strings".
struct RcloneAddress: Equatable {
    struct Setting: Equatable {
        let key: String
        let value: String
    }

    /// What kind of store it is, as `webdav`, or how rclone's own settings call it.
    let store: Store
    let settings: [Setting]
    /// In the store.
    let path: String

    enum Store: Equatable {
        case type(String)
        case named(String)
    }

    /// Nil for one that only names a part of rclone's own settings, or is written in another way.
    init?(_ text: String) {
        let isType = text.first == ":"
        var rest = text.dropFirst(isType ? 1 : 0)
        let word = String(rest.prefix { $0 != "," && $0 != ":" })
        rest = rest.dropFirst(word.count)
        store = isType ? .type(word) : .named(word)
        // A folder of this machine may have any name.
        guard isType || (rest.first == "," && !word.contains("/")) else { return nil }
        var settings: [Setting] = []
        while rest.first == "," {
            rest = rest.dropFirst()
            let key = String(rest.prefix { !"=,:".contains($0) })
            rest = rest.dropFirst(key.count)
            // What is set for all stores at once is told to rclone in no other way.
            guard !key.isEmpty, !key.contains(".") else { return nil }
            guard rest.first == "=" else {
                settings.append(Setting(key: key, value: "true"))
                continue
            }
            guard let value = Self.value(&rest) else { return nil }
            settings.append(Setting(key: key, value: value))
        }
        guard !word.isEmpty, rest.first == ":" else { return nil }
        self.settings = settings
        path = String(rest.dropFirst())
    }

    /// What says which store it is, and no more.
    private static let telling: Set<String> = [
        "url", "host", "port", "endpoint", "region", "provider", "vendor",
    ]

    /// The texts that no message may hold.
    var secrets: [String] {
        settings.flatMap { setting in
            if Self.telling.contains(setting.key) { return ToolRun.secrets(in: setting.value) }
            return setting.value.count > 3 ? [setting.value] : []
        }
    }

    /// As messages name it, but for secrets in an address of the web.
    var shown: String {
        let words = settings.filter { Self.telling.contains($0.key) }.map {
            ",\($0.key)=\($0.value)"
        }
        let beginning =
            switch store {
            case .type(let type): ":\(type)"
            case .named(let name): name
            }
        return "\(beginning)\(words.joined()):\(path)"
    }

    /// Reads what follows a sign of equality, to the comma or colon behind it: in quotation marks it may hold both, and its own mark doubled.
    private static func value(_ rest: inout Substring) -> String? {
        rest = rest.dropFirst()
        guard let mark = rest.first, mark == "'" || mark == "\"" else {
            let value = rest.prefix { $0 != "," && $0 != ":" }
            rest = rest.dropFirst(value.count)
            return String(value)
        }
        var pieces: [Substring] = []
        repeat {
            let piece = rest.dropFirst().prefix { $0 != mark }
            pieces.append(piece)
            rest = rest.dropFirst(1 + piece.count)
            guard !rest.isEmpty else { return nil }
            rest = rest.dropFirst()
        } while rest.first == mark
        return pieces.joined(separator: String(mark))
    }
}
