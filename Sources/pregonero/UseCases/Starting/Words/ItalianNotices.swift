extension StarterWords {
    /// What a portal says of its readers' data, in Italian; what stands in brackets is to be filled in.
    static let italianPrivacy = Text(
        name: "privacy",
        title: "Privacy",
        summary: "Che cosa si conserva, e chi lo sa",
        body: """
            Titolare: [nome e indirizzo], [posta elettronica].

            ## Che cosa questo portale non fa

            Non ci sono account, pubblicità, cookie né altro che segua chi legge. Quando apri
            una pagina, il tuo browser parla solo con il server che la pubblica. [Da rivedere se
            mostri immagini o contenuti di altri server.]

            ## Che cosa resta nel tuo browser

            Niente di tutto ciò lascia il tuo dispositivo. Si cancella nella pagina delle
            impostazioni o dal browser.

            | che cosa | con quale nome |
            |---|---|
            | le impostazioni che cambi | `pregonero.v1` |
            | le tue ultime ricerche | `pregonero.searches` |
            | gli articoli che salvi | `pregonero-saved` |
            | le pagine lette, per quando non c’è connessione | `pregonero-pages`, `pregonero-pictures`, `pregonero-files` |
            | parti dell’indice di ricerca | `pregonero-search` |
            | i file del portale stesso | `pregonero-shell` |

            ## Il server

            Il portale è ospitato da [società, paese]. Il server annota di ogni richiesta
            [indirizzo IP, ora, pagina] per [giorni], per [motivo e base giuridica].

            ## I tuoi diritti

            Puoi chiedere quali tuoi dati abbiamo, e farli correggere o cancellare: scrivi a
            [posta elettronica]. Puoi anche rivolgerti a [autorità per la protezione dei dati].
            """
    )

    /// Who is behind a portal, in Italian.
    static let italianImprint = Text(
        name: "note-legali",
        title: "Note legali",
        summary: "Chi pubblica questo portale",
        body: """
            [Nome o ragione sociale]\\
            [Via e numero, codice postale, località, paese]

            - Posta elettronica: [indirizzo]
            - Telefono: [numero]
            - Registro e partita IVA: [se ci sono]
            - Responsabile dei contenuti: [nome]

            Di ogni notizia altrui si mostra un estratto che porta alla fonte, a cui appartiene
            il testo. [Di’ qui con quale licenza si possono usare i tuoi testi.]
            """
    )
}
