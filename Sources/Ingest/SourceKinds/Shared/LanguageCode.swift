/// Two letters of ISO 639-1 for the three of ISO 639-2 that some APIs write.
enum LanguageCode {
    static func short(_ code: String) -> String {
        let code = code.lowercased()
        return table[code] ?? code
    }

    private static let table = Dictionary(
        uniqueKeysWithValues: """
            ara ar,bul bg,cat ca,ces cs,cze cs,chi zh,dan da,deu de,dut nl,ell el,eng en,est et,\
            eus eu,fas fa,fin fi,fra fr,fre fr,ger de,gle ga,glg gl,gre el,heb he,hin hi,hrv hr,\
            hun hu,ice is,ind id,isl is,ita it,jpn ja,kor ko,lav lv,lit lt,may ms,msa ms,nld nl,\
            nob nb,nor no,per fa,pol pl,por pt,ron ro,rum ro,rus ru,slk sk,slo sk,slv sl,spa es,\
            srp sr,swe sv,tam ta,tel te,tha th,tur tr,ukr uk,urd ur,vie vi,zho zh
            """
            .split(separator: ",").map { (String($0.prefix(3)), String($0.dropFirst(4))) }
    )
}

/// Two letters of ISO 3166 for the three letters that some APIs write; numbers such as 419 stay.
enum RegionCode {
    static func short(_ code: String) -> String {
        let code = code.lowercased()
        return table[code] ?? code
    }

    private static let table = Dictionary(
        uniqueKeysWithValues: """
            arg ar,aus au,aut at,bel be,bra br,can ca,che ch,chl cl,chn cn,col co,deu de,esp es,\
            fra fr,gbr gb,hkg hk,ind in,irl ie,ita it,jpn jp,kor kr,mex mx,nld nl,per pe,prt pt,\
            twn tw,usa us
            """
            .split(separator: ",").map { (String($0.prefix(3)), String($0.dropFirst(4))) }
    )
}
