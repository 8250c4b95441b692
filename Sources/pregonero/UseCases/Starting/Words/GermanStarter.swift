extension StarterWords {
    static let german = StarterWords(
        language: "de",
        timeZone: "Europe/Berlin",
        siteTitle: "Mein Ausrufer",
        feeds: [
            Feed(
                id: "tagesschau",
                title: "tagesschau.de",
                url: "https://www.tagesschau.de/index~rss2.xml"
            ),
            Feed(id: "dw-de", title: "DW Deutsch", url: "https://rss.dw.com/xml/rss-de-all"),
            Feed(
                id: "spiegel",
                title: "DER SPIEGEL",
                url: "https://www.spiegel.de/schlagzeilen/index.rss"
            ),
        ],
        sections: [
            "local": "Lokales",
            "politics": "Politik",
            "economy": "Wirtschaft",
            "culture": "Kultur",
            "sports": "Sport",
            "world": "Welt",
            "science": "Wissenschaft",
            "general": "Allgemeines",
        ],
        article: Text(
            name: "willkommen",
            title: "Der Platz hat wieder einen Ausrufer",
            summary:
                "Das ist Ihr erster Artikel. Ändern oder löschen Sie ihn, und bauen Sie das Portal neu.",
            body: """
                Ein neues Portal beginnt mit einer eigenen Nachricht. Diese ist in **Markdown** geschrieben, in
                `Content/articles/willkommen.md`.

                ## Wie es weitergeht

                - [ ] Titel und Adresse in `Content/site.yaml` eintragen
                - [ ] eigene Quellen in die Liste aufnehmen
                - [x] das Portal mit `pregonero build` bauen

                | Befehl | bewirkt |
                |---|---|
                | `pregonero build` | fragt die Quellen und schreibt `public/` |
                | `pregonero new article "Titel"` | beginnt einen Artikel |
                """
        ),
        page: Text(
            name: "ueber",
            title: "Über dieses Portal",
            summary: "Wer wir sind und wie wir arbeiten",
            body: """
                Dieses Portal versammelt eigene Nachrichten und die anderer Quellen. Von jeder fremden zeigt es einen Auszug und
                führt zur Quelle. Es hat keine Konten, verfolgt niemanden und fragt nichts bei Dritten an.
                """
        ),
        privacy: germanPrivacy,
        imprint: germanImprint,
        author: Text(
            name: "die-redaktion",
            title: "Die Redaktion",
            summary: "Redaktion",
            body: """
                Wer hier schreibt. Dieser Text liegt in `Content/authors/die-redaktion.md`.
                """
        ),
        samples: [
            "Ein Muster: So sieht die Nachricht einer Quelle aus",
            "Noch ein Muster, damit die Liste zwei hat",
            "Ein drittes Muster, aus einer anderen Quelle",
            "Muster tragen ihren Namen sichtbar",
            "Suchmaschinen nehmen dieses Muster nicht auf",
            "Das letzte Muster geht mit der ersten Antwort",
        ],
        sampleText: "Dieser Text ist erfunden und verschwindet mit der ersten Antwort der Quelle.",
        motto: "{site} sagt laut, was andere schreiben, und immer, wer es gesagt hat.",
        interface: germanInterface
    )
}
