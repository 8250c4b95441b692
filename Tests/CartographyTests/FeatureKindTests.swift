import Testing

@testable import Cartography

@Suite struct FeatureKindTests {
    @Test(arguments: [
        (["waterway": "river"], FeatureKind.water), (["natural": "water"], .water),
        (["landuse": "forest"], .wood), (["building": "yes"], .built),
        (["building": "no"], .ground),
        (["highway": "track"], .road), (["railway": "rail"], .rail),
        (["place": "village"], .ground), (["landuse": "farmland"], .field),
        (["contour": "elevation"], .contour), (["railway": "station"], .station),
        (["man_made": "windmill"], .mill), (["natural": "peak"], .peak),
        (["kind": "wood", "highway": "path"], .wood), (["kind": "sea"], .ground), ([:], .ground),
    ])
    func tagsSayWhatAFeatureIs(tags: [String: String], kind: FeatureKind) {
        #expect(FeatureKind(tags) == kind)
    }
}
