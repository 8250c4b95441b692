internal import Languages

/// Words that stand in news on anything, by language.
struct StopWords {
    private let keys: Set<WordKey>

    /// - Parameter language: a tag, of which the first part counts.
    init(of language: String) {
        let own = Self.lists[language] ?? ""
        let known = KnownLanguages.data(for: language)?.headlineStopWords ?? ""
        keys = Set((own + " " + known).split(separator: " ").map { WordKey(folded: $0) })
    }

    func contains(_ word: Word) -> Bool { keys.contains(word.whole) }

    /// Articles, prepositions, pronouns and auxiliaries, folded; an apostrophe parts words, so `qu` and `ll` are some.
    private static let lists: [String: String] = [
        "en": """
        a an the and or but if of in on at to for from by with as is are was were be being am i \
        you he she it we they me him her us my his its our their mine not no nor so too very can \
        will would shall should may might must do did done has had having who whose why how all \
        any both each few own same off out up down two one t s d m ll re ve don doesn didn isn \
        wasn aren hasn won reported report officials official according mr mrs ms dr today \
        yesterday tomorrow day week month
        """,
        "es": """
        el la los las un una unos unas lo al del de a ante con en por para sin so y e o u ni que \
        si no se su sus le les me mi te tu nos os yo es son fue era ser ha han he hay muy mas ya \
        como este esta esto ese esa eso dos tres uno una dia ano ayer hoy va sea hasta unos tan \
        asi aun solo dijo segun
        """,
        "fr": """
        le la les l un une des du de d a au aux en dans par pour sur avec sans et ou ni que qu \
        qui quoi si ne n pas plus se s sa son ses ce c cet cette ces il elle ils elles on nous \
        vous je j me m te t tu y est sont ete etre ont ai as lui leur mon ma mes ton ta tes fut \
        dit deux trois an ans hier tres afin donc or car
        """,
        "de": """
        der die das den dem des ein eine einen einem einer eines und oder aber in im ins an am \
        auf aus bei beim bis durch fur gegen mit nach ohne seit uber um unter von vom vor zu zum \
        zur zwischen ist sind war waren wird werden wurde wurden hat haben hatte hatten kann \
        konnen soll sollen will wollen muss mussen nicht kein keine auch noch nur schon so wie \
        als wenn dass ob er sie es wir ihr ich sein seine seinen seiner ihre ihren ihrer sich \
        man mehr sehr was wer wo warum nun jetzt heute gestern zwei drei jahr jahre jahren \
        neue neuen neuer neues diese dieser dieses diesen damit dabei dazu denn doch
        """,
        "pt": """
        o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas \
        para com sem sob sobre e ou mas que se nao ao aos ser foi era sao esta estao tem ha ter \
        mais menos muito ja como quando onde quem seu sua seus suas ele ela eles elas nos eu me \
        lhe isso isto este esta esse essa entre ate depois antes apos segundo ano anos dia dias \
        hoje ontem dois duas tres novo nova diz disse pode vai
        """,
        "it": """
        il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai \
        agli alle da dal dalla dai dalle in nel nello nella nei nelle con su sul sulla sui sulle \
        per tra fra e ed o ma che chi se non si ci ne mi ti vi suo sua suoi sue loro questo \
        questa questi queste quello quella come quando dove perche anche piu meno molto gia \
        ancora solo essere e sono era stato stata ha hanno aveva dopo prima contro oggi ieri \
        anno anni giorno due tre nuovo nuova dice ha fa
        """,
        "ca": """
        el la els les l un una uns unes de del dels d a al als en amb per pel pels sense i o ni \
        pero que qui si no es s se seu seva seus seves li ho hi em et ens us jo es son era ser \
        ha han hi molt mes ja com quan on aquest aquesta aquests aquestes entre fins des despres \
        abans contra sobre sota segons any anys dia dies avui ahir dos dues tres nou nova diu \
        havia estat
        """,
    ]
}
