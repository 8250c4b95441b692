extension StarterWords {
    static let spanish = StarterWords(
        language: "es",
        timeZone: "Europe/Madrid",
        siteTitle: "Mi pregonero",
        feeds: [
            Feed(
                id: "un-news-es",
                title: "Noticias ONU",
                url: "https://news.un.org/feed/subscribe/es/news/all/rss.xml"
            ),
            Feed(
                id: "bbc-mundo",
                title: "BBC Mundo",
                url: "https://feeds.bbci.co.uk/mundo/rss.xml"
            ),
            Feed(id: "dw-es", title: "DW Español", url: "https://rss.dw.com/xml/rss-sp-all"),
        ],
        sections: [
            "local": "Local", "politics": "Política", "economy": "Economía", "culture": "Cultura",
            "sports": "Deportes", "world": "Mundo", "science": "Ciencia", "general": "General",
        ],
        article: Text(
            name: "bienvenida",
            title: "La plaza vuelve a tener pregonero",
            summary:
                "Este es tu primer artículo. Cámbialo o bórralo, y vuelve a construir el portal.",
            body: """
                Un portal nuevo empieza con una noticia propia. Esta se escribe en **Markdown**, en
                `Content/articles/bienvenida.md`.

                ## Lo que sigue

                - [ ] poner el título y la dirección en `Content/site.yaml`
                - [ ] añadir tus fuentes a la lista
                - [x] construir el portal con `pregonero build`

                | orden | hace |
                |---|---|
                | `pregonero build` | pregunta a las fuentes y escribe `public/` |
                | `pregonero new article "Titular"` | empieza un artículo |
                """
        ),
        page: Text(
            name: "acerca",
            title: "Acerca de este portal",
            summary: "Quiénes somos y cómo trabajamos",
            body: """
                Este portal reúne noticias propias y de otras fuentes. De cada noticia ajena enseña un extracto y
                lleva a la fuente. No tiene cuentas, no sigue a nadie y no pide nada a terceros.
                """
        ),
        privacy: spanishPrivacy,
        imprint: spanishImprint,
        author: Text(
            name: "la-redaccion",
            title: "La redacción",
            summary: "Redacción",
            body: "Quienes escriben aquí. Este texto está en `Content/authors/la-redaccion.md`."
        ),
        samples: [
            "Una muestra: así se ve una noticia de una fuente",
            "Otra muestra, para que la lista tenga dos",
            "Una tercera muestra, de otra fuente", "Las muestras llevan su nombre a la vista",
            "Los buscadores no indexan esta muestra",
            "La última muestra se va con la primera respuesta",
        ],
        sampleText: "Este texto es inventado y desaparece con la primera respuesta de la fuente.",
        motto: "{site} dice en voz alta lo que otros escriben, y siempre quién lo dijo."
    )
}
