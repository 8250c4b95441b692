import Basics
import Transfers

/// A program that sends files to web space, and is called again and again.
protocol WebSpaceTool: Sendable {
    /// The names in a folder there; none where the folder of the site is not there yet.
    func list(_ folder: String) throws(DeployError) -> [String]

    /// What a file holds that is there.
    func held(_ name: String) throws(DeployError) -> [UInt8]

    /// Puts files from a folder here under their names, each in one step when it is whole.
    ///
    /// - Parameters:
    ///   - names: relative to the site.
    ///   - source: the folder here.
    ///   - folders: those that may have to be made, each after the one that it lies in.
    /// - Throws: when something of it could not be done.
    func put(_ names: [String], from source: String, making folders: [String]) throws(DeployError)

    /// - Parameters:
    ///   - names: relative to the site; those that are not there, or are folders by now, are left out.
    ///   - folders: those that may be empty then, each before the one that it lies in; the others stay.
    /// - Throws: when one of the files is there still, or nobody knows.
    func remove(_ names: [String], leaving folders: [String]) throws(DeployError)

    /// Takes away the halves of files that came under their other names and never took their own.
    func removeHalves(of names: [String]) throws(DeployError)
}

extension WebSpaceTool {
    /// The name under which a file comes, beside the one that it takes when it is whole.
    static func half(of name: String) -> String {
        let start = name.lastSlash.map(name.utf8.index(after:)) ?? name.startIndex
        return "\(name[..<start])\(halfMark)\(name[start...])"
    }

    /// How such names begin.
    static var halfMark: String { ".pregonero-" }
}

extension DeployError {
    /// That a file which is to go could not be removed.
    static func kept(_ name: String, by tool: String, _ errors: String) -> DeployError {
        .failed(
            "\(tool): \(name) could not be removed: \(ToolRun.reason(errors))",
            hint:
                "see that files there can be removed, and deploy again: until then it stays online"
        )
    }
}
