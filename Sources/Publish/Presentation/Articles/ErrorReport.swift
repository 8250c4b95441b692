public import Domain

/// The way by which readers tell the newsroom of an error in what it wrote.
public enum ErrorReport {
    /// - Parameters:
    ///   - title: of what is read; nil for none in particular.
    ///   - path: where that stands on the portal.
    ///   - language: of the page.
    ///   - context: settings, texts and names.
    /// - Returns: a link to the site's contact, as a letter with title and address where that is one of mail; nil where the
    ///   site names none.
    public static func link(
        about title: String?,
        at path: String,
        in language: Language,
        context: SiteContext
    ) -> LinkModel? {
        guard let contact = context.settings.publication.contactAddress else { return nil }
        let words = context.catalogue(language)[.reportError]
        let subject = title.map { "\(words): \($0)" } ?? words
        let isMail = contact.hasPrefix("mailto:") && !contact.contains("?")
        let home = context.absolute("/")
        return LinkModel(
            title: words,
            address: isMail
                ? MailAddress.letter(
                    to: String(contact.dropFirst("mailto:".count)),
                    subject: subject,
                    text: context.absolute(path)
                ) : contact,
            isExternal: contact.hasPrefix("http") && !contact.hasPrefix(home),
            mark: context.mark("g-bell")
        )
    }
}
