extension LanguageData {
    static let english = LanguageData(
        "en",
        plurals: [
            .one: "i = 1 and v = 0"
        ],
        // `ladies` → `lady`, `boxes` → `box`, `cars` → `car`; `glass`, `virus` and `crisis` stay.
        endings: WordEndings(
            isRepeated: false,
            [
                WordEnding("ies", becomes: "y", least: 2),
                WordEnding("xes", becomes: "x", least: 2),
                WordEnding("sses", becomes: "ss", least: 1),
                WordEnding("ches", becomes: "ch", least: 1),
                WordEnding("shes", becomes: "sh", least: 1),
                WordEnding("s", least: 3, after: .noneOf("sui")),
            ]
        ),
        headlineStopWords: """
            about above after again against ahead along also always amid among another around \
            asks back because been before behind being below between both came come coming could \
            days does doing down during each even ever every find first from gets give going \
            good great have having here high into itself just keep know last learn less like \
            long look made make makes many more most much must near need never news next once \
            only other over people puts really said same says seen shall should show since some \
            still such take takes tell than that their them then there these they thing this \
            those through time told took toward under until upon used very want wants ways week \
            well went were what when where whether which while whom whose will with within \
            without would year years your
            """,
        sections: [
            "politics": SectionWords("Politics", accepts: ["Government", "Elections"]),
            "economy": SectionWords("Economy", accepts: ["Finance", "Markets"]),
            "technology": SectionWords("Technology", accepts: ["Tech", "Computing", "Internet"]),
            "health": SectionWords("Health", accepts: ["Medicine"]),
            "science": SectionWords("Science", accepts: ["Space"]),
            "environment": SectionWords("Environment", accepts: ["Climate", "Climate Change"]),
            "education": SectionWords("Education", accepts: ["Schools"]),
            "sports": SectionWords(
                "Sports",
                accepts: ["Football", "Soccer", "Sport", "Basketball"]
            ),
            "entertainment": SectionWords(
                "Culture",
                accepts: ["Entertainment", "Arts", "Movies", "Music"]
            ),
            "world": SectionWords("World", accepts: ["International"]),
            "business": SectionWords("Business", accepts: ["Companies"]),
            "general": SectionWords("General"),
        ]
    )
}
