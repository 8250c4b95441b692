import Cartography
import Domain
import Publishing

extension Settings {
    static let network: Setting<ConfiguredSite> = .block(
        "network",
        \.network,
        networkKeys,
        "How the program may use the network."
    )

    static let state: Setting<ConfiguredSite> = .block(
        "state",
        \.state,
        stateKeys,
        "Where the state is kept once more."
    )

    static let hooks: Setting<ConfiguredSite> = .block(
        "hooks",
        \.hooks,
        hookKeys,
        "Commands that are told what has changed."
    )

    static let deploy: Setting<ConfiguredSite> = .value(
        "deploy",
        \.deploy,
        .deployTargets,
        default: DeploySettings(),
        "Where the portal is sent: one place, or several by name."
    )

    static let geometry: Setting<ConfiguredSite> = .optional(
        "geometry",
        \.settings.geometry,
        .block(geometryKeys, from: SiteGeometry(file: "", projection: "")),
        "A map of one's own under the close views."
    )

    static let store: Setting<ConfiguredSite> = .optional(
        "store",
        \.settings.store,
        .block(storeKeys, from: MusicStore(name: "", search: "")),
        "The shop where readers go on looking for music."
    )

    /// The keys of `site.retention`.
    static let retention = SettingTable<Retention>([
        .optional("age", \.age, .age, "How long an item is kept."),
        .optional("items", \.items, .whole(atLeast: 1), "How many items of a source are kept."),
    ])

    /// The keys of `site.slots`.
    static let slotKeys = SettingTable<SitePublication>([
        .value(
            "allow",
            \.slotAllowance,
            .slotAllowance,
            default: SlotAllowance(),
            "Names of hosts, perhaps with a port; or origins by what is loaded from them, as script or connect."
        )
        .placed(\.slotAllowance.places)
    ])

    /// The keys of `site.shortcodes`.
    static let shortcodeKeys = SettingTable<SitePublication>([
        .value(
            "allow",
            \.embedHosts,
            .list(of: .hostName),
            default: [],
            "Servers of PeerTube and Mastodon, by name."
        )
    ])

    /// The keys of `site.protect`.
    static let protection = SettingTable<SiteProtection>([
        .required(
            "paths",
            \.paths,
            .list(of: .sitePath),
            "Paths of the portal; all below them is closed.",
            missing: noPaths
        ).then { place, protection in
            if place.value != nil, protection.paths.isEmpty { noPaths(place) }
        }.placed(\.places),
        .required("user", \.user, .userName, "The name that opens them.") { place in
            missing("user", place)
        },
        .required(
            "password",
            \.password,
            .password,
            "The password that opens them, plain or as a bcrypt hash."
        ) { place in
            missing("password", place)
        },
    ])

    @Sendable private static func noPaths(_ place: SettingPlace) {
        place.block.error("'\(place.block.name)' names no paths", hint: "add 'paths: [/x/]'")
    }

    private static func missing(_ name: String, _ place: SettingPlace) {
        place.block.error(
            "'\(place.block.name)' has no \(name)",
            hint: "add '\(name): \"${env:PORTAL_\(name.uppercased())}\"'"
        )
    }

    private static let networkKeys = SettingTable<NetworkSettings>([
        .value(
            "allowPrivate",
            \.allowPrivate,
            .privateNetworks,
            default: .none,
            "Whether addresses of private networks may be asked, or in which blocks."
        ),
        Setting.optional(
            "proxy",
            \.proxy,
            .proxy,
            "The proxy through which everything is asked."
        )
        .then { place, network in
            let variables = place.context.secrets.variables(in: [place.value])
            network.hasSecretProxy = !variables.isEmpty
        }
        .showing { network in network.shownProxy.map { .text($0) } },
    ])

    private static let stateKeys = SettingTable<StateSettings>([
        .optional(
            "remote",
            \.remote,
            .stateRemote,
            "A folder, a place of rclone (`rclone:store:portal`), or a repository (`git:https://…`)."
        )
        .then { place, state in
            state.missing = place.context.secrets.missing(in: [place.value])
            state.secrets = place.context.secrets.values(in: [place.value])
        },
        .value(
            "branch",
            \.branch,
            .branch,
            default: StateSettings.standardBranch,
            "The branch of a repository that holds it."
        ),
    ])

    private static let hookKeys = SettingTable<HookSettings>([
        .value(
            "afterBuild",
            \.afterBuild,
            .list(of: .text),
            default: [],
            "Lines for the shell, run after each build that changed something."
        ),
        .value(
            "afterDeploy",
            \.afterDeploy,
            .list(of: .text),
            default: [],
            "Lines for the shell, run after each deploy that sent something."
        ),
        .value("deadline", \.deadline, .time, default: 60, "All the time that one may take."),
    ])

    private static let storeKeys = SettingTable<MusicStore>([
        .required("name", \.name, .text, "What the shop is called.") { place in
            place.block.error(
                "'\(place.block.name)' has no name",
                hint: "add 'name: Apple Music'"
            )
        },
        .required(
            "search",
            \.search,
            .addressWithTerm,
            "The address of its search, with {term} where the words stand."
        ) { place in
            place.block.error(
                "'\(place.block.name)' has no search",
                hint: "add 'search: https://music.apple.com/search?term={term}'"
            )
        },
        .optional(
            "api",
            \.api,
            .addressWithTerm,
            "The address of an API that answers as Apple's does, with {term} where the words stand; pages ask it when a reader wants that, and name its host in their policy."
        ),
    ])

    private static let geometryKeys = SettingTable<SiteGeometry>([
        .required(
            "file",
            \.file,
            .text,
            "A file of GeoJSON in longitude and latitude, relative to Content/."
        ) { place in
            place.block.error(
                "'\(place.block.name)' names no file",
                hint: "add 'file: maps/region.geojson', relative to Content/"
            )
        }.placed(\.places),
        .value(
            "projection",
            \.projection,
            SettingForm<ProjectionKind>.choice.projectionName,
            default: ProjectionKind.equirectangular.rawValue,
            "The projection in which it is drawn."
        ),
        .optional("credit", \.credit, .text, "Whom the licence of the data asks to name."),
        .optional(
            "creditURL",
            \.creditAddress,
            .webAddress(
                hint: "write the whole address, as https://www.openstreetmap.org/copyright"
            ),
            "Where the credit leads."
        ),
    ])
}
