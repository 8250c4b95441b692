import Domain

/// Reads how much of a source the portal shows, within what its terms allow.
struct RightsReader {
    let terms: SourceTerms

    func rights(_ value: ConfigurationNode?) -> Rights {
        guard let value, let rights = value.choice(Rights.self) else { return .excerpt }
        if terms.texts == .excerpt, rights != .excerpt, rights != .licensed {
            value.error(
                "'rights' cannot be '\(rights.rawValue)': the source allows excerpts only",
                hint: "leave it out, or write 'licensed' when you have a licence"
            )
        }
        return rights
    }

    func content(_ value: ConfigurationNode?, _ rights: Rights) -> Source.Content? {
        guard let value, let content = value.choice(Source.Content.self) else { return nil }
        if terms.texts == .excerpt, content == .full, rights == .excerpt {
            value.error(
                "'content' cannot be 'full': the source allows excerpts only",
                hint: "leave it out, or write 'rights: licensed' when you have a licence"
            )
        }
        return content
    }

    func pictures(_ value: ConfigurationNode?) -> Source.Pictures {
        guard let value, let pictures = value.choice(Source.Pictures.self) else {
            return terms.pictures == .none ? .none : .offered
        }
        if terms.pictures == .none, pictures != .none {
            value.error(
                "'pictures' cannot be '\(pictures.rawValue)': the source gives none away",
                hint: "leave it out"
            )
        }
        return pictures
    }
}
