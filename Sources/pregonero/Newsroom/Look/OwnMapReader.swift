import Basics
import Cartography
import Domain
import Foundation
import Pages

/// Reads a site's own map, where its configuration names one.
struct OwnMapReader {
    let layout: SiteLayout
    let geometry: SiteGeometry?
    let report: (Diagnostic) -> Void

    /// What is no map is reported and left out.
    ///
    /// - Throws: `ConfigurationFailure` when the file that is named cannot be read.
    func read() throws -> OwnMap? {
        guard let geometry else { return nil }
        let file = layout.contentFile(geometry.file)
        let data: Data
        do throws(RegularFile.Problem) {
            let limit = OwnGeometry.mostBytes + 1
            data = Data(try RegularFile.bytes(file.filePath, limit: limit))
        } catch {
            throw ConfigurationFailure(diagnostics: [
                Diagnostic(
                    .error,
                    "the file of 'site.geometry' cannot be read: \(layout.name(of: file)) (\(error))",
                    at: geometry.places[geometry.file, of: "file"],
                    hint: "name a GeoJSON file relative to Content/, as maps/region.geojson"
                )
            ])
        }
        do throws(Diagnostic) {
            // A feature that cannot be drawn costs itself.
            return try OwnMap(data, geometry, path: layout.name(of: file)) {
                report($0.with(.warning))
            }
        } catch {
            report(error.with(.warning, "\(error.message); the maps do without it"))
            return nil
        }
    }
}
