import Domain
import Foundation
import SourceKinds

/// Reads `Content/site.yaml` and `Content/sources/*.yaml` and says everything that is wrong in one run.
struct ConfigurationLoader {
    let layout: SiteLayout
    let environment: [String: String]
    /// Replaces the configured base address when given.
    let baseURL: String?

    func load() throws -> Configuration {
        let log = DiagnosticLog()
        let configuration = read(log)
        guard log.errors.isEmpty, let configuration else {
            throw ConfigurationFailure(diagnostics: log.diagnostics)
        }
        return configuration
    }

    private func read(_ log: DiagnosticLog) -> Configuration? {
        if FileAccess.isMissing(layout.configuration.filePath) {
            log.add(
                Diagnostic(
                    .error,
                    "there is no configuration",
                    path: layout.name(of: layout.configuration),
                    hint: "'pregonero init' makes a new site here; '-C DIR' names another folder"
                )
            )
            return nil
        }
        let path = layout.name(of: layout.configuration)
        guard let root = YAMLFile.read(layout.configuration, path: path, log: log) else {
            return nil
        }
        guard !root.isMissing else {
            root.error("the file is empty", hint: "'pregonero init' in another folder writes one")
            return nil
        }
        let values = root.mapping(
            known: ConfigurationBlock.allCases.map(\.rawValue) + Settings.besideSite,
            misplaced: Dictionary(
                Settings.site.names.map { ($0, "it belongs under 'site', indented") }
            ) { first, _ in first }
        )
        guard let block = values[ConfigurationBlock.site.rawValue] else {
            root.error(
                "the configuration has no 'site'",
                hint: "add 'site:' with title and baseURL"
            )
            return nil
        }
        var context = SettingContext(
            secrets: SecretReader(environment: environment),
            layout: layout
        )
        context.languages = SiteReader.languages(of: block, context)
        context.sections =
            SectionsReader(
                node: values[ConfigurationBlock.sections.rawValue],
                context: context,
                standard: SiteReader.standardSections(of: block, context)
            ).read(in: block)
        var site = SiteReader(
            node: block,
            root: root,
            beside: values.filter { Settings.besideSite.contains($0.key) },
            context: context
        ).read()
        if let baseURL { replace(&site.settings.baseURL, with: baseURL, log) }
        let lists = OwnFolder.sources(layout)
        lists.diagnostics.forEach(log.add)
        return Configuration(
            site: site,
            sources: sources(values[ConfigurationBlock.sources.rawValue], lists, context, log),
            lists: lists,
            warnings: log.warnings
        )
    }

    private func replace(_ address: inout BaseURL, with text: String, _ log: DiagnosticLog) {
        guard let base = SiteReader.baseURL(text) else {
            log.add(
                Diagnostic(
                    .error,
                    "'\(text)' is no base address",
                    hint: "--base-url takes a whole address, as https://example.org/news/"
                )
            )
            return
        }
        address = base
    }

    private func sources(
        _ node: ConfigurationNode?,
        _ lists: OwnFolder,
        _ context: SettingContext,
        _ log: DiagnosticLog
    ) -> [Source] {
        var nodes = node.map { $0.isMissing ? [] : $0.list() } ?? []
        for file in lists.files {
            let path = layout.name(of: file)
            guard let list = YAMLFile.read(file, path: path, log: log), !list.isMissing else {
                continue
            }
            nodes += list.list()
        }
        var places: [SourceID: ConfigurationNode] = [:]
        let sources = nodes.compactMap { node -> Source? in
            let reader = SourceReader(node: node, context: context)
            guard let source = reader.read() else { return nil }
            if let other = places[source.id] {
                node.error(
                    "two sources have the id '\(source.id)'",
                    hint: "the other one is at \(other.path):\(other.line); rename one"
                )
            }
            places[source.id] = node
            // Of one that was refused it was said why.
            if source.address == nil, !node.mapping().contains(where: { $0.key == "url" }),
                SourceKindTable.kind(source.kind)?.place == .address
            {
                node.error("the source '\(source.id)' has no url", hint: "add 'url: …'")
            }
            return source
        }
        for source in sources {
            let present = source.formerly.first { places[$0] != nil || $0 == Source.ownID }
            guard let present, let node = places[source.id] else { continue }
            node.error(
                "'formerly' of '\(source.id)' names '\(present)', which is still there",
                hint: "it is for the former name of a source: take one of the two away"
            )
        }
        return sources
    }
}
