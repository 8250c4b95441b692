import Domain
import Foundation
import TestSupport
import Testing

@testable import Pages

@Suite struct ProgrammeRegisterTests {
    private func register(_ programmes: [Programme]) throws -> ProgrammeRegister {
        let site = try SmallSite()
        return ProgrammeRegister(
            programmes.map {
                site.stored(InventedEntity.published(.programme($0), $0.title), $0)
            },
            language: "es"
        )
    }

    @Test func theNewestYearIsTheLastCounted() throws {
        let register = try register([
            InventedEntity.programme("Beta", year: 2024), InventedEntity.programme("Alfa"),
            InventedEntity.programme("Gama", year: 2019),
            InventedEntity.programme("Árbol", year: 2024),
        ])
        #expect(register.all.reversed().map(\.value.title) == ["Árbol", "Beta", "Gama", "Alfa"])
        #expect(register.years == [2024, 2019])
    }

    @Test func whatComesLaterIsCountedLater() throws {
        let site = try SmallSite()
        let old = InventedEntity.programme("Vieja", year: 2026)
        let new = InventedEntity.programme("Nueva", year: 1962)
        let later = InventedEntity.changed.addingTimeInterval(3_600)
        let register = ProgrammeRegister(
            [
                site.stored(
                    InventedEntity.published(.programme(new), "n", firstSeen: later),
                    new
                ),
                site.stored(InventedEntity.published(.programme(old), "v"), old),
            ],
            language: "es"
        )
        #expect(register.all.map(\.value.title) == ["Vieja", "Nueva"])
    }

    @Test func listsAreThoseThatHaveAnything() throws {
        let register = try register([
            InventedEntity.programme("A", year: 2024, genres: ["Drama", "Ciencia ficción"]),
            InventedEntity.programme("B", genres: ["drama", " "]),
        ])
        #expect(
            register.lists == [
                .all, .form(.film), .genre("ciencia-ficcion"), .genre("drama"), .year(2024),
            ]
        )
        #expect(register.programmes(in: .genre("drama")).count == 2)
        #expect(try self.register([]).lists == [])
    }

    @Test func likeIsWhatSharesTwoGenresOrTheFirst() throws {
        let register = try register([
            InventedEntity.programme("Una", genres: ["Drama", "Historia", "Mar"]),
            InventedEntity.programme("Dos", genres: ["Historia", "Mar"]),
            InventedEntity.programme("Tres", genres: ["Drama"]),
            InventedEntity.programme("Cuatro", genres: ["Mar"]),
            InventedEntity.programme("Cinco"),
        ])
        let one = try #require(register.programme("Una"))
        #expect(register.similar(to: one, 6).map(\.value.title) == ["Dos", "Tres"])
        #expect(register.similar(to: one, 1).map(\.value.title) == ["Dos"])
        let none = try #require(register.programme("Cinco"))
        #expect(register.similar(to: none, 6).isEmpty)
    }
}
