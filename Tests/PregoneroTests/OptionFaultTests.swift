import Domain
import Testing

@testable import pregonero

/// What is wrong with the keys of one kind of source is said where they stand, before anything is asked.
@Suite struct OptionFaultTests {
    private static let head = """
        site: {title: B, baseURL: https://example.org/}
        sources:
          - id: a
            kind: json
            url: a.json

        """

    private static func faults(
        of lines: String,
        environment: [String: String] = [:]
    ) throws -> [String] {
        do {
            _ = try LoadedConfiguration(head + lines, environment: environment)
            return []
        } catch let failure as ConfigurationFailure {
            return failure.diagnostics.map(\.description)
        }
    }

    @Test(arguments: [
        (
            "    fields:\n      id: n\n      titel: t\n",
            "Content/site.yaml:8:7: error: a row of the model 'article' has no key 'titel'\n"
                + "hint: did you mean 'title'?"
        ),
        (
            "    fields: {id: n, title: t}\n    constants: {foo: 1}\n",
            "Content/site.yaml:7:17: error: a row of the model 'article' has no key 'foo'\n"
                + "hint: its keys: author, categories, content, expires, form, id, isBreaking, language, "
                + "latitude, link, longitude, picture, place, published, publisher, section, summary, "
                + "title, updated"
        ),
        (
            "    model: track\n    fields: {id: n, name.full: t}\n",
            "Content/site.yaml:7:21: error: a row of the model 'track' has no key 'name'\n"
                + "hint: its keys: album, artist, artwork, duration, form, genre, id, isExplicit, "
                + "preview, price, released, store, storeName, terms, title"
        ),
        (
            "    model: person\n    fields: {id: n, name: t, dob: b}\n",
            "Content/site.yaml:7:30: error: a row of the model 'person' has no key 'dob'\n"
                + "hint: it is never published"
        ),
        (
            "    fields: {id: n, title: t}\n    constants: {form: sponsroed}\n",
            "Content/site.yaml:7:17: error: 'constants.form' cannot be 'sponsroed'\n"
                + "hint: did you mean 'sponsored'?"
        ),
        (
            "    fields: {id: n, title: t}\n    paging: {by: page, start: foo}\n",
            "Content/site.yaml:7:24: error: 'paging.start' must be a whole number from 0 to "
                + "1000000000, not 'foo'\nhint: the number of the first page or row"
        ),
        (
            "    fields: {id: n, title: t}\n    paging: {by: offset, size: foo}\n",
            "Content/site.yaml:7:26: error: 'paging.size' must be a whole number from 1 to "
                + "1000000000, not 'foo'\nhint: the rows of a page"
        ),
        (
            "    fields: {id: n, title: t}\n    paging: {by: pge}\n",
            "Content/site.yaml:7:14: error: 'paging' cannot be by 'pge'\n"
                + "hint: did you mean 'page'?"
        ),
        (
            "    fields: {id: n, title: t}\n    paging: {by: cursor}\n",
            "Content/site.yaml:7:14: error: 'paging' by cursor has no 'next'\n"
                + "hint: add the path at which an answer names the next page"
        ),
        (
            "    fields: {id: n, title: t}\n    paging: {size: 3}\n",
            "Content/site.yaml:7:13: error: 'paging' has no 'by'\n"
                + "hint: one of: page, offset, cursor, link"
        ),
    ])
    func aFaultIsSaidOnItsLine(lines: String, fault: String) throws {
        #expect(try Self.faults(of: lines) == [fault])
    }

    @Test(arguments: [
        "    fields: {id: n, title: t, latitude: a, longitude: b, isBreaking: c}\n"
            + "    constants: {form: sponsored, section: world}\n"
            + "    paging: {by: offset, size: 20, start: 0, sizeParameter: s}\n",
        "    model: match\n    fields: {id: n, home: {name: h, code: c}, away.name: a, winner: w}\n"
            + "    constants: {competition: Liga, sport: football}\n",
        "    model: event\n    fields: {id: n, title: t, start: s, end: e, repeat: r, place: p}\n"
            + "    constants: {categories: [Cine], zone: Europe/Madrid}\n",
        "    model: place\n    fields: {id: n, name: t, hours: h}\n    constants: {tag: amenity=bar}\n",
    ])
    func whatRowsHaveIsTaken(lines: String) throws {
        #expect(try Self.faults(of: lines) == [])
    }

    @Test func aModelThatThereIsNotIsTheOnlyFault() throws {
        let faults = try Self.faults(of: "    model: artcle\n    fields: {id: n, start: t}\n")
        #expect(faults.count == 1)
        #expect(faults[0].contains("did you mean 'article'?"))
    }

    /// The source is not asked, and it is told then.
    @Test func whatAVariableWouldHoldThatIsNotSetIsNoFault() throws {
        let lines = "    fields: {id: n, title: t}\n    paging: {by: page, size: \"${env:N}\"}\n"
        #expect(try Self.faults(of: lines) == [])
        #expect(try Self.faults(of: lines, environment: ["N": "20"]) == [])
        #expect(try Self.faults(of: lines, environment: ["N": "x"]).count == 1)
    }

    @Test func whatTheEnvironmentFillsInIsNotShown() throws {
        let faults = try Self.faults(
            of: "    fields: {id: n, title: t}\n    paging: {by: page, start: \"${env:PIN}\"}\n",
            environment: ["PIN": "geheim"]
        )
        #expect(faults.count == 1)
        #expect(faults[0].contains("not '…'"))
        #expect(!faults[0].contains("geheim"))
    }
}
