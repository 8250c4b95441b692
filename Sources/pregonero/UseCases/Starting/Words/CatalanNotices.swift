extension StarterWords {
    /// What a portal says of its readers' data, in Catalan; what stands in brackets is to be filled in.
    static let catalanPrivacy = Text(
        name: "privacitat",
        title: "Privacitat",
        summary: "Què es desa, i qui ho sap",
        body: """
            Responsable: [nom i adreça], [correu electrònic].

            ## El que aquest portal no fa

            No hi ha comptes, ni publicitat, ni galetes, ni res que segueixi qui llegeix. Quan
            obres una pàgina, el teu navegador només parla amb el servidor que la publica.
            [Revisa-ho si mostres imatges o continguts d’altres servidors.]

            ## El que es desa al teu navegador

            Res d’això no surt del teu dispositiu. S’esborra a la pàgina de configuració o des
            del navegador.

            | què | amb quin nom |
            |---|---|
            | la configuració que canvies | `pregonero.v1` |
            | les teves últimes cerques | `pregonero.searches` |
            | els articles que deses | `pregonero-saved` |
            | pàgines llegides, per quan no hi ha connexió | `pregonero-pages`, `pregonero-pictures`, `pregonero-files` |
            | trossos de l’índex de cerca | `pregonero-search` |
            | els fitxers del portal mateix | `pregonero-shell` |

            ## El servidor

            Allotja el portal [empresa, país]. El servidor anota de cada petició [adreça IP,
            hora, pàgina] durant [dies], per a [motiu i base jurídica].

            ## Els teus drets

            Pots demanar quines dades teves tenim, i fer-les corregir o esborrar: escriu a
            [correu electrònic]. També pots reclamar davant de [autoritat de protecció de
            dades].
            """
    )

    /// Who is behind a portal, in Catalan.
    static let catalanImprint = Text(
        name: "avis-legal",
        title: "Avís legal",
        summary: "Qui publica aquest portal",
        body: """
            [Nom o raó social]\\
            [Carrer i número, codi postal, localitat, país]

            - Correu electrònic: [adreça]
            - Telèfon: [número]
            - Registre i NIF: [si n’hi ha]
            - Responsable dels continguts: [nom]

            De cada notícia aliena se’n mostra un extracte que porta a la font, de qui és el
            text. [Digues aquí amb quina llicència es poden fer servir els teus textos.]
            """
    )
}
