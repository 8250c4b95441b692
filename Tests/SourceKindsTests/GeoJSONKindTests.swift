import Domain
import Testing

@testable import SourceKinds

/// Places as GeoJSON, of our own writing in the manner of OpenStreetMap's exports.
@Suite struct GeoJSONKindTests {
    private func read(
        _ features: String,
        _ options: [String: SourceOption] = [:]
    ) throws -> SourceReadingResult {
        try SourceStub("geojson", options, address: "data/town.geojson")
            .read(#"{"type":"FeatureCollection","features":[\#(features)]}"#)
    }

    private func point(_ properties: String, at coordinates: String = "[-3.7,40.4]") -> String {
        #"{"type":"Feature","id":"node/\#(properties.utf8.count)","properties":\#(properties),"#
            + #""geometry":{"type":"Point","coordinates":\#(coordinates)}}"#
    }

    @Test("tags become what is said of a place")
    func tags() throws {
        let result = try read(
            point(
                #"{"amenity":"library","name":"Biblioteca","name:en":"Library","opening_hours":"#
                    + #""Mo-Fr 10:00-20:00","addr:street":"Calle Mayor","addr:housenumber":4,"#
                    + #""addr:city":"Alcorín","addr:suburb":"La Vega","image":"https://biblio.example/a.JPG","contact:phone":"+34 900 1; +34 900 2","#
                    + #""website":"https://biblio.example","wheelchair":"designated","#
                    + #""description":"Con jardín","name:etymology:wikidata":"Q1","building":"yes"}"#
            )
        )
        #expect(result.diagnostics == [])
        let place = try #require(result.places.first)
        #expect(place.name == LocalizedText(["en": "Library"], plain: "Biblioteca"))
        #expect(place.tag == "amenity=library")
        #expect(place.hours == "Mo-Fr 10:00-20:00")
        #expect(place.address == "Calle Mayor 4")
        #expect(place.city == "Alcorín")
        #expect(place.quarter == "La Vega")
        #expect(place.picture?.address == "https://biblio.example/a.JPG")
        #expect(place.phone == "+34 900 1")
        #expect(place.link == "https://biblio.example/")
        #expect(place.wheelchair == .yes)
        #expect(place.text == LocalizedText("Con jardín"))
        #expect(place.point == GeoPoint(longitude: -3.7, latitude: 40.4))
    }

    @Test("an id that is there twice is named, whether it is a number or a text")
    func doubles() throws {
        let result = try read(
            [#""a""#, #""a""#, "1", #""1""#].enumerated().map { number, id in
                #"{"id":\#(id),"properties":{"name":"Sitio \#(number)"},"#
                    + #""geometry":{"type":"Point","coordinates":[-3.7,40.4]}}"#
            }
            .joined(separator: ",")
        )
        #expect(result.places.map(\.name.all) == [["Sitio 0"], ["Sitio 2"]])
        let messages = result.diagnostics.map(\.message)
        #expect(messages.count == 2, "\(messages)")
        #expect(messages.allSatisfy { $0.contains("its id is that of an earlier one") })
    }

    @Test("what is wrong with a feature is named, and the rest is published")
    func mistakes() throws {
        let result = try read(
            [
                point(#"{"amenity":"bench"}"#), point(#"{"name":"Uno"}"#, at: "[40.4,-103.7]"),
                point(#"{"name":"Dos","opening_hours":"dawn-dusk"}"#, at: "[null,\"x\"]"),
                point(#"{"name":"Tres","wheelchair":"ja"}"#, at: "[]"),
                #"{"properties":{"name":"Cuatro"},"geometry":null}"#,
                #"{"id":"way/1","properties":{"name":"Cinco"},"geometry":{"type":"Polygon","coordinates":[[[0,0]]]}}"#,
                "7", "null", #"{"properties":[]}"#,
            ]
            .joined(separator: ",")
        )
        #expect(
            result.diagnostics.map(\.message) == [
                "feature 2 ('Uno'): latitude -103.7 and longitude 40.4 look swapped; it is on no map",
                "feature 3 ('Dos'): latitude or longitude is missing; it is on no map",
                "feature 3 ('Dos'): 'opening_hours' cannot be shown by days: 'dawn-dusk' is not "
                    + "understood; they are shown as they are written",
                "feature 4 ('Tres'): wheelchair is yes, limited or no, not 'ja'",
                "feature 4 ('Tres'): latitude or longitude is missing; it is on no map",
                "feature 5 ('Cuatro') has no id; it is known by its name and its coordinates",
                "4 features have no name and are left out",
                "one feature is no point and is on no map",
            ]
        )
        #expect(result.places.map { $0.name.plain } == ["Uno", "Dos", "Tres", "Cuatro", "Cinco"])
        #expect(result.places.allSatisfy { $0.point == nil })
        #expect(result.batch.reading.dropped == 4)
    }

    @Test("a category in the site's own words stands for the tags")
    func category() throws {
        let result = try read(point(#"{"name":"Fuente"}"#), ["category": .text("Fuentes")])
        #expect(result.places.first?.label == LocalizedText("Fuentes"))
    }

    @Test("what is gone from the file is gone from the town")
    func complete() throws {
        #expect(try read(point(#"{"name":"Uno"}"#)).batch.isComplete)
    }

    @Test("an answer that is no collection says what it is instead")
    func forms() throws {
        let stub = try SourceStub("geojson", address: "data/town.geojson")
        #expect(throws: SourceError.self) { try stub.read(#"{"type":"Feature"}"#) }
        let overpass = #expect(throws: SourceError.self) { try stub.read(#"{"elements":[]}"#) }
        #expect(overpass?.message == "the answer is Overpass's own JSON, not GeoJSON")
    }

    @Test("a thousand languages and a deep tree end nothing")
    func hostile() throws {
        let names = (0..<1_000).map { number in
            let letters = [number / 100, number / 10 % 10, number % 10].compactMap {
                Unicode.Scalar(UInt8(0x61 + $0)).properties.lowercaseMapping
            }
            return #""name:\#(letters.joined())":"x""#
        }
        let result = try read(point("{\"name\":\"Uno\",\(names.joined(separator: ","))}"))
        #expect(result.places.first?.name.texts.count == 20)
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: SourceError.self) { try read(deep) }
    }

    @Test("coordinates the wrong way round are named where the others are, and are on no map")
    func swapped() throws {
        let result = try read(
            [
                point(#"{"name":"Uno"}"#, at: "[-0.57,40.66]"),
                point(#"{"name":"Dos."}"#, at: "[-0.58,40.67]"),
                point(#"{"name":"Tres."}"#, at: "[40.66,-0.57]"),
                point(#"{"name":"Cuatro."}"#, at: "[-0.56,40.65]"),
                point(#"{"name":"Cinco, lejos"}"#, at: "[-99.1,19.4]"),
            ]
            .joined(separator: ",")
        )
        #expect(
            result.diagnostics.map(\.message) == [
                "feature 3 ('Tres.'): latitude and longitude look swapped: the others are near "
                    + "40.65, -0.57; it is on no map"
            ]
        )
        #expect(
            result.diagnostics.first?.hint == "GeoJSON has the longitude first, as [-3.7, 40.4]"
        )
        #expect(result.places.map { $0.point != nil } == [true, true, false, true, true])
    }

    @Test("a page about a picture is no picture")
    func noPictures() throws {
        for address in [
            "https://commons.wikimedia.example/wiki/File:A.jpg", "File:A.jpg",
            "https://fotos.example/ver?id=3", "javascript:alert(1)//.jpg",
        ] {
            let result = try read(point(#"{"name":"Uno","image":"\#(address)"}"#))
            #expect(result.places.first?.picture == nil, "\(address)")
        }
    }
}
