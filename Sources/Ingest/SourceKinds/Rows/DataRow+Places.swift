import Basics
import Domain
import Foundation

extension DataRow {
    /// A path relative to `Content/`, an address, or a mapping with more about the picture.
    func picture(_ key: String, _ files: PictureFiles) -> Picture? {
        value(key).flatMap { picture(key, $0, files) }
    }

    func pictures(_ key: String, _ files: PictureFiles) -> [Picture] {
        guard let value = value(key) else { return [] }
        return (value.list ?? [value]).compactMap { picture(key, $0, files) }
    }

    func picture(_ key: String, _ value: DataValue, _ files: PictureFiles) -> Picture? {
        if let text = value.text { return picture(key, value, text, files) }
        guard let row = part(key, value) else {
            complain(key, value, "a picture", hint: "write pictures/NAME, or an address")
            return nil
        }
        defer { row.finish() }
        guard let address = row.required("address") else { return nil }
        return picture(
            key,
            value,
            address,
            files,
            width: row.whole("width", in: Plausible.side),
            height: row.whole("height", in: Plausible.side),
            alt: row.text("alt"),
            credit: row.text("credit")
        )
    }

    private func picture(
        _ key: String,
        _ value: DataValue,
        _ address: String,
        _ files: PictureFiles,
        width: Int? = nil,
        height: Int? = nil,
        alt: String? = nil,
        credit: String? = nil
    ) -> Picture? {
        let isLocal = !address.contains("://")
        if isLocal, !files.has(address) {
            log.remark(
                "there is no picture '\(address)' in Content/",
                line: value.line,
                hint: "put it into Content/pictures and write pictures/NAME"
            )
            return nil
        }
        guard isLocal || WebAddress.checked(address) != nil else {
            complain(key, value, "a picture", hint: "write pictures/NAME, or an http(s) address")
            return nil
        }
        return Picture(
            address: isLocal ? address : WebAddress.checked(address) ?? address,
            width: width,
            height: height,
            alt: alt,
            credit: credit,
            isLocal: isLocal
        )
    }

    /// `place: [40.4, -3.7]`, or `latitude` and `longitude`; what is no place on Earth is said.
    func geoPoint() -> GeoPoint? {
        var texts: [String?] = [text("latitude"), text("longitude")]
        var line = line
        if let place = value("place") {
            line = place.line ?? line
            texts =
                place.list.map { $0.map(\.text) }
                ?? place.text.map { $0.split(separator: ",").map { String($0).trimmed } } ?? []
        }
        if texts.allSatisfy({ $0 == nil }), value("place") == nil { return nil }
        guard texts.count == 2 else {
            log.remark(
                "'\(name("place"))' must be latitude and longitude",
                line: line,
                hint: "write place: [40.4, -3.7]"
            )
            return nil
        }
        do throws(CoordinateError) {
            return try GeoPoint(latitude: texts[0], longitude: texts[1])
        } catch {
            log.remark("\(error); there is no place", line: line, hint: error.hint)
            return nil
        }
    }

    /// `[2, 1]`, `{home: 2, away: 1}` or `2-1`; an empty mapping is none.
    func score(_ key: String) -> Match.Score? {
        guard let value = value(key) else { return nil }
        if let fields = value.fields, fields.isEmpty { return nil }
        if let row = part(key, value) {
            defer { row.finish() }
            let sides = (
                row.whole("home", in: Plausible.points), row.whole("away", in: Plausible.points)
            )
            guard let home = sides.0, let away = sides.1 else { return nil }
            return Match.Score(home: home, away: away)
        }
        let parts =
            value.list?.map { $0.text }
            ?? value.text?.split { "-–:".contains($0) }.map { String($0).trimmed } ?? []
        let numbers = parts.compactMap {
            $0.flatMap { Int(foreign: $0, in: Plausible.points) }
        }
        guard parts.count == 2, numbers.count == 2 else {
            complain(key, value, "two numbers", hint: "write [2, 1]: home first")
            return nil
        }
        return Match.Score(home: numbers[0], away: numbers[1])
    }

    /// A name, or a mapping with more about the team.
    func team(_ key: String, _ files: PictureFiles) -> Team? {
        guard let value = value(key) else { return nil }
        if let name = value.text { return Team(name: name) }
        guard let row = part(key, value) else {
            complain(key, value, "a team", hint: "write its name, or {name: …, shortName: …}")
            return nil
        }
        defer { row.finish() }
        let team = (
            name: row.required("name"), shortName: row.text("shortName"), code: row.text("code"),
            crest: row.picture("crest", files)
        )
        return team.name.map {
            Team(name: $0, shortName: team.shortName, code: team.code, crest: team.crest)
        }
    }
}
