public import Domain
import Presentation

/// The texts of the interface, read for the languages of a site.
public struct PortalTexts: Sendable {
    let catalogues: Catalogues
    /// What the files hold, in their order.
    let written: [String]

    /// - Parameters:
    ///   - files: of the theme and of the site; later ones of a language win.
    ///   - languages: of the site.
    /// - Throws: everything that is wrong with them.
    public init(
        _ files: [(path: String, text: String)],
        languages: [Language]
    ) throws(TextFaults) {
        do throws(Catalogues.Failure) {
            catalogues = try Catalogues(
                files: files.map { CatalogueFile(path: $0.path, text: $0.text) },
                languages: languages
            )
        } catch {
            throw TextFaults(diagnostics: error.diagnostics)
        }
        written = files.map(\.text)
    }
}
