import Domain
import WebURL

extension SettingForm where Value == License {
    /// The address of a licence, or the short name of one of Creative Commons.
    static var license: SettingForm {
        parsed { text, node, _ in
            if let license = License(text), WebURL(license.address)?.isHTTP == true {
                return license
            }
            node.error(
                "'\(text)' is no licence that is known by its name",
                hint: "write its address, as https://creativecommons.org/licenses/by/4.0/, "
                    + "or a short name with its version: 'CC BY 4.0', 'CC BY-SA 4.0', "
                    + "'CC BY-NC-ND 4.0', 'CC0'"
            )
            return nil
        } shown: {
            $0.address
        }
    }
}
