import Testing

@testable import Domain

/// The address of a topic or an author follows from its name alone.
@Suite struct LabelTests {
    @Test(arguments: [
        ("Agua", "agua"), ("AGUA", "agua"), ("Presupuestos 2027", "presupuestos-2027"),
        ("Élodie Marchais", "elodie-marchais"), ("  vivienda  ", "vivienda"), ("C", "c"),
        ("O’Hara", "ohara"), ("medio-ambiente", "medio-ambiente"),
    ])
    func plainNamesAreTheirSlugs(name: String, id: String) {
        #expect(Label.id(for: name) == id)
    }

    @Test func whatASlugLosesIsToldApart() {
        let ids = ["C", "C++", "C#", "مياه", "أخبار", "水", "🌊", "水 agua", "agua"].map(Label.id)
        #expect(Set(ids).count == ids.count)
        for id in ids {
            #expect(!id.isEmpty && Slug.make(id, limit: 100) == id)
        }
    }

    @Test func longNamesThatBeginAlikeAreToldApart() {
        let beginning = String(repeating: "palabra ", count: 9)
        #expect(Label.id(for: beginning + "a") != Label.id(for: beginning + "b"))
    }

    @Test func anotherNameMeansTheSame() {
        let water = Label(.topic, id: "agua")
        let rules = LabelRules(
            meanings: [water: water, Label(.topic, named: "Water"): water],
            authorNames: ["ana": "Ana Soto"]
        )
        #expect(rules.label(.topic, named: "WATER") == water)
        #expect(rules.label(.topic, named: "Fire") == Label(.topic, id: "fire"))
        #expect(rules.label(.topic, named: " ") == nil)
        #expect(rules.label(.topic, named: String(repeating: "x", count: 300)) == nil)
        #expect(rules.authorName("ana") == "Ana Soto" && rules.authorName("Luis") == "Luis")
    }
}
