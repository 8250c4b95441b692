import Basics
import Domain
import Foundation

/// What all shards of one build have in common: the one small file that each of them is given.
struct ShardPlan: Codable, Equatable {
    /// Raised when the file says other things.
    static let form = 1

    var form = ShardPlan.form
    /// The version of the program, for people.
    let version: String
    /// What every page may depend on: the program, its configuration, the site's own templates, the variables of the environment.
    let shared: String
    let shards: Int
    /// The time for which all of them build.
    let clock: Date
    /// How the archive stands from which pages are made.
    var archive: String
    /// Sources that show nothing this time.
    var hidden: [String] = []

    /// Tells this plan from others; what came of fetching is no part of it.
    var id: String {
        let moment = Int(clamping: clock.timeIntervalSince1970)
        return SHA256.digest(of: "\(form) \(version) \(shared) \(shards) \(moment)")
            .prefix(8).hexadecimal
    }

    /// - Throws: `ExitReason` for a file that is no plan of this version.
    static func read(_ file: URL, name: String) throws(ExitReason) -> ShardPlan {
        guard let data = try? Data(contentsOf: file) else {
            throw .usage(
                "\(name): there is no plan",
                hint: "'pregonero plan 8' makes one for eight shards"
            )
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let plan = try? decoder.decode(ShardPlan.self, from: data), plan.form == form,
            (1...Shard.most).contains(plan.shards)
        else {
            throw .usage(
                "\(name): this is no plan of this version",
                hint: "make it anew with 'pregonero plan'"
            )
        }
        guard plan.version == Version.text else {
            throw .refused(
                "\(name): the plan was made by version \(plan.version), this is \(Version.text)",
                hint: "give all machines the same program, then make the plan anew"
            )
        }
        return plan
    }

    func write(to file: URL) throws(ExitReason) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data((try PlainJSON.text(self) + "\n").utf8).write(to: file, options: .atomic)
        } catch {
            throw .buildFailed(
                "\(file.filePath): the plan cannot be written: \(SystemReason.of(error))"
            )
        }
    }

    /// - Parameter flag: a time that a person names; nil where nobody does.
    /// - Throws: `ExitReason` when it is another than that of all shards.
    func check(clock flag: String?) throws(ExitReason) {
        guard let flag, try BuildClock.date(flag: flag, environment: [:]) != clock else { return }
        throw .refused(
            "the plan is for \(clock.formatted(.iso8601)), not for \(flag)",
            hint: "leave --clock out, or make the plan anew with it"
        )
    }

    /// - Throws: `ExitReason.refused` when the site is not the one for which the plan was made.
    func check(shared found: UInt64) throws(ExitReason) {
        guard shared == found.hexadecimal else {
            throw .refused(
                "the plan was made with another program, configuration, theme or environment",
                hint: "give all machines the same files and variables, then make the plan anew"
            )
        }
    }
}

extension UInt64 {
    /// Sixteen digits.
    var hexadecimal: String {
        zeroPadded(16, radix: 16)
    }
}
