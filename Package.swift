// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    // The program that users run and the one that the tests look into are one build.
    .unsafeFlags(["-enable-testing"], .when(configuration: .release)),
    // Types such as `Set<Name>` are made from what the compiler knows; else each is looked for among all conformances of
    // the program when it is first used, which was a fifth of a build in which nothing changed.
    .unsafeFlags(["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]),
]

/// The rooms of the house, each a folder of `Sources`. Ingest and Publish meet only in the archive; `.ci/arrows` checks it.
enum Room: String {
    /// What all stand on.
    case base = "Base"
    /// What comes from elsewhere and may fail without harm: fetched, read, cleaned.
    case ingest = "Ingest"
    /// What is kept between two builds.
    case archive = "Archive"
    /// A pure function of archive, templates, configuration and clock.
    case publish = "Publish"
    /// Libraries of the system.
    case system = "System"
    /// What runs while all others are built.
    case tools = "Tools"
}

/// A target of ours with the strict settings; what it may import is exactly what it lists.
func module(
    _ name: String,
    in room: Room,
    _ dependencies: [Target.Dependency] = [],
    exclude: [String] = [],
    settings: [SwiftSetting] = []
) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        path: "Sources/\(room.rawValue)/\(name)",
        exclude: exclude,
        swiftSettings: strict + settings
    )
}

/// A library of the system, as pkg-config knows it and packages bring it.
func library(_ name: String, _ pkgConfig: String, apt: [String], brew: [String]) -> Target {
    .systemLibrary(
        name: name,
        path: "Sources/\(Room.system.rawValue)/\(name)",
        pkgConfig: pkgConfig,
        providers: [.apt(apt), .brew(brew)]
    )
}

/// The tests of one target.
func tests(
    of name: String,
    _ dependencies: [Target.Dependency] = [],
    exclude: [String] = [],
    compiling: [String] = []
) -> Target {
    .testTarget(
        name: "\(name.first?.uppercased() ?? "")\(name.dropFirst())Tests",
        dependencies: [.byName(name: name), "TestSupport"] + dependencies,
        exclude: exclude,
        // What is tested is optimised; what asks need not be, and compiles in half the time.
        swiftSettings: strict
            + [.unsafeFlags(["-Onone"] + compiling, .when(configuration: .release))]
    )
}

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let fox: Target.Dependency = .product(name: "FlyingFox", package: "FlyingFox")
let foxSockets: Target.Dependency = .product(name: "FlyingSocks", package: "FlyingFox")
let arguments: Target.Dependency = .product(
    name: "ArgumentParser",
    package: "swift-argument-parser"
)

let package = Package(
    name: "pregonero",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "pregonero", targets: ["pregonero"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams.git", exact: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox.git", exact: "0.27.1"),
    ],
    targets: [
        .executableTarget(
            name: "pregonero",
            dependencies: [
                "Archiving", "Basics", "Cartography", "Deploying", "Domain", "FeedReader",
                "Fetching",
                "Fonts", "HTMLCleaning", "Importing", "Markdown", "Pages", "Pictures",
                "Presentation", "Preview", "Publishing", "Recurrence", "Safekeeping", "SourceKinds",
                "Stories", "Transfers", "WebURL", arguments, yams,
            ],
            swiftSettings: strict
        ),

        module("Deploying", in: .publish, ["Publishing", "Transfers", "Basics"]),
        module("Preview", in: .publish, ["Publishing", "Domain", "Basics", fox, foxSockets]),
        module(
            "Publishing",
            in: .publish,
            [
                "Pages", "TemplateModels", "Templating", "Theme", "Searching", "Shortening",
                "Domain", "Basics",
                "CZlib", "CBrotli",
                .target(name: "CXcrypt", condition: .when(platforms: [.linux])),
            ]
        ),
        module(
            "Pages",
            in: .publish,
            [
                "Presentation", "Cartography", "TemplateModels", "Domain", "Recurrence",
                "Languages", "Basics",
            ]
        ),
        module(
            "Presentation",
            in: .publish,
            ["Cartography", "TemplateModels", "Languages", "Domain", "Basics"]
        ),
        .target(
            name: "Theme",
            path: "Templates",
            exclude: [
                "assets", "gallery", "icons", "layouts", "pages", "partials", "shortcodes", "slots",
                "texts", "preview.jpg",
            ],
            sources: ["ThemeFile.swift"],
            swiftSettings: strict,
            plugins: ["EmbedTheme"]
        ),
        .plugin(name: "EmbedTheme", capability: .buildTool(), dependencies: ["ThemeEmbedder"]),
        .executableTarget(
            name: "ThemeEmbedder",
            dependencies: ["Shortening"],
            path: "Sources/\(Room.tools.rawValue)/ThemeEmbedder",
            swiftSettings: strict
        ),
        module("Templating", in: .publish, ["TemplateModels", "Basics"]),
        module("Searching", in: .publish, ["Languages", "Transfers", "Basics"]),
        module("TemplateModels", in: .publish),
        module(
            "Cartography",
            in: .publish,
            ["Languages", "Domain", "Basics"],
            exclude: ["Data/embed.py"],
            // Without it maps take four fifths of what the program of `make site` does.
            settings: [.unsafeFlags(["-O"], .when(configuration: .debug))]
        ),

        module("Archiving", in: .archive, ["Stories", "Domain", "Languages", "Basics", grdb]),
        module("Safekeeping", in: .archive, ["Transfers", "Basics"]),

        module("Pictures", in: .ingest, ["Fetching", "Domain", "Basics"]),
        module("Fonts", in: .ingest, ["Domain", "CZlib", "CBrotliDecoder"]),
        module(
            "SourceKinds",
            in: .ingest,
            [
                "Calendars", "Fetching", "FeedReader", "HTMLCleaning", "WebURL", "Domain",
                "Recurrence", "Basics", yams,
            ]
        ),
        module("Fetching", in: .ingest, ["CCurl", "CZlib", "WebURL", "Basics"]),
        module(
            "FeedReader",
            in: .ingest,
            [
                "HTMLCleaning", "WebURL", "Recurrence", "Basics",
                .target(name: "CIconv", condition: .when(platforms: [.macOS])),
            ]
        ),
        module("Calendars", in: .ingest, ["FeedReader", "Recurrence", "Basics"]),
        module("HTMLCleaning", in: .ingest, ["WebURL", "Basics"]),
        module("Markdown", in: .ingest, ["CCmarkGFM", "Basics", yams]),
        module(
            "Importing",
            in: .ingest,
            ["FeedReader", "HTMLCleaning", "Markdown", "WebURL", "Basics"]
        ),
        module("WebURL", in: .ingest, ["CIDN2"]),

        module("Domain", in: .base, ["Recurrence", "Languages", "Basics"]),
        module("Stories", in: .base, ["Languages", "Basics"]),
        module("Recurrence", in: .base, ["Basics"]),
        module("Languages", in: .base),
        module("Shortening", in: .base),
        module("Transfers", in: .base, ["Basics", "CZlib"]),
        module(
            "Basics",
            in: .base,
            ["CCrypto", .target(name: "CMalloc", condition: .when(platforms: [.linux]))]
        ),

        library("CCurl", "libcurl", apt: ["libcurl4-openssl-dev"], brew: ["curl"]),
        library("CCrypto", "libcrypto", apt: ["libssl-dev"], brew: ["openssl@3"]),
        library(
            "CCmarkGFM",
            "libcmark-gfm",
            apt: ["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"],
            brew: ["cmark-gfm"]
        ),
        library("CIDN2", "libidn2", apt: ["libidn2-dev"], brew: ["libidn2"]),
        .systemLibrary(name: "CIconv", path: "Sources/\(Room.system.rawValue)/CIconv"),
        .systemLibrary(name: "CMalloc", path: "Sources/\(Room.system.rawValue)/CMalloc"),
        library("CXcrypt", "libxcrypt", apt: ["libcrypt-dev"], brew: []),
        library("CZlib", "zlib", apt: ["zlib1g-dev"], brew: ["zlib"]),
        library("CBrotli", "libbrotlienc", apt: ["libbrotli-dev"], brew: ["brotli"]),
        library("CBrotliDecoder", "libbrotlidec", apt: ["libbrotli-dev"], brew: ["brotli"]),

        .executableTarget(
            name: "ReadingBenchmark",
            dependencies: ["FeedReader", "HTMLCleaning", "WebURL"],
            path: "Tests/Benchmarks/Reading",
            swiftSettings: strict
        ),
        .target(
            name: "TestSupport",
            dependencies: ["Domain", "Recurrence", "Basics", "CZlib"],
            path: "Tests/TestSupport",
            swiftSettings: strict
        ),
        .target(
            name: "ScriptedServer",
            dependencies: ["TestSupport"],
            path: "Tests/ScriptedServer",
            swiftSettings: strict
        ),
        tests(of: "Basics"),
        tests(of: "Archiving", ["Domain", "Recurrence", "Stories", grdb], exclude: ["Schemas"]),
        tests(of: "Calendars", ["Recurrence"]),
        tests(of: "Cartography", ["Basics", "Domain"]),
        tests(of: "Domain", ["Recurrence"]),
        tests(of: "FeedReader", ["Basics", "HTMLCleaning", "WebURL"], exclude: ["differences.md"]),
        tests(of: "Fetching", ["ScriptedServer", "WebURL"]),
        tests(of: "Fonts", ["Domain", "CBrotli", "CZlib"]),
        tests(of: "HTMLCleaning", ["WebURL"]),
        tests(of: "Importing", ["FeedReader", "HTMLCleaning", "Markdown", "WebURL"]),
        tests(of: "Languages", exclude: ["plurals.json"]),
        tests(of: "Markdown"),
        tests(of: "Pages", ["Basics", "Domain", "Presentation", "TemplateModels", "Theme"]),
        tests(of: "Pictures", ["Domain", "Fetching", "ScriptedServer"]),
        tests(of: "Preview", ["Domain", "Publishing"]),
        tests(of: "Deploying", ["Basics", "Publishing"]),
        tests(of: "Publishing", ["Basics", "Domain", "Pages"]),
        tests(
            of: "Presentation",
            ["Cartography", "Domain", "Languages", "TemplateModels", "Theme"]
        ),
        tests(of: "Recurrence"),
        tests(of: "Safekeeping", ["Basics", "Transfers"]),
        tests(of: "Shortening"),
        // They look at every document for every question, beside the index.
        tests(
            of: "Searching",
            ["CZlib", "Languages"],
            exclude: ["vectors.json"],
            compiling: ["-O"]
        ),
        tests(of: "Stories", ["Basics"], exclude: ["stories.jsonl"]),
        tests(of: "TemplateModels"),
        tests(of: "SourceKinds", ["Domain", "Fetching", "Recurrence", "ScriptedServer", "WebURL"]),
        tests(of: "Templating", ["TemplateModels", "Basics"]),
        tests(
            of: "Theme",
            [
                "Cartography", "Domain", "Pages", "Presentation", "Publishing", "Recurrence",
                "TemplateModels", "Templating", "Basics",
            ]
        ),
        tests(of: "WebURL"),
        tests(
            of: "pregonero",
            [
                "Archiving", "Basics", "CZlib", "Deploying", "Domain", "FeedReader", "HTMLCleaning",
                "Publishing", "Safekeeping", "ScriptedServer", "SourceKinds", "WebURL", grdb, yams,
            ],
            exclude: ["Golden", "Imports"],
            // The largest comes last, when no other keeps the second processor busy: as a whole it is checked by one alone, which
            // took 231 instead of 137 s. The compiler warns of an option that SwiftPM adds.
            compiling: ["-no-whole-module-optimization", "-enable-batch-mode"]
        ),
    ]
)
