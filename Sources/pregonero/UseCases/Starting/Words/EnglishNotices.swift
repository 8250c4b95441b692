extension StarterWords {
    /// What a portal says of its readers' data, in English; what stands in brackets is to be filled in.
    static let englishPrivacy = Text(
        name: "privacy",
        title: "Privacy",
        summary: "What is kept, and who knows of it",
        body: """
            Responsible: [name and address], [e-mail].

            ## What this portal does not do

            There are no accounts, no advertising, no cookies and nothing that follows readers.
            When you open a page, your browser talks only to the server that publishes it.
            [Check this if you show pictures or content from other servers.]

            ## What is kept in your browser

            None of this leaves your device. It is erased on the settings page, or in the
            browser.

            | what | under which name |
            |---|---|
            | the settings that you change | `pregonero.v1` |
            | your last searches | `pregonero.searches` |
            | the articles that you save | `pregonero-saved` |
            | pages that you read, for when there is no connection | `pregonero-pages`, `pregonero-pictures`, `pregonero-files` |
            | pieces of the search index | `pregonero-search` |
            | the portal's own files | `pregonero-shell` |

            ## The server

            The portal is hosted by [company, country]. Its server notes of each request [IP
            address, time, page] for [days], for [purpose and legal basis].

            ## Your rights

            You may ask which data of yours we have, and have them corrected or erased: write to
            [e-mail]. You may also complain to [data protection authority].
            """
    )

    /// Who is behind a portal, in English.
    static let englishImprint = Text(
        name: "imprint",
        title: "Imprint",
        summary: "Who publishes this portal",
        body: """
            [Name or company]\\
            [Street and number, postal code, town, country]

            - E-mail: [address]
            - Telephone: [number]
            - Register and tax number: [if there are any]
            - Responsible for the content: [name]

            Of each story of others an excerpt is shown that leads to its source, to whom the
            text belongs. [Say here under which licence your own texts may be used.]
            """
    )
}
