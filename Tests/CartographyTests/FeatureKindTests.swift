import Testing

@testable import Cartography

@Suite struct FeatureKindTests {
    @Test(arguments: [
        (["waterway": "river"], FeatureKind.water), (["natural": "water"], .water),
        (["landuse": "forest"], .wood), (["building": "yes"], .built),
        (["building": "no"], .ground),
        (["highway": "track"], .road), (["railway": "rail"], .rail),
        (["place": "village"], .ground),
        (["kind": "wood", "highway": "path"], .wood), (["kind": "sea"], .ground), ([:], .ground),
    ])
    func tagsSayWhatAFeatureIs(tags: [String: String], kind: FeatureKind) {
        #expect(FeatureKind(tags) == kind)
    }
}
