import Foundation

/// The names of months, weekdays and zones in the languages that feeds are written in.
enum DateNames {
    /// 1 to 12; names are known by their first letters, as they are abbreviated in many ways.
    static func month(_ word: String) -> Int? {
        let folded = fold(word)
        if let exact = exactMonths[folded] { return exact }
        for length in stride(from: min(folded.count, 5), through: 3, by: -1) {
            if let found = monthStems[String(folded.prefix(length))] { return found }
        }
        return nil
    }

    /// 0 for Monday to 6 for Sunday.
    static func weekday(_ word: String) -> Int? {
        let folded = fold(word)
        if let exact = weekdays[folded] { return exact }
        guard folded.count > 3 else { return nil }
        return weekdayStems[String(folded.prefix(3))]
    }

    /// Minutes east of Greenwich.
    static func zone(_ word: String) -> Int? {
        zones[word]
    }

    /// `europe/brussels` as the time zone database writes it.
    static func zoneIdentifier(_ word: String) -> String {
        word.split(separator: "/").map { part in
            part.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
                .joined(separator: "_")
        }.joined(separator: "/")
    }

    private static func fold(_ word: String) -> String {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
        return word.folding(options: [.diacriticInsensitive], locale: nil)
    }

    private static func table(_ rows: [String]) -> [String: Int] {
        var table: [String: Int] = [:]
        for (index, row) in rows.enumerated() {
            for word in row.split(separator: " ") { table[fold(String(word))] = index }
        }
        return table
    }

    /// Where a stem would name two months, or is too short for one.
    private static let exactMonths: [String: Int] = table([
        "", "", "", "mar mars märz mrt", "", "mai maj мая май", "jun juni juin červen čvn",
        "jul juli juil čvc", "ag", "", "", "", "pro",
    ]).merging(["maj": 5, "mei": 5, "lis": 11, "sty": 1, "maa": 3]) { $1 }

    /// en es ca gl eu fr de it pt nl sv da nb fi pl cs hu ro tr ru uk el id
    private static let monthStems = table([
        "",
        "jan ene gen xan ian urt янв січ ιαν oca stycz led tammi",
        "feb fev fév fevr févr фев лют φεβ şub sub lut unor úno helmi ots",
        "mar märz mrz mär maer mrt març мар бер μαρ brez bře maal maar",
        "apr abr avr api апр кві απρ nis kwi dub huhti ápr",
        "may mai mag maj maio мая май тра μαι μάι mayis kwě kve touko máj",
        "jun jui giu juin xun iun eka июн чер ιουν haz cze červn kesä kesa jún",
        "jul lug juil xul iul uzt июл лип ιουλ tem lipi lip červe heinä heina júl",
        "aug ago aoû aou août авг сер αυγ ağu agu abu sie srp elo",
        "sep set sept ira сен вер σεπ eyl wrz zář zar syys szep",
        "oct okt ott out urr окт жов οκτ eki paz paź říj rij loka",
        "nov noi aza ноя лис νοε kas marra",
        "dec dic dez déc des abe дек гру δεκ ara gru pros joulu",
    ]).merging(["junho": 6, "julho": 7, "juill": 7, "juil": 7, "lipca": 7, "lisc": 11, "list": 11])
    { $1 }

    private static let weekdays = table([
        "mon lun lundi lunes mo mån man ma seg пн пон δευ pon pzt pazartesi hét h",
        "tue tues mar mardi martes di die tis tir ter вт τρι wto út sal kedd k",
        "wed mer mercredi mié mie mi mit ons qua ср середа τετ śro sro st çar sze woe wo",
        "thu thur thurs jeu jeudi jue do don tor qui чт πεμ czw čt per csüt cs gio",
        "fri ven vendredi vie fr fre sex пт παρ pią pia pá cum pén p vr",
        "sat sam samedi sáb sab sa lör lør сб σαβ sob so cmt szo zat za",
        "sun dim dimanche dom so son sön søn нд вс κυρ nie ne paz pazar vas v zo",
    ])

    private static let weekdayStems = table([
        "mon lun seg пон понед δευ pon maa", "tue die tis tir mar ter вто τρι wto dii",
        "wed mer mie mit ons qua сре τετ sro woe", "thu jeu jue don tor qui чет πεμ czw gio",
        "fri ven vie fre sex пят παρ pia vri", "sat sam sab lor суб σαβ sob zat",
        "sun dim dom son вос κυρ nie zon",
    ])

    private static let zones: [String: Int] = [
        "z": 0, "gmt": 0, "ut": 0, "utc": 0, "wet": 0, "etc/gmt": 0, "etc/utc": 0,
        "est": -300, "edt": -240, "et": -300, "cst": -360, "cdt": -300, "ct": -360,
        "mst": -420, "mdt": -360, "mt": -420, "pst": -480, "pdt": -420, "pt": -480,
        "ast": -240, "adt": -180, "at": -240, "nst": -210, "ndt": -150, "hst": -600,
        "akst": -540, "akdt": -480, "brt": -180, "brst": -120, "art": -180, "clt": -240,
        "clst": -180, "cot": -300, "pet": -300, "vet": -240, "bst": 60, "west": 60, "cet": 60,
        "met": 60, "mez": 60, "mesz": 120, "cest": 120, "mest": 120, "sast": 120, "eet": 120,
        "eest": 180, "msk": 180, "msd": 240, "trt": 180, "irst": 210, "gst": 240, "pkt": 300,
        "ist": 330, "npt": 345, "ict": 420, "wib": 420, "hkt": 480, "sgt": 480, "myt": 480,
        "pht": 480, "awst": 480, "jst": 540, "kst": 540, "acst": 570, "acdt": 630, "aest": 600,
        "aedt": 660, "nzst": 720, "nzdt": 780,
    ]
}
