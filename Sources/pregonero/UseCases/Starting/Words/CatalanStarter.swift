extension StarterWords {
    static let catalan = StarterWords(
        language: "ca",
        timeZone: "Europe/Madrid",
        siteTitle: "El meu nunci",
        feeds: [
            Feed(id: "vilaweb", title: "VilaWeb", url: "https://www.vilaweb.cat/feed/"),
            Feed(id: "beteve", title: "betevé", url: "https://beteve.cat/feed/"),
            Feed(id: "critic", title: "Crític", url: "https://www.elcritic.cat/feed"),
        ],
        sections: [
            "local": "Local",
            "politics": "Política",
            "economy": "Economia",
            "culture": "Cultura",
            "sports": "Esports",
            "world": "Món",
            "science": "Ciència",
            "general": "General",
        ],
        article: Text(
            name: "benvinguda",
            title: "La plaça torna a tenir nunci",
            summary:
                "Aquest és el vostre primer article. Canvieu-lo o esborreu-lo, i torneu a construir el portal.",
            body: """
                Un portal nou comença amb una notícia pròpia. Aquesta s’escriu en **Markdown**, a
                `Content/articles/benvinguda.md`.

                ## Què ve després

                - [ ] posar el títol i l’adreça a `Content/site.yaml`
                - [ ] afegir les vostres fonts a la llista
                - [x] construir el portal amb `pregonero build`

                | ordre | fa |
                |---|---|
                | `pregonero build` | pregunta a les fonts i escriu `public/` |
                | `pregonero new article "Titular"` | comença un article |
                """
        ),
        page: Text(
            name: "qui-som",
            title: "Sobre aquest portal",
            summary: "Qui som i com treballem",
            body: """
                Aquest portal reuneix notícies pròpies i d’altres fonts. De cada notícia aliena mostra un extracte i porta a la
                font. No té comptes, no segueix ningú i no demana res a tercers.
                """
        ),
        privacy: catalanPrivacy,
        imprint: catalanImprint,
        author: Text(
            name: "la-redaccio",
            title: "La redacció",
            summary: "Redacció",
            body: """
                Els qui escriuen aquí. Aquest text és a `Content/authors/la-redaccio.md`.
                """
        ),
        samples: [
            "Una mostra: així es veu una notícia d’una font",
            "Una altra mostra, perquè la llista en tingui dues",
            "Una tercera mostra, d’una altra font",
            "Les mostres porten el nom a la vista",
            "Els cercadors no indexen aquesta mostra",
            "L’última mostra se’n va amb la primera resposta",
        ],
        sampleText: "Aquest text és inventat i desapareix amb la primera resposta de la font.",
        motto: "{site} diu en veu alta el que altres escriuen, i sempre qui ho ha dit.",
        interface: catalanInterface
    )
}
