import Basics
import Foundation

/// Tells whether documents are the same as in an earlier build, without analysing them.
public enum DocumentFingerprint {
    /// Goes up with every change of what the index makes of a document.
    private static let version = "1"

    /// A text that is the same for the same documents only.
    public static func of(_ documents: [SearchDocument]) -> String {
        var hash = SHA256()
        hash.update(version)
        for document in documents {
            let facets = document.facets.columns
            let names = document.titles.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
            let lines = document.summaries.sorted { $0.key < $1.key }
                .flatMap { ["summary \($0.key)", $0.value] }
            let texts =
                [document.title, document.summary, document.text, document.path] + names + lines
            for text in texts + facets + [document.picture] {
                withUnsafeBytes(of: text.utf8.count) { hash.update($0) }
                hash.update(text)
            }
            let seconds = document.date?.timeIntervalSince1970 ?? .nan
            let numbers = [seconds.bitPattern, UInt64(bitPattern: Int64(document.day))]
            numbers.withUnsafeBytes { hash.update($0) }
            hash.update([document.isWithdrawn ? 1 : 0])
        }
        return Data(hash.digest()).base64EncodedString()
    }
}
