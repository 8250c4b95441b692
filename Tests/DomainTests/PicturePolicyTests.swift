import Domain
import Testing

@Suite struct PicturePolicyTests {
    private func policy(
        _ rights: Rights = .cc,
        pictures: Source.Pictures = .offered,
        terms: SourceTerms.Pictures = .free
    ) -> PicturePolicy {
        PicturePolicy(
            Source(
                id: "a",
                kind: "feed",
                address: "a.xml",
                rights: rights,
                pictures: pictures,
                terms: SourceTerms(pictures: terms)
            )
        )
    }

    @Test func picturesInsideTextsNeedTheRightToTheText() {
        #expect(policy(.cc).showsBody)
        #expect(policy(.own).showsBody)
        #expect(!policy(.excerpt).showsBody)
        #expect(!policy(.cc, pictures: .none).showsBody)
        #expect(policy(.excerpt).showsOffered)
    }

    @Test func noTermsNoPictures() {
        #expect(!policy(terms: .none).showsOffered)
        #expect(!policy(pictures: .none).showsOffered)
    }

    @Test func addressesThatEndAreNeverShownFromWhereTheyAre() {
        #expect(!policy(terms: .expiring).allowsRemote)
        #expect(policy(terms: .expiring).showsOffered)
        #expect(policy().allowsRemote)
    }

    @Test func aShopsPicturesStandOnlyBesideTheWayToIt() {
        let policy = policy(terms: .besideStoreLink)
        var track = Track(title: "a", artist: "b")
        #expect(!policy.allows(.track(track)))
        track.store = "https://shop.example/1"
        #expect(policy.allows(.track(track)))
        #expect(!policy.allows(.person(Person(name: "c"))))
    }
}
