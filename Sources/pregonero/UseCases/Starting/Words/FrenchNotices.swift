extension StarterWords {
    /// What a portal says of its readers' data, in French; what stands in brackets is to be filled in.
    static let frenchPrivacy = Text(
        name: "confidentialite",
        title: "Confidentialité",
        summary: "Ce qui est conservé, et qui le sait",
        body: """
            Responsable : [nom et adresse], [courriel].

            ## Ce que ce portail ne fait pas

            Il n’y a ni comptes, ni publicité, ni cookies, ni rien qui suive les lecteurs. Quand
            vous ouvrez une page, votre navigateur ne parle qu’au serveur qui la publie. [À
            vérifier si vous montrez des images ou contenus d’autres serveurs.]

            ## Ce qui reste dans votre navigateur

            Rien de ceci ne quitte votre appareil. Tout s’efface sur la page des réglages ou
            dans le navigateur.

            | quoi | sous quel nom |
            |---|---|
            | les réglages que vous changez | `pregonero.v1` |
            | vos dernières recherches | `pregonero.searches` |
            | les articles que vous enregistrez | `pregonero-saved` |
            | les pages lues, pour quand il n’y a pas de connexion | `pregonero-pages`, `pregonero-pictures`, `pregonero-files` |
            | des morceaux de l’index de recherche | `pregonero-search` |
            | les fichiers du portail lui-même | `pregonero-shell` |

            ## Le serveur

            Le portail est hébergé par [société, pays]. Son serveur note de chaque requête
            [adresse IP, heure, page] pendant [jours], pour [motif et base légale].

            ## Vos droits

            Vous pouvez demander quelles données nous avons sur vous, et les faire corriger ou
            effacer : écrivez à [courriel]. Vous pouvez aussi saisir [autorité de protection des
            données].
            """
    )

    /// Who is behind a portal, in French.
    static let frenchImprint = Text(
        name: "mentions-legales",
        title: "Mentions légales",
        summary: "Qui publie ce portail",
        body: """
            [Nom ou raison sociale]\\
            [Numéro et rue, code postal, ville, pays]

            - Courriel : [adresse]
            - Téléphone : [numéro]
            - Registre et numéro fiscal : [s’il y en a]
            - Directeur ou directrice de la publication : [nom]
            - Hébergeur : [nom, adresse, téléphone]

            De chaque article d’autrui est montré un extrait qui mène à sa source, à qui
            appartient le texte. [Dites ici sous quelle licence vos propres textes peuvent être
            utilisés.]
            """
    )
}
