import Basics

/// The folder in which a web server finds the site.
public enum OutputFolder {
    /// Makes the folders around it, so that the server, which is another user, can pass them. Where that cannot be, writing the
    /// site says so.
    public static func makeSurroundings(of output: String) {
        let bare = output.hasSuffix("/") ? String(output.dropLast()) : output
        guard let slash = bare.lastSlash, slash > bare.startIndex else { return }
        try? FileSystem.makeFolder(String(bare[..<slash]), isServed: true)
    }
}
