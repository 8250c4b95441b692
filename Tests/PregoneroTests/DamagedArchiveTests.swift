import Foundation
import TestSupport
import Testing

/// Archives of which bytes were changed by something else than the program: a failing disk, a careless hand.
@Suite struct DamagedArchiveTests {
    private static let variables = ProcessInfo.processInfo.environment
    /// The full number runs in `make torture`.
    private static let rounds = variables["PREGONERO_FLIPS"].flatMap { UInt64($0) } ?? 12
    private static let seed = variables["PREGONERO_SEED"].flatMap { UInt64($0) } ?? 2026

    /// A site that was built twice, as it stands before the build that meets the damage, and what that build would make.
    private func prepared() async throws -> (workplace: Workplace, wanted: [String: [UInt8]]) {
        let workplace = try Workplace()
        try workplace.configure(
            """
              - {id: a, kind: feed, url: a.xml, rights: licensed}
              - {id: g, kind: data, model: person, url: g.yaml, consent: all}

            """
        )
        try workplace.write(
            (1...30).map { "- {id: p\($0), name: Persona Inventada \($0), public: true}\n" }
                .joined(),
            to: "Content/g.yaml"
        )
        try workplace.write(
            "---\ntitle: El puente\ndate: 2026-11-20\n---\n\nYa está abierto.\n",
            to: "Content/articles/puente.md"
        )
        for (numbers, clock) in [(1...30, "04"), (5...34, "05")] {
            try workplace.write(Self.feed(numbers), to: "Content/a.xml")
            #expect(try await workplace.build(at: "2026-11-21T\(clock):00:00Z").code == 0)
        }
        try keep("kept", of: workplace)
        try workplace.write(Self.feed(12...40), to: "Content/a.xml")
        #expect(try await workplace.build().code == 0)
        return (workplace, try workplace.site().files)
    }

    /// Texts are long enough for the archive to have some pages.
    private static func feed(_ numbers: ClosedRange<Int>) -> String {
        Workplace.feed(numbers).replacing(
            "</description></item>",
            with: String(repeating: " Una frase como otra.", count: 60) + "</description></item>"
        )
    }

    private func keep(_ name: String, of workplace: Workplace) throws {
        let files = FileManager.default
        let target = workplace.folder.appending(path: name)
        try? files.removeItem(at: target)
        try files.createDirectory(at: target, withIntermediateDirectories: true)
        for part in [".pregonero", "public"] {
            try files.copyItem(
                at: workplace.folder.appending(path: part),
                to: target.appending(path: part)
            )
        }
    }

    private func putBack(_ name: String, in workplace: Workplace) throws {
        for part in [".pregonero", "public"] {
            try? workplace.remove(part)
            try FileManager.default.copyItem(
                at: workplace.folder.appending(path: "\(name)/\(part)"),
                to: workplace.folder.appending(path: part)
            )
        }
    }

    private func differences(_ workplace: Workplace, _ wanted: [String: [UInt8]]) throws -> [String]
    {
        let files = try workplace.site().files
        return Set(files.keys).union(wanted.keys).filter { files[$0] != wanted[$0] }.sorted()
    }

    private func archive(_ suffix: String = "", of workplace: Workplace) -> URL {
        workplace.folder.appending(path: ".pregonero/archive.sqlite\(suffix)")
    }

    private func change(_ file: URL, _ change: (inout [UInt8]) -> Void) throws {
        var bytes = [UInt8](try Data(contentsOf: file))
        change(&bytes)
        try Data(bytes).write(to: file)
    }

    @Test func whereverBytesAreChangedTheSiteIsTheSame() async throws {
        let (workplace, wanted) = try await prepared()
        var random = SeededGenerator(seed: Self.seed)
        for round in 0..<Self.rounds {
            try putBack("kept", in: workplace)
            let suffix = ["", "", "", ".copy", ".pages", ".sealed"][random.below(6)]
            var told = "\(suffix):"
            try change(archive(suffix, of: workplace)) { bytes in
                let start = random.below(bytes.count)
                let count = min([1, 16, 400][random.below(3)], bytes.count - start)
                for index in start..<start + count {
                    bytes[index] ^= UInt8(1 + random.below(255))
                }
                told += " \(count) at \(start)"
            }
            let run = try await workplace.build()
            #expect(run.code == 0, "\(round): \(told): \(run.errors)")
            #expect(try differences(workplace, wanted) == [], "\(round): \(told): \(run.errors)")
            if suffix == "" {
                #expect(run.errors.contains("nothing is lost"), "\(round): \(told): \(run.errors)")
            }
            let next = try await workplace.build("--quiet", at: "2026-11-21T06:30:00Z")
            #expect(next.code == 0 && next.errors.isEmpty, "\(round): \(told): \(next.errors)")
        }
    }

    /// As an older program leaves an archive.
    @Test func withoutACopyNoBuildFailsForGood() async throws {
        let (workplace, _) = try await prepared()
        var random = SeededGenerator(seed: Self.seed + 1)
        for round in 0..<Self.rounds {
            try putBack("kept", in: workplace)
            for suffix in [".copy", ".pages", ".sealed"] {
                try? FileManager.default.removeItem(at: archive(suffix, of: workplace))
            }
            try change(archive(of: workplace)) { bytes in
                for _ in 0..<8 {
                    let start = random.below(bytes.count)
                    for index in start..<min(start + 16, bytes.count) { bytes[index] ^= 0x5A }
                }
            }
            let run = try await workplace.build("--allow-shrink")
            #expect([0, 1].contains(run.code), "\(round): \(run.errors)")
            for minute in ["10", "20"] {
                let next = try await workplace.build(at: "2026-11-21T06:\(minute):00Z")
                #expect(next.code == 0, "\(round): \(run.errors)\n\(next.errors)")
            }
        }
    }

    @Test func anIndexThatDoesNotFitIsMadeAnew() async throws {
        let (workplace, wanted) = try await prepared()
        try putBack("kept", in: workplace)
        try change(archive(of: workplace)) { bytes in
            let name = Array("https://fuente.example/20".utf8)
            let leafOfAnIndex: UInt8 = 0x0A
            for start in stride(from: 0, to: bytes.count, by: 8_192)
            where bytes[start] == leafOfAnIndex {
                for place in start..<start + 8_192 - name.count
                where bytes[place] == name[0] && Array(bytes[place..<place + name.count]) == name {
                    bytes[place + name.count - 1] ^= 1
                }
            }
        }
        for suffix in [".copy", ".pages", ".sealed"] {
            try FileManager.default.removeItem(at: archive(suffix, of: workplace))
        }
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("indexes of the archive were damaged and have been made anew"))
        #expect(try differences(workplace, wanted) == [])
    }

    @Test(arguments: ["empty", "missing", "of garbage"])
    func whatIsLeftOfNothingComesFromTheCopy(fault: String) async throws {
        let (workplace, wanted) = try await prepared()
        try putBack("kept", in: workplace)
        try damage(workplace, fault)
        let run = try await workplace.build()
        #expect(run.code == 0 && run.errors.contains("put back"), "\(run.errors)")
        #expect(run.errors.contains(".pregonero/archive.sqlite: warning: "), "\(run.errors)")
        #expect(try differences(workplace, wanted) == [])
    }

    private func damage(_ workplace: Workplace, _ fault: String) throws {
        let file = archive(of: workplace)
        switch fault {
        case "empty": try Data().write(to: file)
        case "missing": try FileManager.default.removeItem(at: file)
        default: try Data(repeating: 0x41, count: 100_000).write(to: file)
        }
    }

    @Test(arguments: ["empty", "missing", "of garbage"])
    func withoutACopyTheLossIsToldAndNothingMuchSmallerIsPublished(fault: String) async throws {
        let (workplace, _) = try await prepared()
        try putBack("kept", in: workplace)
        try damage(workplace, fault)
        for suffix in [".copy", ".pages", ".sealed"] {
            try FileManager.default.removeItem(at: archive(suffix, of: workplace))
        }
        try workplace.write(Workplace.feed(34...40), to: "Content/a.xml")
        let before = try workplace.site().files
        let run = try await workplace.build()
        #expect(run.code == 4, "\(run.errors)")
        let told =
            fault == "of garbage"
            ? "the archive is damaged and was set aside as archive.sqlite.damaged-1"
            : "the archive is \(fault), though there was one: it is filled anew from the sources"
        #expect(run.errors.contains(".pregonero/archive.sqlite: warning: \(told)"), "\(run.errors)")
        #expect(try workplace.site().files == before)
        #expect(try await workplace.build("--allow-shrink", at: "2026-11-21T07:00:00Z").code == 0)
    }

    @Test func aFirstBuildIsNoLoss() async throws {
        let workplace = try Workplace()
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        try workplace.write(Workplace.feed(1...3), to: "Content/a.xml")
        #expect(try await workplace.build("--quiet").errors.isEmpty)
    }
}
