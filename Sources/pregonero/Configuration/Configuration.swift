import Basics
import Domain
import Foundation
import WebURL

/// What is in force: the site's settings and sources, read and checked.
struct Configuration: Sendable {
    let site: ConfiguredSite
    /// In the order of the files; without the built-in source of own articles.
    let sources: [Source]
    /// The folder of further lists of sources.
    let lists: OwnFolder
    let warnings: [Diagnostic]

    var settings: SiteSettings { site.settings }
    var network: NetworkSettings { site.network }
    var state: StateSettings { site.state }
    var hooks: HookSettings { site.hooks }
    var deploy: DeploySettings { site.deploy }

    /// All sources of the site, the newsroom's own articles first.
    var allSources: [Source] {
        [Source.own(title: settings.title, country: settings.country)] + sources
    }
}

extension Configuration {
    /// - Throws: `ExitReason` for a name that no source of the site has, as a flag or a command was given it.
    func checkSource(_ name: String, of flag: String) throws(ExitReason) {
        let known = sources.map(\.id.text)
        guard !known.contains(name) else { return }
        let hint = NearestName.of(name, in: known).map { "; did you mean '\($0)'?" } ?? ""
        throw .usage("\(flag): there is no source '\(name)'\(hint)")
    }
}

/// How the program may use the network.
struct NetworkSettings: Sendable, Equatable {
    var allowPrivate: AllowPrivate = .none
    var proxy: String?
    /// Whether the environment says it, or a part of it.
    var hasSecretProxy = false

    /// The proxy as it may be shown.
    var shownProxy: String? {
        guard let proxy else { return nil }
        let holdsPassword = WebURL(proxy).map { !$0.username.isEmpty || !$0.password.isEmpty }
        return hasSecretProxy || holdsPassword == true ? ShownSource.mask : proxy
    }

    /// Which private addresses may be asked.
    enum AllowPrivate: Sendable, Equatable {
        case none
        case all
        case networks([String])
    }
}

/// Everything that is wrong with the newsroom's own files, in their order.
struct ContentFailure: Error, Equatable {
    let diagnostics: [Diagnostic]
}

/// Everything that is wrong with the configuration, in the order of the files.
struct ConfigurationFailure: Error, Equatable {
    let diagnostics: [Diagnostic]
}
