extension StarterWords {
    /// What a portal says of its readers' data, in German; what stands in brackets is to be filled in.
    static let germanPrivacy = Text(
        name: "datenschutz",
        title: "Datenschutz",
        summary: "Was gespeichert wird, und wer davon weiß",
        body: """
            Verantwortlich: [Name und Anschrift], [E-Mail].

            ## Was dieses Portal nicht tut

            Es gibt keine Konten, keine Werbung, keine Cookies und nichts, was Leser verfolgt.
            Wenn Sie eine Seite öffnen, spricht Ihr Browser nur mit dem Server, der sie
            veröffentlicht. [Prüfen, falls Sie Bilder oder Inhalte anderer Server zeigen.]

            ## Was in Ihrem Browser bleibt

            Nichts davon verlässt Ihr Gerät. Gelöscht wird es auf der Seite der Einstellungen
            oder im Browser.

            | was | unter welchem Namen |
            |---|---|
            | Einstellungen, die Sie ändern | `pregonero.v1` |
            | Ihre letzten Suchen | `pregonero.searches` |
            | Artikel, die Sie speichern | `pregonero-saved` |
            | gelesene Seiten, für Zeiten ohne Netz | `pregonero-pages`, `pregonero-pictures`, `pregonero-files` |
            | Stücke des Suchverzeichnisses | `pregonero-search` |
            | die Dateien des Portals selbst | `pregonero-shell` |

            ## Der Server

            Das Portal liegt bei [Firma, Land]. Dessen Server hält zu jeder Anfrage [IP-Adresse,
            Zeit, Seite] fest, [Tage] lang, für [Zweck und Rechtsgrundlage].

            ## Ihre Rechte

            Sie können Auskunft verlangen, welche Daten wir von Ihnen haben, und sie berichtigen
            oder löschen lassen: schreiben Sie an [E-Mail]. Sie können sich auch bei
            [Aufsichtsbehörde] beschweren.
            """
    )

    /// Who is behind a portal, in German.
    static let germanImprint = Text(
        name: "impressum",
        title: "Impressum",
        summary: "Wer dieses Portal veröffentlicht",
        body: """
            [Name oder Firma]\\
            [Straße und Hausnummer, Postleitzahl, Ort, Land]

            - E-Mail: [Adresse]
            - Telefon: [Nummer]
            - Register und Umsatzsteuer-ID: [falls vorhanden]
            - Verantwortlich für den Inhalt: [Name und Anschrift]

            Von jeder fremden Nachricht wird ein Auszug gezeigt, der zur Quelle führt; ihr
            gehört der Text. [Sagen Sie hier, unter welcher Lizenz Ihre eigenen Texte genutzt
            werden dürfen.]
            """
    )
}
