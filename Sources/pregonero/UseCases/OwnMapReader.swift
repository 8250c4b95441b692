import Domain
import Foundation
import Pages

/// Reads a site's own map, where its configuration names one.
struct OwnMapReader {
    let layout: SiteLayout
    let geometry: SiteGeometry?
    let report: (Diagnostic) -> Void

    /// - Throws: `ConfigurationFailure` when the file is missing or nothing of it can be drawn.
    func read() throws -> OwnMap? {
        guard let geometry else { return nil }
        let file = layout.content.appending(path: geometry.file, directoryHint: .notDirectory)
        guard let data = try? Data(contentsOf: file) else {
            throw ConfigurationFailure(diagnostics: [
                Diagnostic(
                    .error,
                    "the file of 'site.geometry' cannot be read: \(layout.name(of: file))",
                    path: layout.name(of: layout.configuration),
                    hint: "name a GeoJSON file relative to Content/, as maps/region.geojson"
                )
            ])
        }
        do throws(Diagnostic) {
            return try OwnMap(data, geometry, path: layout.name(of: file), report: report)
        } catch {
            throw ConfigurationFailure(diagnostics: [error])
        }
    }
}
