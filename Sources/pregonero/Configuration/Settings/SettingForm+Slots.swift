import Domain
import Presentation
import WebURL

extension SettingForm where Value == SlotAllowance {
    /// Hosts alone, or origins by what may be loaded from them.
    static var slotAllowance: SettingForm {
        let (hosts, origins) = (
            SettingForm<[String]>.list(of: .hostName), SettingForm<[String]>.list(of: .origin)
        )
        return SettingForm(
            type: .either(hosts.type, .mapping(of: origins.type)),
            read: { node, context in
                guard node.isMapping else {
                    return hosts.read(node, context).map { SlotAllowance(hosts: $0) }
                }
                let kinds = SlotAllowance.Kind.allCases.map(\.rawValue)
                var allowance = SlotAllowance()
                for (name, value) in node.mapping(known: kinds) {
                    guard let kind = SlotAllowance.Kind(rawValue: name) else { continue }
                    allowance.origins[kind] = origins.read(value, context)
                }
                return allowance
            },
            shown: { allowance in
                if allowance.origins.isEmpty { return hosts.shown(allowance.hosts) }
                return .mapping(
                    SlotAllowance.Kind.allCases.compactMap { kind in
                        allowance.origins[kind].map { origins in
                            (kind.rawValue, ConfigurationValue.texts(origins))
                        }
                    }
                )
            }
        )
    }
}

extension SettingForm where Value == String {
    /// Scheme and host, perhaps with a port; a host alone is asked by https.
    static var origin: SettingForm {
        parsed { text, node, _ in
            let whole = text.contains("://") ? text : "https://\(text)"
            if let url = WebURL(whole), url.isHTTP, url.origin == whole,
                ContentPolicy.takes(whole)
            {
                return whole
            }
            node.error("'\(text)' is no origin", hint: "write it as https://counter.example")
            return nil
        } shown: {
            $0
        }
    }
}
