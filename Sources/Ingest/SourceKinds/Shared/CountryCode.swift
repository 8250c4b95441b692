import Basics
import Domain

/// Two letters of ISO 3166-1 for what sources write of a country.
enum CountryCode {
    /// From two letters, or from the English name.
    static func of(_ text: String?) -> String? {
        guard let text = text?.trimmed.lowercased(), !text.isEmpty else { return nil }
        if text.utf8.count == 2 {
            let isCode = text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
            return isCode ? (replaced[text] ?? text) : nil
        }
        return byName[Folding.fold(text)]
    }

    /// What some write although ISO does not.
    private static let replaced = ["uk": "gb", "el": "gr"]

    private static let byName = Dictionary(
        uniqueKeysWithValues: """
            af afghanistan,al albania,dz algeria,ar argentina,am armenia,au australia,at austria,\
            az azerbaijan,bd bangladesh,by belarus,be belgium,bo bolivia,ba bosnia and herzegovina,\
            br brazil,bg bulgaria,ca canada,cl chile,cn china,co colombia,cr costa rica,hr croatia,\
            cu cuba,cy cyprus,cz czech republic,cz czechia,dk denmark,do dominican republic,\
            ec ecuador,eg egypt,sv el salvador,gb england,ee estonia,et ethiopia,fi finland,\
            fr france,ge georgia,de germany,gh ghana,gr greece,gt guatemala,hn honduras,\
            hk hong kong,hu hungary,is iceland,in india,id indonesia,ir iran,iq iraq,ie ireland,\
            il israel,it italy,jm jamaica,jp japan,jo jordan,kz kazakhstan,ke kenya,kw kuwait,\
            lv latvia,lb lebanon,lt lithuania,lu luxembourg,my malaysia,mt malta,mx mexico,\
            md moldova,ma morocco,nl netherlands,nz new zealand,ni nicaragua,ng nigeria,\
            mk north macedonia,gb northern ireland,no norway,pk pakistan,pa panama,py paraguay,\
            pe peru,ph philippines,pl poland,pt portugal,pr puerto rico,qa qatar,ro romania,\
            ru russia,sa saudi arabia,gb scotland,sn senegal,rs serbia,sg singapore,sk slovakia,\
            si slovenia,za south africa,kr south korea,es spain,lk sri lanka,se sweden,\
            ch switzerland,tw taiwan,th thailand,tn tunisia,tr turkey,ua ukraine,\
            ae united arab emirates,gb united kingdom,us united states,\
            us united states of america,uy uruguay,us usa,ve venezuela,vn vietnam,gb wales
            """
            .split(separator: ",").map { (String($0.dropFirst(3)), String($0.prefix(2))) }
    )
}
