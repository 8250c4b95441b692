import Basics
import Domain
import Foundation

/// The scripts of the theme that are no files with a hash in their names.
struct ReaderScripts {
    private let theme: ThemeFiles

    private static let inline = "assets/bootstrap.js"
    private static let worker = "assets/sw.js"
    private static let leaving = "assets/sw-none.js"
    static let all: Set<String> = [inline, worker, leaving]

    init(_ theme: ThemeFiles) {
        self.theme = theme
    }

    /// The script in the head of every page, with the hash that allows it.
    func bootstrap() throws(PublishingError) -> InlineScript? {
        let bytes = try ScriptAssembly(theme).bytes(of: Self.inline)
        let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
        guard !text.isEmpty else { return nil }
        let hash = Data(SHA256.digest(of: text)).base64EncodedString()
        return InlineScript(text: text, hash: hash)
    }

    /// The worker that keeps pages, or the one that takes its place and leaves.
    func worker(isKeeping: Bool) throws(PublishingError) -> [UInt8] {
        try ScriptAssembly(theme).bytes(of: isKeeping ? Self.worker : Self.leaving)
    }
}
