/// What `init` writes.
enum StarterFiles {
    static let all: [(path: String, text: String)] = [
        ("Content/site.yaml", configuration),
        ("Content/articles/bienvenida.md", article),
        ("Content/pages/acerca.md", page),
        ("Content/samples/un-news-es.xml", sample),
        (".gitignore", ".pregonero/\npublic/\n"),
    ]

    private static let configuration = """
        # The whole configuration of a portal. 'pregonero config' shows it with every default filled in.
        site:
          title: Mi pregonero
          baseURL: https://example.org/
          languages: [es, en, fr]
          timeZone: Europe/Madrid

        # Feeds of any format. Text of a source is shown as an excerpt with a link to it, unless its rights
        # allow more (rights: own | licensed | cc).
        sources:
          - id: un-news-es
            kind: feed
            url: https://news.un.org/feed/subscribe/es/news/all/rss.xml
            section: world
            language: es
            sample: samples/un-news-es.xml

        """

    private static let article = """
        ---
        title: La plaza vuelve a tener pregonero
        date: 2026-11-20 08:00
        section: general
        language: es
        summary: Este es tu primer artículo. Cámbialo o bórralo, y vuelve a construir el portal.
        author: la redacción
        ---

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

    private static let page = """
        ---
        title: Acerca de este portal
        slug: acerca
        language: es
        key: about
        ---

        Este portal reúne noticias propias y de otras fuentes. De cada noticia ajena enseña un extracto y
        lleva a la fuente. No tiene cuentas, no sigue a nadie y no pide nada a terceros.

        """

    private static let sample = """
        <?xml version="1.0" encoding="utf-8"?>
        <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">
          <channel>
            <title>Noticias ONU (muestra)</title>
            <link>https://news.un.org/es/</link>
            <description>Muestra inventada, hasta que la fuente responda</description>
            <language>es</language>
            <item>
              <title>Una muestra: así se ve una noticia de una fuente</title>
              <link>https://muestra.example/noticias/1</link>
              <guid isPermaLink="false">muestra-1</guid>
              <pubDate>Fri, 20 Nov 2026 07:30:00 GMT</pubDate>
              <category>Mundo</category>
              <description>Este texto es inventado y desaparece con la primera respuesta de la fuente.</description>
            </item>
            <item>
              <title>Otra muestra, para que la lista tenga dos</title>
              <link>https://muestra.example/noticias/2</link>
              <guid isPermaLink="false">muestra-2</guid>
              <pubDate>Thu, 19 Nov 2026 18:05:00 GMT</pubDate>
              <category>Cultura</category>
              <description>Las muestras llevan su nombre a la vista y los buscadores no las indexan.</description>
            </item>
          </channel>
        </rss>

        """
}
