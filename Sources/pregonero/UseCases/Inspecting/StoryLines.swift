import Basics
import Domain
import FeedReader
import Foundation
import Stories

/// The items that stand in a file, one a line, and what is wrong with the other lines.
struct StoryLines {
    private(set) var items: [StoryItem] = []
    private(set) var faults: [Diagnostic] = []
    /// How many lines hold no item.
    private(set) var unread = 0
    private let name: String
    private var lineOf: [String: Int] = [:]

    init(_ bytes: [UInt8], name: String) {
        self.name = name
        var line = 0
        for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            line += 1
            guard !text.allSatisfy({ $0 <= UInt8(ascii: " ") }) else { continue }
            read(text, line)
        }
    }

    private mutating func read(_ bytes: ArraySlice<UInt8>, _ line: Int) {
        guard let row = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)),
            case .object = row
        else {
            leaveOut(
                line,
                "this is no JSON object",
                hint: "write one object a line, as {\"id\": …}"
            )
            return
        }
        guard let id = row["id"]?.text, !id.isEmpty else {
            leaveOut(line, "there is no 'id'", hint: "give every item one of its own")
            return
        }
        guard case .text(let title) = row["title"] ?? .null else {
            leaveOut(line, "there is no 'title'", hint: "write the headline there, as a text")
            return
        }
        if let first = lineOf[id] {
            leaveOut(
                line,
                "the id '\(id)' stands in line \(first) already",
                hint: "give every item one of its own"
            )
            return
        }
        lineOf[id] = line
        items.append(
            StoryItem(
                id: id,
                title: title,
                summary: row["summary"]?.text ?? "",
                published: published(row["date"], line),
                language: row["language"]?.text ?? ""
            )
        )
    }

    private mutating func published(_ value: JSONValue?, _ line: Int) -> Int? {
        guard let value, let text = value.text, !text.isEmpty else { return nil }
        if let date = FeedDate.parse(text) {
            return Int(clamping: date.timeIntervalSince1970.rounded(.down))
        }
        faults.append(
            Diagnostic(
                .warning,
                "'\(text)' is no date; the item counts as one without",
                path: name,
                line: line,
                hint: "write it as 2026-11-21T06:00:00Z"
            )
        )
        return nil
    }

    private mutating func leaveOut(_ line: Int, _ message: String, hint: String) {
        unread += 1
        faults.append(
            Diagnostic(.warning, "\(message); left out", path: name, line: line, hint: hint)
        )
    }
}
