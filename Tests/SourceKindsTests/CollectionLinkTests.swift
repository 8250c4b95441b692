import Domain
import Testing

@testable import SourceKinds

/// The link of a collection of figures, which stands in the configuration of its source.
@Suite struct CollectionLinkTests {
    private static let kinds = ["command", "data", "json"]

    private func stub(
        _ kind: String,
        _ model: DataModel,
        more: String?
    ) throws -> SourceStub {
        var options: [String: SourceOption] = ["model": .text(model.rawValue)]
        options["more"] = more.map { .text($0) }
        if kind == "json" {
            options["fields"] = .mapping(model.required.map { .init($0, .text($0)) })
        }
        return try SourceStub(kind, options, address: "https://api.example/rows.json")
    }

    @Test(arguments: kinds)
    func itIsThatOfTheSourceAndNotOfAFigure(kind: String) throws {
        let answer = #"[{"id": "f", "name": "Faro"}]"#
        let result = try stub(kind, .figure, more: "https://more.example/heroes").read(answer)
        #expect(result.batch.home == "https://more.example/heroes")
        #expect(result.figures.map(\.more) == [nil])
        #expect(try stub(kind, .figure, more: nil).read(answer).batch.home == nil)
    }

    @Test(arguments: kinds)
    func whatIsNoCollectionHasNone(kind: String) throws {
        let result = try stub(kind, .track, more: "https://more.example/heroes")
            .read(#"[{"id": "t", "title": "Mar", "artist": "Ola"}]"#)
        #expect(result.tracks.count == 1)
        #expect(result.batch.home == nil)
    }

    @Test func itComesBeforeWhatAProgramPrints() throws {
        let answer = #"{"home": "https://own.example/", "items": [{"id": "f", "name": "Faro"}]}"#
        let more = try stub("command", .figure, more: "https://more.example/").read(answer)
        #expect(more.batch.home == "https://more.example/")
        let none = try stub("command", .figure, more: nil).read(answer)
        #expect(none.batch.home == "https://own.example/")
    }

    @Test(arguments: kinds)
    func whatIsNoAddressIsAFault(kind: String) throws {
        let wrong = try stub(kind, .figure, more: "ftp://more.example/")
        #expect(
            wrong.kind.faults(in: wrong.source.options) == [
                OptionFault(
                    "more",
                    "'more' must be an http or https address, not 'ftp://more.example/'",
                    hint: "write it whole, as https://example.org/heroes"
                )
            ]
        )
        let right = try stub(kind, .figure, more: "more.example/heroes")
        #expect(right.kind.faults(in: right.source.options) == [])
    }
}
