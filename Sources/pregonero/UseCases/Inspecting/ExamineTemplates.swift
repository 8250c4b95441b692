import Domain
import Publishing

/// Warns of the site's own templates, scripts and styles whose file of the theme has changed since they replaced it.
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
