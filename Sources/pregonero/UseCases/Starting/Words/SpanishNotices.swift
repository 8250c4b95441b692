extension StarterWords {
    /// What a portal says of its readers' data, in Spanish; what stands in brackets is to be filled in.
    static let spanishPrivacy = Text(
        name: "privacidad",
        title: "Privacidad",
        summary: "Qué se guarda y quién lo sabe",
        body: """
            Responsable: [nombre y dirección], [correo electrónico].

            ## Lo que este portal no hace

            No hay cuentas, ni publicidad, ni cookies, ni nada que siga a quien lee. Al abrir
            una página, tu navegador solo habla con el servidor que la publica. [Revísalo si
            muestras imágenes o contenidos de otros servidores.]

            ## Lo que se guarda en tu navegador

            Nada de esto sale de tu dispositivo. Se borra en la página de ajustes o desde el
            navegador.

            | qué | con qué nombre |
            |---|---|
            | los ajustes que cambias | `pregonero.v1` |
            | las últimas búsquedas | `pregonero.searches` |
            | los artículos que guardas | `pregonero-saved` |
            | páginas leídas, para cuando no hay conexión | `pregonero-pages`, `pregonero-pictures`, `pregonero-files` |
            | trozos del índice de búsqueda | `pregonero-search` |
            | los ficheros del propio portal | `pregonero-shell` |

            ## El servidor

            Aloja el portal [empresa, país]. Su servidor anota de cada petición [dirección IP,
            hora, página] durante [días], para [motivo y base jurídica].

            ## Tus derechos

            Puedes pedir que te digamos qué datos tuyos tenemos, y que los corrijamos o
            borremos: escribe a [correo electrónico]. También puedes reclamar ante [autoridad de
            protección de datos].
            """
    )

    /// Who is behind a portal, in Spanish.
    static let spanishImprint = Text(
        name: "aviso-legal",
        title: "Aviso legal",
        summary: "Quién publica este portal",
        body: """
            [Nombre o razón social]\\
            [Calle y número, código postal, localidad, país]

            - Correo electrónico: [dirección]
            - Teléfono: [número]
            - Registro y NIF: [si los hay]
            - Responsable de los contenidos: [nombre]

            De cada noticia ajena se enseña un extracto que lleva a su fuente, de quien es el
            texto. [Di aquí con qué licencia se pueden usar tus textos.]
            """
    )
}
