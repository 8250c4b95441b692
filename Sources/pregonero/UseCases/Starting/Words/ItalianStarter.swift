extension StarterWords {
    static let italian = StarterWords(
        language: "it",
        timeZone: "Europe/Rome",
        siteTitle: "Il mio banditore",
        feeds: [
            Feed(id: "ansa", title: "ANSA", url: "https://www.ansa.it/sito/ansait_rss.xml"),
            Feed(id: "il-post", title: "Il Post", url: "https://www.ilpost.it/feed/"),
            Feed(
                id: "repubblica",
                title: "la Repubblica",
                url: "https://www.repubblica.it/rss/homepage/rss2.0.xml"
            ),
        ],
        sections: [
            "local": "Cronaca locale",
            "politics": "Politica",
            "economy": "Economia",
            "culture": "Cultura",
            "sports": "Sport",
            "world": "Mondo",
            "science": "Scienza",
            "general": "Generale",
        ],
        article: Text(
            name: "benvenuto",
            title: "La piazza ha di nuovo un banditore",
            summary:
                "Questo è il tuo primo articolo. Cambialo o cancellalo, e costruisci di nuovo il portale.",
            body: """
                Un portale nuovo comincia con una notizia sua. Questa è scritta in **Markdown**, in
                `Content/articles/benvenuto.md`.

                ## Che cosa viene dopo

                - [ ] mettere titolo e indirizzo in `Content/site.yaml`
                - [ ] aggiungere le tue fonti alla lista
                - [x] costruire il portale con `pregonero build`

                | comando | che cosa fa |
                |---|---|
                | `pregonero build` | interroga le fonti e scrive `public/` |
                | `pregonero new article "Titolo"` | comincia un articolo |
                """
        ),
        page: Text(
            name: "chi-siamo",
            title: "Chi siamo",
            summary: "Chi siamo e come lavoriamo",
            body: """
                Questo portale riunisce notizie proprie e di altre fonti. Di ogni notizia altrui mostra un estratto e porta alla
                fonte. Non ha account, non segue nessuno e non chiede nulla a terzi.
                """
        ),
        privacy: italianPrivacy,
        imprint: italianImprint,
        author: Text(
            name: "la-redazione",
            title: "La redazione",
            summary: "Redazione",
            body: """
                Chi scrive qui. Questo testo è in `Content/authors/la-redazione.md`.
                """
        ),
        samples: [
            "Un esempio: così si vede la notizia di una fonte",
            "Un altro esempio, perché la lista ne abbia due",
            "Un terzo esempio, di un’altra fonte",
            "Gli esempi portano il loro nome in vista",
            "I motori di ricerca non indicizzano questo esempio",
            "L’ultimo esempio se ne va con la prima risposta",
        ],
        sampleText: "Questo testo è inventato e sparisce con la prima risposta della fonte.",
        motto: "{site} dice ad alta voce quello che altri scrivono, e sempre chi lo ha detto.",
        interface: italianInterface
    )
}
