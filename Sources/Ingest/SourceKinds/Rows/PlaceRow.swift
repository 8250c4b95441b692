import Basics
import Domain

/// Reads a row of data as a place of the town.
struct PlaceRow {
    let place: Place

    init?(_ row: DataRow, _ files: PictureFiles) {
        guard let name = row.localizedText("name") else {
            if row.value("name") == nil {
                row.log.add("the row has no 'name' and is left out", line: row.line)
            }
            return nil
        }
        var place = Place(name: name)
        place.label = row.localizedText("kind")
        place.tag = row.openStreetMapTag("tag")
        if place.label == nil, let tag = place.tag, place.category == nil {
            row.warnUnnamed(tag)
        }
        place.text = row.localizedText("text")
        place.address = row.text("address")
        place.city = row.text("city")
        place.quarter = row.text("quarter")
        place.hours = row.openingHours("hours")
        place.phone = row.text("phone")
        place.wheelchair = row.choice("wheelchair", Place.WheelchairAccess.self)
        place.link = row.address("link")
        place.picture = row.picture("picture", files)
        place.point = row.geoPoint()
        row.finish()
        self.place = place
    }
}

extension DataRow {
    fileprivate func openStreetMapTag(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        let parts =
            value.text?.split(separator: "=", omittingEmptySubsequences: false)
            .map { String($0).trimmed } ?? []
        if parts.count == 2, !parts.contains("") { return parts.joined(separator: "=") }
        complain(key, value, "a tag of OpenStreetMap", hint: "write it as amenity=pharmacy")
        return nil
    }

    /// Warns that a tag of an own file has no name by which readers could find the place.
    fileprivate func warnUnnamed(_ tag: String) {
        guard log.warns(of: tag, in: "tag") else { return }
        // What two tags have in common by their key makes them no more alike.
        let key = tag.prefix { $0 != "=" } + "="
        let values = PlaceCategory.tags.filter { $0.hasPrefix(key) }.map { $0.dropFirst(key.count) }
        let near = NearestName.of(String(tag.dropFirst(key.count)), in: values.map(String.init))
        let meant = near.map { "did you mean '\(key)\($0)'? else " } ?? ""
        log.remark(
            "'\(tag)' has no name here; the place is in no list of kinds",
            line: value("tag")?.line,
            hint: "\(meant)name it by 'kind'"
        )
    }

    /// As it is written; that nobody understands it is said.
    fileprivate func openingHours(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        guard let text = value.text else {
            complain(key, value, "hours of opening", hint: OpeningHoursFault.hint)
            return nil
        }
        log.check(hours: text, of: "'\(name(key))'", line: value.line)
        return text
    }
}

extension RowLog {
    /// Says which hours no table by days can show.
    func check(hours text: String, of name: String, line: Int?) {
        do throws(OpeningHoursFault) {
            _ = try OpeningHours(text)
        } catch {
            add(
                "\(name) cannot be shown by days: \(error); they are shown as they are written",
                line: line,
                hint: OpeningHoursFault.hint
            )
        }
    }
}
