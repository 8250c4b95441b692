import Domain

/// What the block `site` says.
struct ConfiguredSite: Equatable, Sendable {
    var settings: SiteSettings
    var network: NetworkSettings
    var state = StateSettings()
    var hooks = HookSettings()
    var deploy = DeploySettings()

    init(settings: SiteSettings, network: NetworkSettings) {
        self.settings = settings
        self.network = network
    }

    /// A site of which nothing is read yet.
    init(sections: [Section] = []) {
        settings = SiteSettings(
            title: "",
            baseURL: BaseURL(origin: "https://example.org", pathPrefix: ""),
            languages: [],
            sections: sections
        )
        network = NetworkSettings()
    }
}
