import Foundation

/// A place that rclone reaches, as `store:bucket/portal`, and what everybody asks of it in the same way.
public struct RcloneStore: Sendable {
    /// As it is written in settings, without a slash at its end.
    public let written: String
    /// As rclone takes it.
    public let place: String
    /// As messages name it, without secrets.
    public let name: String
    private let tool: ToolRun

    /// - Parameter text: the place as it is written in settings. What its connection needs is told to rclone by its environment: a command
    ///   line is read by everybody on the machine.
    public init(_ text: String) {
        written = text.hasSuffix("/") ? String(text.dropLast()) : text
        guard let address = RcloneAddress(written) else {
            place = written
            tool = ToolRun(name: "rclone", secrets: ToolRun.secrets(inPlace: written))
            name = tool.hiding(in: written)
            return
        }
        var settings: [String: String] = [:]
        for setting in address.settings {
            settings[setting.key.uppercased().replacing("-", with: "_")] = setting.value
        }
        let remote: String
        switch address.store {
        case .named(let name): remote = name
        case .type(let type):
            remote = Self.remote
            settings["TYPE"] = type
        }
        place = "\(remote):\(address.path)"
        // Before what its own settings say rclone takes what its environment does.
        let prefix = "RCLONE_CONFIG_\(remote.uppercased())_"
        tool = ToolRun(
            name: "rclone",
            secrets: address.secrets,
            environment: [String: String](
                uniqueKeysWithValues: settings.map { (prefix + $0.key, $0.value) }
            )
        )
        name = tool.hiding(in: address.shown)
    }

    /// How rclone calls what its environment describes; it finds no name there that has a hyphen.
    private static let remote = "pregonero_place"

    /// How long rclone waits for a host that has fallen silent, and how often: what asks is at its end within the limit of a question.
    private static let asking = [
        "RCLONE_CONTIMEOUT": "20s", "RCLONE_TIMEOUT": "25s", "RCLONE_LOW_LEVEL_RETRIES": "3",
    ]
    private static let sending = [
        "RCLONE_CONTIMEOUT": "20s", "RCLONE_TIMEOUT": "2m", "RCLONE_LOW_LEVEL_RETRIES": "5",
    ]

    /// Runs rclone, which waits for nobody for ever. What the environment of this program says of that counts more. A question is to
    /// be answered soon.
    private func ask(
        _ arguments: [String],
        input: [UInt8] = [],
        isQuestion: Bool = false
    ) throws(ToolRun.Failure) -> ToolRun.Result {
        var tool = tool
        let told = ProcessInfo.processInfo.environment
        let patience = (isQuestion ? Self.asking : Self.sending).filter { told[$0.key] == nil }
        tool.environment.merge(patience) { former, _ in former }
        return try tool.run(
            arguments,
            input: input,
            within: isQuestion ? ToolRun.question : ToolRun.sending
        )
    }

    /// The codes of rclone for what is not there.
    private static let missing: Set<Int32> = [3, 4]

    /// What lies below the place, as rclone takes it.
    public func path(_ file: String) -> String {
        place.hasSuffix(":") ? place + file : "\(place)/\(file)"
    }

    /// The names of the files in a folder; none where there is no such folder. Those of folders, where they are wanted too, have a
    /// slash at their end.
    public func names(
        in folder: String,
        withFolders: Bool = false
    ) throws(ToolRun.Failure) -> [String] {
        let result = try ask(
            ["lsf"] + (withFolders ? [] : ["--files-only"]) + [path(folder)],
            isQuestion: true
        )
        if Self.missing.contains(result.code) { return [] }
        try check(result)
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n")
            .map(String.init)
    }

    /// The bytes of a file; nil where there is none.
    public func read(_ file: String) throws(ToolRun.Failure) -> [UInt8]? {
        let result = try ask(["cat", path(file)], isQuestion: true)
        // Of a file that is not there some stores give nothing, without a word.
        if Self.missing.contains(result.code) || (result.code == 0 && result.output.isEmpty) {
            return nil
        }
        try check(result)
        return result.output
    }

    public func write(_ bytes: [UInt8], to file: String) throws(ToolRun.Failure) {
        try check(try ask(["rcat", path(file)], input: bytes))
    }

    /// Has rclone do what its arguments say, with names that it reads, one in a line.
    public func run(_ arguments: [String], on names: [String] = []) throws(ToolRun.Failure) {
        try check(try ask(arguments, input: Array(names.joined(separator: "\n").utf8)))
    }

    /// As `run`, where it does not matter how it ends.
    public func attempt(_ arguments: [String], on names: [String] = []) throws(ToolRun.Failure) {
        _ = try ask(arguments, input: Array(names.joined(separator: "\n").utf8))
    }

    private func check(_ result: ToolRun.Result) throws(ToolRun.Failure) {
        guard result.code != 0 else { return }
        throw ToolRun.Failure(
            reason: "rclone: \(name): \(ToolRun.reason(result.errors))",
            hint: Self.hint(result)
        )
    }

    /// What stores say that have no room: 507 is WebDAV's word for it (RFC 4918, 11.5).
    private static let full = [
        "insufficient storage", "insufficientstorage", "quota", "no space left", " 507 ",
    ]

    /// What helps against a failure.
    static func hint(_ result: ToolRun.Result) -> String {
        let text = result.errors.lowercased()
        if full.contains(where: { text.contains($0) }) {
            return "make room there, and do it again"
        }
        // What has just been written is not there then.
        return text.contains("object not found")
            ? "what answers there keeps no files: see that the address is the one of the store, not of its pages"
            : "see that 'rclone lsf' reads the place and 'rclone touch' writes it"
    }
}
