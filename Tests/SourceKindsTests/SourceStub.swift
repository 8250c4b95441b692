import Domain
import Fetching
import Foundation
import SourceKinds
import TestSupport

/// A source of one kind as a configuration would give it, and what reading some text as its answer gives.
struct SourceStub {
    let kind: any SourceKind
    private(set) var source: Source

    static let now = Date(timeIntervalSince1970: 1_795_240_800)  // 2026-11-21T06:00:00Z
    static let madrid = TimeZone(identifier: "Europe/Madrid") ?? .gmt

    init(
        _ name: String,
        _ options: [String: SourceOption] = [:],
        address: String? = nil,
        country: String? = nil,
        language: Language? = nil,
        credentials: SourceCredentials = .none,
        pictures: Source.Pictures = .offered,
        maxItems: Int? = nil,
        maxBytes: Int = 16 << 20
    ) throws {
        guard let kind = SourceKindTable.kind(name) else { throw UnknownKind(name: name) }
        var values = options
        for key in kind.optionKeys where values[key.name] == nil {
            values[key.name] = key.standard.map { .text($0) }
        }
        self.kind = kind
        let secrets = [credentials.key, credentials.user, credentials.password]
        source = Source(
            id: "stub",
            kind: name,
            address: address,
            secrets: secrets.compactMap(\.self),
            language: language,
            country: country,
            maxItems: maxItems,
            maxBytes: maxBytes,
            timeout: 600,
            pictures: pictures,
            options: SourceOptions(values),
            credentials: credentials,
            terms: kind.terms(for: SourceOptions(values))
        )
    }

    var sectionMap: [String: SectionID] {
        get { source.sectionMap }
        set { source.sectionMap = newValue }
    }

    struct UnknownKind: Error {
        let name: String
    }

    var context: ReadingContext {
        ReadingContext(
            source: source,
            origin: .live,
            timeZone: Self.madrid,
            receivedAt: Self.now
        )
    }

    func read(_ text: String) throws -> SourceReadingResult {
        try read(Array(text.utf8))
    }

    func read(_ bytes: [UInt8]) throws -> SourceReadingResult {
        try read([bytes])
    }

    func read(_ pages: [[UInt8]]) throws -> SourceReadingResult {
        try kind.read(
            SourceAnswer(pages: pages.map { AnswerPage(bytes: $0) }, receivedAt: Self.now),
            in: context
        )
    }

    /// The answer of a folder of the fixtures.
    func read(fixture path: String) throws -> SourceReadingResult {
        try read(Self.fixture(path))
    }

    static func fixture(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: Shared.folder.appending(path: "fixtures/\(path)")))
    }
}

extension SourceReadingResult {
    var entities: [Entity] { batch.entities.map(\.entity) }

    var matches: [Match] {
        entities.compactMap { if case .match(let match) = $0 { match } else { nil } }
    }

    var competitions: [Competition] {
        entities.compactMap { if case .competition(let value) = $0 { value } else { nil } }
    }

    var people: [Person] {
        entities.compactMap { if case .person(let person) = $0 { person } else { nil } }
    }

    var tracks: [Track] {
        entities.compactMap { if case .track(let track) = $0 { track } else { nil } }
    }

    var programmes: [Programme] {
        entities.compactMap { if case .programme(let value) = $0 { value } else { nil } }
    }

    var outlets: [Outlet] {
        entities.compactMap { if case .outlet(let outlet) = $0 { outlet } else { nil } }
    }

    var figures: [Figure] {
        entities.compactMap { if case .figure(let figure) = $0 { figure } else { nil } }
    }

    var events: [Event] {
        entities.compactMap { if case .event(let event) = $0 { event } else { nil } }
    }

    var places: [Place] {
        entities.compactMap { if case .place(let place) = $0 { place } else { nil } }
    }

    var items: [ReceivedItem] { batch.items }

    /// Of all that was read.
    var identities: [String] { items.map(\.identity) + batch.entities.map(\.identity) }
}
