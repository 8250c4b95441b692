import Domain
import Fetching
import WebURL

/// Checks of a source's keys that look at other keys or at the terms of its kind.
extension Settings {
    /// What opens an address stays out of pages and lists, though it stands in the file.
    @Sendable static func hidePassword(_ place: SettingPlace, _ source: inout Source) {
        guard let value = place.value, let url = source.address.flatMap({ WebURL($0) }) else {
            return
        }
        let secret = url.password.isEmpty ? url.username : url.password
        guard !secret.isEmpty else { return }
        if value.raw?.contains(SecretReader.opening) == false {
            value.warning(
                "'\(value.name)' holds a password",
                hint:
                    "put it into the environment and write ${env:NAME} in its place, all of it in quotes"
            )
        }
        source.secrets.append(secret)
    }

    /// A header with another name would be told only once the source is asked, and with no place.
    @Sendable static func checkHeaders(_ place: SettingPlace, _ source: inout Source) {
        for name in source.headers.keys.sorted() where !HTTPRequest.takesHeader(name) {
            place.value?.key(name)?.error(
                "the header '\(name)' cannot be sent",
                hint: HTTPRequest.isHeaderName(name)
                    ? "leave it out: the program writes it itself"
                    : "its name has letters, digits and hyphens only, as X-Api-Key"
            )
        }
    }

    @Sendable static func checkRights(_ place: SettingPlace, _ source: inout Source) {
        guard place.context.terms.texts == .excerpt else { return }
        guard source.rights != .excerpt, source.rights != .licensed else { return }
        place.value?.error(
            "'rights' cannot be '\(source.rights.rawValue)': the source allows excerpts only",
            hint: "leave it out, or write 'licensed' when you have a licence"
        )
    }

    @Sendable static func checkContent(_ place: SettingPlace, _ source: inout Source) {
        guard place.context.terms.texts == .excerpt else { return }
        guard source.content == .full, source.rights == .excerpt else { return }
        place.value?.error(
            "'content' cannot be 'full': the source allows excerpts only",
            hint: "leave it out, or write 'rights: licensed' when you have a licence"
        )
    }

    @Sendable static func checkPictures(_ place: SettingPlace, _ source: inout Source) {
        guard place.context.terms.pictures == .none, source.pictures != .none else { return }
        place.value?.error(
            "'pictures' cannot be '\(source.pictures.rawValue)': the source gives none away",
            hint: "leave it out"
        )
    }
}
