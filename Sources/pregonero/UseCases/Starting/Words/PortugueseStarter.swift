extension StarterWords {
    static let portuguese = StarterWords(
        language: "pt",
        timeZone: "Europe/Lisbon",
        siteTitle: "O meu pregoeiro",
        feeds: [
            Feed(
                id: "un-news-pt",
                title: "ONU News",
                url: "https://news.un.org/feed/subscribe/pt/news/all/rss.xml"
            ),
            Feed(id: "publico", title: "PÚBLICO", url: "https://feeds.feedburner.com/PublicoRSS"),
            Feed(id: "dw-pt", title: "DW Português", url: "https://rss.dw.com/xml/rss-br-all"),
        ],
        sections: [
            "local": "Local",
            "politics": "Política",
            "economy": "Economia",
            "culture": "Cultura",
            "sports": "Desporto",
            "world": "Mundo",
            "science": "Ciência",
            "general": "Geral",
        ],
        article: Text(
            name: "boas-vindas",
            title: "A praça volta a ter pregoeiro",
            summary:
                "Este é o seu primeiro artigo. Altere-o ou apague-o, e volte a construir o portal.",
            body: """
                Um portal novo começa com uma notícia própria. Esta escreve-se em **Markdown**, em
                `Content/articles/boas-vindas.md`.

                ## O que se segue

                - [ ] pôr o título e o endereço em `Content/site.yaml`
                - [ ] juntar as suas fontes à lista
                - [x] construir o portal com `pregonero build`

                | comando | faz |
                |---|---|
                | `pregonero build` | pergunta às fontes e escreve `public/` |
                | `pregonero new article "Título"` | começa um artigo |
                """
        ),
        page: Text(
            name: "sobre",
            title: "Sobre este portal",
            summary: "Quem somos e como trabalhamos",
            body: """
                Este portal reúne notícias próprias e de outras fontes. De cada notícia alheia mostra um excerto e leva à fonte.
                Não tem contas, não segue ninguém e não pede nada a terceiros.
                """
        ),
        privacy: portuguesePrivacy,
        imprint: portugueseImprint,
        author: Text(
            name: "a-redacao",
            title: "A redação",
            summary: "Redação",
            body: """
                Quem escreve aqui. Este texto está em `Content/authors/a-redacao.md`.
                """
        ),
        samples: [
            "Uma amostra: assim se vê uma notícia de uma fonte",
            "Outra amostra, para que a lista tenha duas",
            "Uma terceira amostra, de outra fonte",
            "As amostras trazem o nome à vista",
            "Os motores de busca não indexam esta amostra",
            "A última amostra vai-se com a primeira resposta",
        ],
        sampleText: "Este texto é inventado e desaparece com a primeira resposta da fonte.",
        motto: "{site} diz em voz alta o que outros escrevem, e sempre quem o disse.",
        interface: portugueseInterface
    )
}
