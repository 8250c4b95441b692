import Basics
import Domain
import Foundation
import Pictures
import Presentation

/// A film: the newsroom's own with the browser's player, or one of another service that is asked for when a reader wants it.
struct VideoShortcode: Shortcode {
    let name = "video"
    let parameters: [ShortcodeParameter] = [
        .required("address"), .optional("title"), .optional("caption"), .optional("poster"),
        .optional("captions"),
    ]
    let main: String? = "address"

    func html(_ call: ShortcodeCall) -> [String]? {
        let address = call.text("address") ?? ""
        let poster = call.picture("poster")
        if call.isFaulty { return nil }
        return OwnAddress.isElsewhere(address)
            ? foreign(address, poster, call) : own(poster, call)
    }

    private func foreign(_ address: String, _ poster: String?, _ call: ShortcodeCall) -> [String]? {
        if call.text("captions") != nil {
            call.fault(
                "captions of one's own go with a film of one's own only",
                at: "captions",
                hint: "put the film into Content/media, or take 'captions' away"
            )
            return nil
        }
        let embed: EmbedAddress
        do throws(EmbedAddress.Fault) {
            embed = try .film(address, allowed: call.site.settings.publication.embedHosts)
        } catch {
            call.fault(error.message, at: "address", hint: error.hint)
            return nil
        }
        let words = call.words
        let title = call.text("title") ?? words.text(.embedFilm, [.source: embed.service])
        let picture =
            poster.map { "<img src=\"\($0.escaped(for: .attribute))\" alt=\"\">" }
            ?? "<span class=\"insert__panel\"></span>"
        let link = InsertMarkup.embed(
            embed,
            title: title,
            in: "\(picture)<span class=\"insert__play\">\(title.escaped(for: .content))</span>"
        )
        return [
            "<figure class=\"insert insert--embed\">\(link)"
                + InsertMarkup.caption(
                    call.text("caption"),
                    note: words.text(.embedFilmNote, [.source: embed.service])
                ) + "</figure>\n"
        ]
    }

    private func own(_ poster: String?, _ call: ShortcodeCall) -> [String]? {
        guard let address = call.medium("address", .film) else { return nil }
        let track = track(call)
        if call.isFaulty { return nil }
        if let poster { call.refer(to: poster) }
        let size = poster.flatMap { PictureSize(of: call.site.layout.contentFile($0)) }
        let title = call.text("title") ?? call.words[.watch]
        let source = address.escaped(for: .attribute)
        let caption = [call.text("title"), call.text("caption")].compactMap(\.self)
            .joined(separator: ". ")
        let image = poster.map { " poster=\"\($0.escaped(for: .attribute))\"" } ?? ""
        return [
            "<figure class=\"insert insert--video\"><video controls playsinline "
                + "preload=\"\(poster == nil ? "metadata" : "none")\"\(image) "
                + "width=\"\(size?.width ?? 1_280)\" height=\"\(size?.height ?? 720)\" "
                + "aria-label=\"\(title.escaped(for: .attribute))\">"
                + "<source src=\"\(source)\" type=\"\(MediaTypes.type(ofFile: address) ?? "")\">"
                + "\(track)<a href=\"\(source)\">\(title.escaped(for: .content))</a></video>"
                + InsertMarkup.caption(caption) + "</figure>\n"
        ]
    }

    /// The words of the film as WebVTT, of which the first bytes tell.
    private func track(_ call: ShortcodeCall) -> String {
        guard let value = call.text("captions"), let place = call.file("captions") else {
            return ""
        }
        let file = call.site.layout.contentFile(place).filePath
        let head = (try? RegularFile.bytes(file, limit: 16)) ?? []
        guard String(decoding: head, as: UTF8.self).trimmingPrefix("\u{FEFF}").hasPrefix("WEBVTT")
        else {
            call.fault(
                "'\(value)' holds no captions",
                at: "captions",
                hint: "name a WebVTT file, which begins with WEBVTT"
            )
            return ""
        }
        return "<track kind=\"captions\" src=\"\(value.escaped(for: .attribute))\" "
            + "srclang=\"\(call.language.tag)\" "
            + "label=\"\(call.words[.captions].escaped(for: .attribute))\" default>"
    }
}
