import Foundation
import Publishing
import Transfers

/// Anything that rclone reaches: object stores, WebDAV, network drives.
public struct RclonePlace: FilePlace {
    /// As `store:bucket/portal`.
    private let place: String
    private let tool: ToolRun

    public init(place: String) {
        self.place = place.hasSuffix("/") ? String(place.dropLast()) : place
        tool = ToolRun(name: "rclone", secrets: ToolRun.secrets(inPlace: place))
    }

    public var name: String {
        tool.secrets.reduce(place) { $0.replacingOccurrences(of: $1, with: "…") }
    }
    public var limits: HostLimits? { nil }
    public var takesCopies: Bool { false }
    public var knowsPasswords: Bool { false }

    /// The codes of rclone for what is not there.
    private static let missing: Set<Int32> = [3, 4]

    public func read(_ name: String) throws(DeployError) -> [UInt8]? {
        let path = place.hasSuffix(":") ? place + name : "\(place)/\(name)"
        let result = try tool.deploying(["cat", path])
        // Of a file that is not there some stores give nothing, without a word.
        if Self.missing.contains(result.code) || (result.code == 0 && result.output.isEmpty) {
            return nil
        }
        try check(result)
        return result.output
    }

    public func put(_ names: [String], from folder: String, of release: Release) throws(DeployError)
    {
        // One run takes files of one kind, since it gives all of them the same headers.
        var groups: [[String]: [String]] = [:]
        for name in names {
            let headers = release.headers(of: name).map { "\($0.name): \($0.value)" }
            groups[headers, default: []].append(name)
        }
        for (headers, names) in groups.sorted(by: { $0.key.joined() < $1.key.joined() }) {
            try check(
                try tool.deploying(
                    [
                        "copy", "--ignore-times", "--no-traverse", "--retries", "2", "--transfers",
                        "8", "--files-from-raw", "-",
                    ] + headers.flatMap { ["--header-upload", $0] } + [folder, place],
                    input: Array(names.joined(separator: "\n").utf8)
                )
            )
        }
    }

    public func remove(_ names: [String]) throws(DeployError) {
        try check(
            try tool.deploying(
                ["delete", "--files-from-raw", "-", place],
                input: Array(names.joined(separator: "\n").utf8)
            )
        )
    }

    private func check(_ result: ToolRun.Result) throws(DeployError) {
        guard result.code != 0 else { return }
        throw .failed(
            "rclone: \(ToolRun.reason(result.errors))",
            hint: "see that 'rclone lsf' reads the place and 'rclone touch' writes it"
        )
    }
}
