extension StarterWords {
    /// What a portal says of its readers' data, in Portuguese; what stands in brackets is to be filled in.
    static let portuguesePrivacy = Text(
        name: "privacidade",
        title: "Privacidade",
        summary: "O que se guarda, e quem o sabe",
        body: """
            Responsável: [nome e morada], [correio eletrónico].

            ## O que este portal não faz

            Não há contas, nem publicidade, nem cookies, nem nada que siga quem lê. Ao abrir uma
            página, o seu navegador só fala com o servidor que a publica. [Reveja isto se
            mostrar imagens ou conteúdos de outros servidores.]

            ## O que fica no seu navegador

            Nada disto sai do seu dispositivo. Apaga-se na página de definições ou no navegador.

            | o quê | com que nome |
            |---|---|
            | as definições que muda | `pregonero.v1` |
            | as suas últimas pesquisas | `pregonero.searches` |
            | os artigos que guarda | `pregonero-saved` |
            | páginas lidas, para quando não há ligação | `pregonero-pages`, `pregonero-pictures`, `pregonero-files` |
            | partes do índice de pesquisa | `pregonero-search` |
            | os ficheiros do próprio portal | `pregonero-shell` |

            ## O servidor

            O portal está alojado em [empresa, país]. O servidor regista de cada pedido
            [endereço IP, hora, página] durante [dias], para [motivo e base legal].

            ## Os seus direitos

            Pode perguntar que dados seus temos, e mandá-los corrigir ou apagar: escreva para
            [correio eletrónico]. Pode também reclamar junto de [autoridade de proteção de
            dados].
            """
    )

    /// Who is behind a portal, in Portuguese.
    static let portugueseImprint = Text(
        name: "aviso-legal",
        title: "Aviso legal",
        summary: "Quem publica este portal",
        body: """
            [Nome ou firma]\\
            [Rua e número, código postal, localidade, país]

            - Correio eletrónico: [endereço]
            - Telefone: [número]
            - Registo e número fiscal: [se existirem]
            - Responsável pelos conteúdos: [nome]

            De cada notícia alheia mostra-se um excerto que leva à fonte, a quem pertence o
            texto. [Diga aqui com que licença se podem usar os seus textos.]
            """
    )
}
