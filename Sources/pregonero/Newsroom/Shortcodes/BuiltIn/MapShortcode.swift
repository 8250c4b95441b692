import Basics
import Cartography
import Domain
import Foundation
import Pages
import Presentation

/// A map of the newsroom's own shapes, or of one place, drawn when the portal is built.
struct MapShortcode: Shortcode {
    let name = "map"
    let parameters: [ShortcodeParameter] = [
        .optional("file"), .optional("latitude", .number), .optional("longitude", .number),
        .optional("label"), .optional("reach", .number), .optional("caption"), .optional("credit"),
    ]
    let main: String? = "file"

    /// Kilometres around a place where a text says nothing else.
    private static let reach = 14.0
    private static let reaches = 0.2...5_000

    func html(_ call: ShortcodeCall) -> [String]? {
        let label = call.text("label")
        let geometry = geometry(call)
        let point = point(call)
        if call.isFaulty { return nil }
        guard geometry != nil || point != nil else {
            call.fault(
                "'map' needs a file or a place",
                hint: "write {{< map \"maps/NAME.geojson\" >}}, or latitude, longitude and label"
            )
            return nil
        }
        guard point == nil || label != nil else {
            call.fault("the place of 'map' has no name", hint: "add label=\"…\"")
            return nil
        }
        let reach = call.number("reach") ?? Self.reach
        guard Self.reaches.contains(reach) else {
            call.fault(
                "'reach' of 'map' must be between 0.2 and 5000 kilometres",
                at: "reach",
                hint: "it is how much of the country is seen around the place"
            )
            return nil
        }
        if geometry != nil, call.text("reach") != nil {
            call.warn(
                "'reach' of 'map' does nothing beside a file: its shapes say how much is seen",
                at: "reach",
                hint: "remove 'reach', or write latitude, longitude and label instead of the file"
            )
        }
        guard
            let map = TextMap(
                of: geometry,
                place: point.map { ($0, label ?? "") },
                reach: reach,
                on: call.site.ownMap?.base,
                shapes: call.site.shapes,
                catalogue: call.words
            )
        else { return nil }
        let caption = call.text("caption") ?? label
        let what = call.words.text(.countryMap, [.place: label ?? caption ?? call.words[.map]])
        let credits = [
            call.text("credit"), map.isOnBase ? call.site.settings.geometry?.credit : nil,
        ]
        let told = [caption] + credits
        return [
            "<figure class=\"insert insert--map map\">\(map.svg(label: what))"
                + InsertMarkup.caption(told.compactMap(\.self).joined(separator: " · "))
                + "</figure>\n"
        ]
    }

    private func geometry(_ call: ShortcodeCall) -> OwnGeometry? {
        guard let name = call.text("file") else { return nil }
        let content = call.site.layout.content
        let file = call.site.layout.contentFile(name).standardizedFileURL
        guard file.filePath.hasPrefix(content.filePath),
            let bytes = try? RegularFile.bytes(file.filePath, limit: OwnText.mostBytes + 1)
        else {
            call.fault(
                "there is no map '\(name)' in Content/",
                at: "file",
                hint: "name a GeoJSON file relative to Content/, as maps/walk.geojson"
            )
            return nil
        }
        do throws(Diagnostic) {
            return try OwnGeometry(
                Data(bytes),
                path: call.site.layout.name(of: file),
                limit: OwnText.mostBytes,
                report: { call.report($0.with(.warning)) }
            )
        } catch {
            call.report(error)
            return nil
        }
    }

    private func point(_ call: ShortcodeCall) -> GeoPoint? {
        let (latitude, longitude) = (call.text("latitude"), call.text("longitude"))
        if latitude == nil, longitude == nil { return nil }
        do throws(CoordinateError) {
            return try GeoPoint(latitude: latitude, longitude: longitude)
        } catch {
            call.fault(
                "'latitude' and 'longitude' of 'map' are no place: \(error)",
                at: "latitude",
                hint: error.hint
            )
            return nil
        }
    }
}
