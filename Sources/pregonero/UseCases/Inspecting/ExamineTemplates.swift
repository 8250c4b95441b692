import Domain
import Publishing

/// Tells which of the site's own templates, scripts and styles stand in for a file of the theme that has changed since.
struct ExamineTemplates {
    let layout: SiteLayout

    /// - Returns: a warning for each.
    func run() -> [Diagnostic] {
        let theme = ThemeFiles(
            overrides: layout.templates,
            folderName: layout.name(of: layout.templates)
        )
        return ThemeOverrides(layout.publishingPlaces).outgrown(by: theme)
    }
}
