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
        place = "\(Self.remote):\(address.path)"
        var settings: [String: String] = [:]
        for setting in address.settings {
            settings[setting.key.uppercased().replacing("-", with: "_")] = setting.value
        }
        settings["TYPE"] = address.type
        let prefix = "RCLONE_CONFIG_\(Self.remote.uppercased())_"
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

    /// The codes of rclone for what is not there.
    private static let missing: Set<Int32> = [3, 4]

    /// What lies below the place, as rclone takes it.
    public func path(_ file: String) -> String {
        place.hasSuffix(":") ? place + file : "\(place)/\(file)"
    }

    /// The names of the files in a folder; none where there is no such folder.
    public func names(in folder: String) throws(ToolRun.Failure) -> [String] {
        let result = try tool.run(["lsf", "--files-only", path(folder)])
        if Self.missing.contains(result.code) { return [] }
        try check(result)
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n")
            .map(String.init)
    }

    /// The bytes of a file; nil where there is none.
    public func read(_ file: String) throws(ToolRun.Failure) -> [UInt8]? {
        let result = try tool.run(["cat", path(file)])
        // Of a file that is not there some stores give nothing, without a word.
        if Self.missing.contains(result.code) || (result.code == 0 && result.output.isEmpty) {
            return nil
        }
        try check(result)
        return result.output
    }

    public func write(_ bytes: [UInt8], to file: String) throws(ToolRun.Failure) {
        try check(try tool.run(["rcat", path(file)], input: bytes))
    }

    /// Has rclone do what its arguments say, with names that it reads, one in a line.
    public func run(_ arguments: [String], on names: [String] = []) throws(ToolRun.Failure) {
        try check(try tool.run(arguments, input: Array(names.joined(separator: "\n").utf8)))
    }

    /// As `run`, where it does not matter how it ends.
    public func attempt(_ arguments: [String], on names: [String] = []) throws(ToolRun.Failure) {
        _ = try tool.run(arguments, input: Array(names.joined(separator: "\n").utf8))
    }

    private func check(_ result: ToolRun.Result) throws(ToolRun.Failure) {
        guard result.code != 0 else { return }
        throw ToolRun.Failure(
            reason: "rclone: \(ToolRun.reason(result.errors))",
            hint: "see that 'rclone lsf' reads the place and 'rclone touch' writes it"
        )
    }
}
