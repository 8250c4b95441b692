import Testing

/// The names of months and weekdays in the languages that feeds are written in, as Unicode CLDR has them: whole and
/// abbreviated, within a date and alone.
struct WrittenMonths: Sendable, CustomTestStringConvertible {
    let language: String
    /// For each month its names.
    let months: [[String]]
    let weekdays: [String]

    var testDescription: String { language }

    private init(_ language: String, _ months: String, _ weekdays: String) {
        self.language = language
        self.months = months.split { $0 == ";" || $0.isNewline }.map { Self.names($0) }
        self.weekdays = weekdays.split(whereSeparator: \.isNewline).flatMap { Self.names($0) }
    }

    private static func names(_ line: Substring) -> [String] {
        line.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }

    static let all = [
        WrittenMonths(
            "en",
            """
            January, Jan; February, Feb; March, Mar
            April, Apr; May; June, Jun
            July, Jul; August, Aug; September, Sep
            October, Oct; November, Nov; December, Dec
            """,
            """
            Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday
            Mon, Tue, Wed, Thu, Fri, Sat, Sun
            """
        ),
        WrittenMonths(
            "es",
            """
            enero, ene; febrero, feb; marzo, mar
            abril, abr; mayo, may; junio, jun
            julio, jul; agosto, ago; septiembre, sept
            octubre, oct; noviembre, nov; diciembre, dic
            """,
            """
            lunes, martes, miércoles, jueves, viernes, sábado, domingo
            lun, mar, mié, jue, vie, sáb, dom
            """
        ),
        WrittenMonths(
            "ca",
            """
            de gener, gener, de gen., gen.; de febrer, febrer, de febr., febr.; de març, març
            d’abril, abril, d’abr., abr.; de maig, maig; de juny, juny
            de juliol, juliol, de jul., jul.; d’agost, agost, d’ag., ag.; de setembre, setembre, de set., set.
            d’octubre, octubre, d’oct., oct.; de novembre, novembre, de nov., nov.; de desembre, desembre, de des., des.
            """,
            """
            dilluns, dimarts, dimecres, dijous, divendres, dissabte, diumenge
            dl., dt., dc., dj., dv., ds., dg.
            """
        ),
        WrittenMonths(
            "gl",
            """
            xaneiro, xan.; febreiro, feb.; marzo, mar.
            abril, abr.; maio; xuño
            xullo, xul.; agosto, ago.; setembro, set.
            outubro, out.; novembro, nov.; decembro, dec.
            """,
            """
            luns, martes, mércores, xoves, venres, sábado, domingo
            luns, mar., mér., xov., ven., sáb., dom.
            """
        ),
        WrittenMonths(
            "eu",
            """
            urtarrila, urt.; otsaila, ots.; martxoa, mar.
            apirila, api.; maiatza, mai.; ekaina, eka.
            uztaila, uzt.; abuztua, abu.; iraila, ira.
            urria, urr.; azaroa, aza.; abendua, abe.
            """,
            """
            astelehena, asteartea, asteazkena, osteguna, ostirala, larunbata, igandea
            al., ar., az., og., or., lr., ig.
            """
        ),
        WrittenMonths(
            "fr",
            """
            janvier, janv.; février, févr.; mars
            avril, avr.; mai; juin
            juillet, juil.; août; septembre, sept.
            octobre, oct.; novembre, nov.; décembre, déc.
            """,
            """
            lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche
            lun., mar., mer., jeu., ven., sam., dim.
            """
        ),
        WrittenMonths(
            "de",
            """
            Januar, Jan., Jan; Februar, Feb., Feb; März, Mär
            April, Apr., Apr; Mai; Juni, Jun
            Juli, Jul; August, Aug., Aug; September, Sept., Sep
            Oktober, Okt., Okt; November, Nov., Nov; Dezember, Dez., Dez
            """,
            """
            Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag
            Mo., Di., Mi., Do., Fr., Sa., So.
            """
        ),
        WrittenMonths(
            "it",
            """
            gennaio, gen; febbraio, feb; marzo, mar
            aprile, apr; maggio, mag; giugno, giu
            luglio, lug; agosto, ago; settembre, set
            ottobre, ott; novembre, nov; dicembre, dic
            """,
            """
            lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica
            lun, mar, mer, gio, ven, sab, dom
            """
        ),
        WrittenMonths(
            "pt",
            """
            janeiro, jan.; fevereiro, fev.; março, mar.
            abril, abr.; maio, mai.; junho, jun.
            julho, jul.; agosto, ago.; setembro, set.
            outubro, out.; novembro, nov.; dezembro, dez.
            """,
            """
            segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado, domingo
            seg., ter., qua., qui., sex., sáb., dom.
            """
        ),
        WrittenMonths(
            "nl",
            """
            januari, jan; februari, feb; maart, mrt
            april, apr; mei; juni, jun
            juli, jul; augustus, aug; september, sep
            oktober, okt; november, nov; december, dec
            """,
            """
            maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag
            ma, di, wo, do, vr, za, zo
            """
        ),
        WrittenMonths(
            "sv",
            """
            januari, jan.; februari, feb.; mars
            april, apr.; maj; juni
            juli; augusti, aug.; september, sep.
            oktober, okt.; november, nov.; december, dec.
            """,
            """
            måndag, tisdag, onsdag, torsdag, fredag, lördag, söndag
            mån, tis, ons, tors, fre, lör, sön
            """
        ),
        WrittenMonths(
            "da",
            """
            januar, jan.; februar, feb.; marts, mar.
            april, apr.; maj; juni, jun.
            juli, jul.; august, aug.; september, sep.
            oktober, okt.; november, nov.; december, dec.
            """,
            """
            mandag, tirsdag, onsdag, torsdag, fredag, lørdag, søndag
            man., tirs., ons., tors., fre., lør., søn.
            """
        ),
        WrittenMonths(
            "nb",
            """
            januar, jan., jan; februar, feb., feb; mars, mar
            april, apr., apr; mai; juni, jun
            juli, jul; august, aug., aug; september, sep., sep
            oktober, okt., okt; november, nov., nov; desember, des., des
            """,
            """
            mandag, tirsdag, onsdag, torsdag, fredag, lørdag, søndag
            man., tir., ons., tor., fre., lør., søn.
            """
        ),
        WrittenMonths(
            "fi",
            """
            tammikuuta, tammikuu, tammi; helmikuuta, helmikuu, helmi; maaliskuuta, maaliskuu, maalis
            huhtikuuta, huhtikuu, huhti; toukokuuta, toukokuu, touko; kesäkuuta, kesäkuu, kesä
            heinäkuuta, heinäkuu, heinä; elokuuta, elokuu, elo; syyskuuta, syyskuu, syys
            lokakuuta, lokakuu, loka; marraskuuta, marraskuu, marras; joulukuuta, joulukuu, joulu
            """,
            """
            maanantaina, tiistaina, keskiviikkona, torstaina, perjantaina, lauantaina, sunnuntaina
            ma, ti, ke, to, pe, la, su
            """
        ),
        WrittenMonths(
            "pl",
            """
            stycznia, styczeń, sty; lutego, luty, lut; marca, marzec, mar
            kwietnia, kwiecień, kwi; maja, maj; czerwca, czerwiec, cze
            lipca, lipiec, lip; sierpnia, sierpień, sie; września, wrzesień, wrz
            października, październik, paź; listopada, listopad, lis; grudnia, grudzień, gru
            """,
            """
            poniedziałek, wtorek, środa, czwartek, piątek, sobota, niedziela
            pon., wt., śr., czw., pt., sob., niedz.
            """
        ),
        WrittenMonths(
            "cs",
            """
            ledna, leden, led; února, únor, úno; března, březen, bře
            dubna, duben, dub; května, květen, kvě; června, červen, čvn
            července, červenec, čvc; srpna, srpen, srp; září, zář
            října, říjen, říj; listopadu, listopad, lis; prosince, prosinec, pro
            """,
            """
            pondělí, úterý, středa, čtvrtek, pátek, sobota, neděle
            po, út, st, čt, pá, so, ne
            """
        ),
        WrittenMonths(
            "hu",
            """
            január, jan.; február, febr.; március, márc.
            április, ápr.; május, máj.; június, jún.
            július, júl.; augusztus, aug.; szeptember, szept.
            október, okt.; november, nov.; december, dec.
            """,
            """
            hétfő, kedd, szerda, csütörtök, péntek, szombat, vasárnap
            H, K, Sze, Cs, P, Szo, V
            """
        ),
        WrittenMonths(
            "ro",
            """
            ianuarie, ian.; februarie, feb.; martie, mar.
            aprilie, apr.; mai; iunie, iun.
            iulie, iul.; august, aug.; septembrie, sept.
            octombrie, oct.; noiembrie, nov.; decembrie, dec.
            """,
            """
            luni, marți, miercuri, joi, vineri, sâmbătă, duminică
            lun., mar., mie., joi, vin., sâm., dum.
            """
        ),
        WrittenMonths(
            "tr",
            """
            Ocak, Oca; Şubat, Şub; Mart, Mar
            Nisan, Nis; Mayıs, May; Haziran, Haz
            Temmuz, Tem; Ağustos, Ağu; Eylül, Eyl
            Ekim, Eki; Kasım, Kas; Aralık, Ara
            """,
            """
            Pazartesi, Salı, Çarşamba, Perşembe, Cuma, Cumartesi, Pazar
            Pzt, Sal, Çar, Per, Cum, Cmt, Paz
            """
        ),
        WrittenMonths(
            "ru",
            """
            января, январь, янв.; февраля, февраль, февр.; марта, март, мар.
            апреля, апрель, апр.; мая, май; июня, июнь, июн.
            июля, июль, июл.; августа, август, авг.; сентября, сентябрь, сент.
            октября, октябрь, окт.; ноября, ноябрь, нояб.; декабря, декабрь, дек.
            """,
            """
            понедельник, вторник, среда, четверг, пятница, суббота, воскресенье
            пн, вт, ср, чт, пт, сб, вс
            """
        ),
        WrittenMonths(
            "uk",
            """
            січня, січень, січ.; лютого, лютий, лют.; березня, березень, бер.
            квітня, квітень, квіт.; травня, травень, трав.; червня, червень, черв.
            липня, липень, лип.; серпня, серпень, серп.; вересня, вересень, вер.
            жовтня, жовтень, жовт.; листопада, листопад, лист.; грудня, грудень, груд.
            """,
            """
            понеділок, вівторок, середа, четвер, пʼятниця, субота, неділя
            пн, вт, ср, чт, пт, сб, нд
            """
        ),
        WrittenMonths(
            "el",
            """
            Ιανουαρίου, Ιανουάριος, Ιαν; Φεβρουαρίου, Φεβρουάριος, Φεβ; Μαρτίου, Μάρτιος, Μαρ, Μάρ
            Απριλίου, Απρίλιος, Απρ; Μαΐου, Μάιος, Μαΐ, Μάι; Ιουνίου, Ιούνιος, Ιουν, Ιούν
            Ιουλίου, Ιούλιος, Ιουλ, Ιούλ; Αυγούστου, Αύγουστος, Αυγ, Αύγ; Σεπτεμβρίου, Σεπτέμβριος, Σεπ
            Οκτωβρίου, Οκτώβριος, Οκτ; Νοεμβρίου, Νοέμβριος, Νοε, Νοέ; Δεκεμβρίου, Δεκέμβριος, Δεκ
            """,
            """
            Δευτέρα, Τρίτη, Τετάρτη, Πέμπτη, Παρασκευή, Σάββατο, Κυριακή
            Δευ, Τρί, Τετ, Πέμ, Παρ, Σάβ, Κυρ
            """
        ),
        WrittenMonths(
            "id",
            """
            Januari, Jan; Februari, Feb; Maret, Mar
            April, Apr; Mei; Juni, Jun
            Juli, Jul; Agustus, Agu; September, Sep
            Oktober, Okt; November, Nov; Desember, Des
            """,
            """
            Senin, Selasa, Rabu, Kamis, Jumat, Sabtu, Minggu
            Sen, Sel, Rab, Kam, Jum, Sab, Min
            """
        ),
    ]
}
