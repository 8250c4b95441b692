import Basics
public import Foundation

/// A thing that a page is about, in the words of schema.org, for the page's structured data.
public struct ThingNode: Sendable {
    private var members: [(String, JSONValue?)]

    /// - Parameters:
    ///   - type: `SportsEvent`, `Movie`, `Person` …
    ///   - name: what it is called.
    public init(_ type: String, name: String? = nil) {
        members = [("@type", .text(type))]
        add("name", name)
    }

    /// What has no value is left out.
    public mutating func add(_ name: String, _ text: String?) {
        members.append((name, text.map { .text($0) }))
    }

    public mutating func add(_ name: String, _ number: Int?) {
        members.append((name, number.map { .number($0) }))
    }

    public mutating func add(_ name: String, _ flag: Bool) {
        members.append((name, .flag(flag)))
    }

    public mutating func add(_ name: String, _ thing: ThingNode?) {
        members.append((name, thing?.value))
    }

    /// An empty list is left out.
    public mutating func add(_ name: String, texts: [String]) {
        members.append((name, texts.isEmpty ? nil : .list(texts.map { .text($0) })))
    }

    /// An empty list is left out.
    public mutating func add(_ name: String, numbers: [Int]) {
        members.append((name, numbers.isEmpty ? nil : .list(numbers.map { .number($0) })))
    }

    public mutating func add(_ name: String, things: [ThingNode]) {
        members.append((name, things.isEmpty ? nil : .list(things.map(\.value))))
    }

    /// A moment with the offset of the site's zone: `2026-11-21T18:30:00+01:00`.
    public mutating func add(_ name: String, _ date: Date?, in zone: TimeZone) {
        add(name, date.map { TimeModel.withOffset($0, in: zone) })
    }

    var value: JSONValue { .object(members) }
}
