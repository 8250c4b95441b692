extension StarterWords {
    static let french = StarterWords(
        language: "fr",
        timeZone: "Europe/Paris",
        siteTitle: "Mon crieur public",
        feeds: [
            Feed(
                id: "un-news-fr",
                title: "ONU Info",
                url: "https://news.un.org/feed/subscribe/fr/news/all/rss.xml"
            ),
            Feed(id: "france24", title: "France 24", url: "https://www.france24.com/fr/rss"),
            Feed(id: "le-monde", title: "Le Monde", url: "https://www.lemonde.fr/rss/une.xml"),
        ],
        sections: [
            "local": "Vie locale", "politics": "Politique", "economy": "Économie",
            "culture": "Culture",
            "sports": "Sports", "world": "Monde", "science": "Sciences", "general": "Général",
        ],
        article: Text(
            name: "bienvenue",
            title: "La place a de nouveau son crieur",
            summary:
                "C’est votre premier article. Changez-le ou supprimez-le, puis reconstruisez le portail.",
            body: """
                Un nouveau portail commence par une nouvelle à lui. Celle-ci s’écrit en **Markdown**, dans
                `Content/articles/bienvenue.md`.

                ## La suite

                - [ ] mettre le titre et l’adresse dans `Content/site.yaml`
                - [ ] ajouter vos sources à la liste
                - [x] construire le portail avec `pregonero build`

                | commande | effet |
                |---|---|
                | `pregonero build` | interroge les sources et écrit `public/` |
                | `pregonero new article "Titre"` | commence un article |
                """
        ),
        page: Text(
            name: "a-propos",
            title: "À propos de ce portail",
            summary: "Qui nous sommes et comment nous travaillons",
            body: """
                Ce portail réunit ses propres nouvelles et celles d’autres sources. De chaque nouvelle des autres, il
                montre un extrait et mène à la source. Il n’a pas de comptes, ne suit personne et ne demande rien à
                des tiers.
                """
        ),
        privacy: frenchPrivacy,
        imprint: frenchImprint,
        author: Text(
            name: "la-redaction",
            title: "La rédaction",
            summary: "Rédaction",
            body: "Ceux qui écrivent ici. Ce texte est dans `Content/authors/la-redaction.md`."
        ),
        samples: [
            "Un exemple : voici une nouvelle d’une source",
            "Un autre exemple, pour que la liste en ait deux",
            "Un troisième exemple, d’une autre source", "Les exemples portent leur nom bien en vue",
            "Les moteurs de recherche n’indexent pas cet exemple",
            "Le dernier exemple part avec la première réponse",
        ],
        sampleText: "Ce texte est inventé et disparaît avec la première réponse de la source.",
        motto: "{site} dit à voix haute ce que d’autres écrivent, et toujours qui l’a dit."
    )
}
