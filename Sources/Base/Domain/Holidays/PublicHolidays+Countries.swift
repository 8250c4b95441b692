import Recurrence

extension PublicHolidays {
    /// By country, what the law named beside it says of the whole of it; days of regions and towns are the site's own.
    static let rules: [String: [HolidayRule]] = [
        // Ley 27.399: two of its groups of days, the second with their moves.
        "ar": [
            .fixed(1, 1), .easter(-48), .easter(-47), .fixed(3, 24), .fixed(4, 2), .easter(-2),
            .fixed(5, 1), .fixed(5, 25), .fixed(6, 20), .fixed(7, 9), .fixed(12, 8), .fixed(12, 25),
            .moved(6, 17, toNearMonday), .moved(8, 17, toNearMonday), .moved(10, 12, toNearMonday),
            .moved(11, 20, toNearMonday),
        ],
        // Ley 2.977 with 19.668 (moves), 20.215, 20.299, 20.983 and 21.357.
        "cl": [
            .fixed(1, 1), .only(1, 2, [.monday]), .easter(-2), .easter(-1), .fixed(5, 1),
            .fixed(5, 21), .juneSolstice, .moved(6, 29, toChileanMonday), .fixed(7, 16),
            .fixed(8, 15), .only(9, 17, [.monday, .friday]), .fixed(9, 18), .fixed(9, 19),
            .only(9, 20, [.friday]), .moved(10, 12, toChileanMonday),
            .moved(10, 31, [.tuesday: -4, .wednesday: 2]), .fixed(11, 1), .fixed(12, 8),
            .fixed(12, 25),
        ],
        // Ley 51 de 1983.
        "co": [
            .fixed(1, 1), .moved(1, 6, toNextMonday), .moved(3, 19, toNextMonday), .easter(-3),
            .easter(-2), .fixed(5, 1), .easter(43), .easter(64), .easter(71),
            .moved(6, 29, toNextMonday), .fixed(7, 20), .fixed(8, 7), .moved(8, 15, toNextMonday),
            .moved(10, 12, toNextMonday), .moved(11, 1, toNextMonday),
            .moved(11, 11, toNextMonday), .fixed(12, 8), .fixed(12, 25),
        ],
        // What the laws of all Länder have; Einigungsvertrag, article 2.
        "de": [
            .fixed(1, 1), .easter(-2), .easter(1), .fixed(5, 1), .easter(39), .easter(50),
            .fixed(10, 3), .fixed(12, 25), .fixed(12, 26),
        ],
        // Real Decreto 2001/1983, article 45; 6 January as all communities keep it.
        "es": [
            .fixed(1, 1), .fixed(1, 6), .easter(-2), .fixed(5, 1), .fixed(8, 15), .fixed(10, 12),
            .fixed(11, 1), .fixed(12, 6), .fixed(12, 8), .fixed(12, 25),
        ],
        // Code du travail, L3133-1.
        "fr": [
            .fixed(1, 1), .easter(1), .fixed(5, 1), .fixed(5, 8), .easter(39), .easter(50),
            .fixed(7, 14), .fixed(8, 15), .fixed(11, 1), .fixed(11, 11), .fixed(12, 25),
        ],
        // Banking and Financial Dealings Act 1971, as in England and Wales, with the days that stand in.
        "gb": [
            .fixed(1, 1), .moved(1, 1, [.saturday: 2, .sunday: 1]), .easter(-2), .easter(1),
            .nth(1, .monday, 5), .nth(-1, .monday, 5), .nth(-1, .monday, 8),
            .fixed(12, 25), .fixed(12, 26),
            .moved(12, 25, [.saturday: 2, .sunday: 2]), .moved(12, 26, [.saturday: 2, .sunday: 2]),
        ],
        // Organisation of Working Time Act 1997, second schedule; Saint Brigid's day of 2022.
        "ie": [
            .fixed(1, 1),
            .moved(
                2,
                1,
                [.tuesday: 6, .wednesday: 5, .thursday: 4, .saturday: 2, .sunday: 1]
            ),
            .fixed(3, 17), .easter(1), .nth(1, .monday, 5), .nth(1, .monday, 6),
            .nth(1, .monday, 8), .nth(-1, .monday, 10), .fixed(12, 25), .fixed(12, 26),
        ],
        // Legge 260/1949 with 54/1977 and 336/2000; Saint Francis by Legge 151/2025.
        "it": [
            .fixed(1, 1), .fixed(1, 6), .easter(0), .easter(1), .fixed(4, 25), .fixed(5, 1),
            .fixed(6, 2), .fixed(8, 15), .every(1, from: 2026, 10, 4), .fixed(11, 1),
            .fixed(12, 8), .fixed(12, 25), .fixed(12, 26),
        ],
        // Ley Federal del Trabajo, article 74; 1 October as presidents change.
        "mx": [
            .fixed(1, 1), .nth(1, .monday, 2), .nth(3, .monday, 3), .fixed(5, 1), .fixed(9, 16),
            .every(6, from: 2024, 10, 1), .nth(3, .monday, 11), .fixed(12, 25),
        ],
        // Decreto Legislativo 713 with Leyes 31381, 31530, 31788 and 31822.
        "pe": [
            .fixed(1, 1), .easter(-3), .easter(-2), .fixed(5, 1), .fixed(6, 7), .fixed(6, 29),
            .fixed(7, 23), .fixed(7, 28), .fixed(7, 29), .fixed(8, 6), .fixed(8, 30),
            .fixed(10, 8), .fixed(11, 1), .fixed(12, 8), .fixed(12, 9), .fixed(12, 25),
        ],
        // Código do Trabalho, article 234.
        "pt": [
            .fixed(1, 1), .easter(-2), .easter(0), .fixed(4, 25), .fixed(5, 1), .easter(60),
            .fixed(6, 10), .fixed(8, 15), .fixed(10, 5), .fixed(11, 1), .fixed(12, 1),
            .fixed(12, 8), .fixed(12, 25),
        ],
        // 5 U.S.C. 6103(a).
        "us": [
            .fixed(1, 1), .nth(3, .monday, 1), .nth(3, .monday, 2), .nth(-1, .monday, 5),
            .fixed(6, 19), .fixed(7, 4), .nth(1, .monday, 9), .nth(2, .monday, 10),
            .fixed(11, 11), .nth(4, .thursday, 11), .fixed(12, 25),
        ],
    ]

    private static let toNextMonday: [Weekday: Int] = [
        .tuesday: 6, .wednesday: 5, .thursday: 4, .friday: 3, .saturday: 2, .sunday: 1,
    ]
    private static let toNearMonday: [Weekday: Int] = [
        .tuesday: -1, .wednesday: -2, .thursday: 4, .friday: 3,
    ]
    private static let toChileanMonday: [Weekday: Int] = [
        .tuesday: -1, .wednesday: -2, .thursday: -3, .friday: 3,
    ]
}
