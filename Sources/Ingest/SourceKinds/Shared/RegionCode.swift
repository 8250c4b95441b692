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
