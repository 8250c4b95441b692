import Domain
import Foundation
import Pages

/// A site's own map of a valley that does not exist.
enum InventedValley {
    static func map() throws -> OwnMap {
        let text = """
            {"type":"FeatureCollection","features":[
            {"type":"Feature","properties":{"kind":"wood","name":"Monte"},"geometry":{"type":"Polygon",
            "coordinates":[[[-1,40],[0,40],[0,41],[-1,41],[-1,40]]]}},
            {"type":"Feature","properties":{"name":"Puente Hondo","place":"village"},
            "geometry":{"type":"Point","coordinates":[-0.57,40.66]}}]}
            """
        return try OwnMap(
            Data(text.utf8),
            SiteGeometry(
                file: "maps/valle.geojson",
                projection: "mercator",
                credit: "© OpenStreetMap contributors",
                creditAddress: "https://www.openstreetmap.org/copyright"
            ),
            path: "Content/maps/valle.geojson"
        ) { _ in }
    }
}
