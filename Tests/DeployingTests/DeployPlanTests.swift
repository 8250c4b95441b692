import Basics
import Foundation
import Publishing
import Testing

@testable import Deploying

@Suite struct DeployPlanTests {
    private static let address = "https://example.org/"

    private func site(_ files: [String: String]) -> StandingSite {
        StandingSite(
            output: "/o",
            clock: 100,
            articles: 3,
            files: files.sorted { $0.key < $1.key }.map { name, text in
                StandingSite.File(
                    name: name,
                    digest: ContentDigest(of: Array(text.utf8)),
                    size: text.utf8.count
                )
            }
        )
    }

    private func plan(
        _ files: [String: String],
        after former: [String: String]?,
        pending: Set<String> = [],
        now: Int = 10_000
    ) -> DeployPlan {
        let host = former.map {
            DeployPlan(site($0), address: Self.address, at: nil, now: 0).manifest
        }
        return DeployPlan(
            site(files),
            address: Self.address,
            at: host,
            pending: pending,
            now: now
        )
    }

    private static let plain = [
        "index.html": "1", "n/a/index.html": "1", "_/base.1.css": "1", "feed.xml": "1",
        "sw.js": "1",
    ]

    @Test func whereNothingDiffersNothingIsDone() {
        let plan = plan(Self.plain, after: Self.plain)
        #expect(plan.isEmpty)
        #expect(plan.stages == [])
    }

    @Test func whereNothingIsKnownEverythingIsSent() {
        let plan = plan(Self.plain, after: nil)
        #expect(
            plan.stages == [
                ["_/base.1.css", "feed.xml", "sw.js"], ["index.html", "n/a/index.html"],
            ]
        )
        #expect(plan.bytes == 5)
    }

    @Test func whatPagesNeedComesBeforeThemAndWhatTellsOfThemAfter() {
        var files = Self.plain
        files["_/base.1.css"] = nil
        files["_/base.2.css"] = "2"
        files["n/b/index.html"] = "2"
        for name in ["index.html", "feed.xml", "sw.js", "n/a/index.html"] { files[name] = "2" }
        let plan = plan(files, after: Self.plain)
        #expect(
            plan.stages == [
                ["_/base.2.css"], ["n/b/index.html"], ["n/a/index.html", "index.html"],
                ["feed.xml", "sw.js"],
            ]
        )
        #expect(plan.removed == [])
    }

    /// Whoever has a former page open asks for its style still.
    @Test func assetsLingerForAnHour() {
        var files = Self.plain
        files["_/base.1.css"] = nil
        let first = plan(files, after: Self.plain, now: 10_000)
        #expect(first.removed == [])
        #expect(first.manifest.files["_/base.1.css"]?.left == 10_000)
        #expect(!first.isEmpty)
        let host = first.manifest
        let soon = DeployPlan(site(files), address: Self.address, at: host, now: 13_599)
        #expect(soon.isEmpty)
        let late = DeployPlan(site(files), address: Self.address, at: host, now: 13_600)
        #expect(late.removed == ["_/base.1.css"])
        // A clock that was ahead does not keep them for ever.
        let behind = DeployPlan(site(files), address: Self.address, at: host, now: 5)
        #expect(behind.manifest.files["_/base.1.css"]?.left == 5)
    }

    @Test func oneThatComesBackIsNotSentAgain() {
        var files = Self.plain
        files["_/base.1.css"] = nil
        let host = plan(files, after: Self.plain).manifest
        let back = DeployPlan(site(Self.plain), address: Self.address, at: host, now: 11_000)
        #expect(back.stages == [])
        #expect(back.manifest.files["_/base.1.css"]?.left == nil)
    }

    /// What is withdrawn must not linger.
    @Test func textsAndPicturesGoAtOnce() {
        let gone = [
            "_/foto.1a2b3c4d.jpg", "_/grafico.1a2b3c4d.svg", "_/himno.1a2b3c4d.mp3",
            "_/p/a/1.webp", "_s/1.bin", "fotos/x.jpg",
        ]
        let former = gone.reduce(into: Self.plain) { $0[$1] = "1" }
        #expect(plan(Self.plain, after: former).removed == gone)
    }

    @Test func whatADeployThatDidNotEndHadBegunIsSentAnew() {
        let plan = plan(
            Self.plain,
            after: Self.plain,
            pending: ["index.html", "n/never/index.html"]
        )
        #expect(plan.changed == ["index.html"])
        #expect(plan.removed == ["n/never/index.html"])
        #expect(!plan.isEmpty)
    }

    @Test func aFileInTheWayOfAFolderGoesFirst() {
        let plan = plan(
            ["a/index.html": "1", "b": "1"],
            after: ["a": "1", "b/c.html": "1", "d": "1"]
        )
        #expect(plan.clearing == ["a", "b/c.html"])
        #expect(plan.removed == ["a", "b/c.html", "d"])
        #expect(plan.leaving == ["d"])
    }

    /// To some hosts the names are one: what goes later would take the new file with it.
    @Test(arguments: [
        ("Cartel.pdf", "cartel.pdf"), ("Fotos/A.jpg", "fotos/a.jpg"),
        ("a\u{F1}o.txt", "an\u{303}o.txt"),
        ("AN\u{303}O.txt", "a\u{F1}o.txt"),
    ])
    func aNameThatSomeHostsTakeForTheSameGoesFirst(former: String, name: String) {
        for (one, other) in [(former, name), (name, former)] {
            let plan = plan([other: "1", "b": "1"], after: [one: "1", "b": "1", "z": "1"])
            #expect(plan.added.map { Array($0.utf8) } == [Array(other.utf8)])
            #expect(plan.removed.map { Array($0.utf8) } == [Array(one.utf8), Array("z".utf8)])
            #expect(plan.clearing == [one])
            #expect(plan.leaving == ["z"])
            #expect(plan.manifest.files.keys.contains { $0.utf8.elementsEqual(other.utf8) })
        }
    }

    @Test func whatGoesTakesNothingWithItThatStays() {
        let former = ["Cartel.pdf": "1", "cartel.pdf": "2", "index.html": "1"]
        let plan = plan(["cartel.pdf": "2", "index.html": "1"], after: former)
        #expect(plan.clearing == ["Cartel.pdf"])
        #expect(plan.changed == ["cartel.pdf"])
        #expect(plan.bytes == 1)
    }

    @Test func manyPagesAreNotTakenAwayUnseen() throws {
        let former = Dictionary(uniqueKeysWithValues: (0..<10).map { ("\($0).html", "1") })
        let host = DeployPlan(site(former), address: Self.address, at: nil, now: 0).manifest
        func check(_ left: Int) throws(DeployError) {
            let files = former.filter { $0.key < "\(left)" }
            try DeployPlan(site(files), address: Self.address, at: host, now: 0)
                .checkDeletions(at: host)
        }
        try check(7)
        #expect(throws: DeployError.shrunk(pages: 10, removed: 4)) { try check(6) }
    }
}
