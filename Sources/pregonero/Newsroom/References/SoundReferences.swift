import Basics
import Domain
import Foundation

/// Finds the pieces of sound that own articles name, in `Content/media` or `Content/static`.
final class SoundReferences {
    /// Paths below `Content/`.
    private let known: Set<String>
    private let content: URL
    /// Whether they become episodes.
    private let hasPodcast: Bool
    private var found: [String: OwnSound] = [:]

    /// - Parameters:
    ///   - known: the files that are published, by their paths below `Content/`.
    ///   - content: that folder.
    ///   - hasPodcast: whether the portal has a podcast, for which not every form of sound will do.
    init(known: some Sequence<String>, content: URL, hasPodcast: Bool) {
        self.known = Set(known)
        self.content = content
        self.hasPodcast = hasPodcast
    }

    /// All that articles name, in the order of their addresses.
    var all: [OwnSound] { found.values.sorted { $0.address < $1.address } }

    /// The sound that an article names; nil where there is none, which is reported where one is named.
    func enclosure(_ fields: FrontMatterFields, key: String) -> Enclosure? {
        guard let name = fields.text(key) else { return nil }
        let path = known.spelling(of: OwnAddress(name).path)
        guard known.contains(path) else {
            if known.contains("static/\(path)"), Self.type(of: path) != nil {
                fields.warn(
                    key,
                    "'\(name)' lies in Content/static",
                    hint: ContentMedia.hint(forStatic: path, in: content)
                        ?? "write static/\(path)"
                )
                return nil
            }
            fields.warn(
                key,
                "there is no sound '\(name)' in Content/",
                hint: NearestName.of(path, in: sounds).map { "did you mean '\($0)'?" }
                    ?? "put it into Content/media and write media/NAME; what has more than "
                    + "16 MB goes into Content/static"
            )
            return nil
        }
        guard let sound = found[path] ?? read(path) else {
            fields.warn(
                key,
                "'\(name)' is damaged, or no sound",
                hint: "name an MP3, M4A, Ogg or WAV file that other programs play"
            )
            return nil
        }
        found[path] = sound
        if hasPodcast, !sound.isForPodcasts {
            fields.warn(
                key,
                "'\(name)' is heard on its page, but is no episode of the podcast",
                hint: "directories take MP3 and M4A files only"
            )
        }
        return Enclosure(address: path, type: sound.type, length: nil)
    }

    private var sounds: [String] { known.filter { Self.type(of: $0) != nil }.sorted() }

    private func read(_ path: String) -> OwnSound? {
        let file = content.appending(path: path, directoryHint: .notDirectory).filePath
        guard let type = Self.type(of: path), let length = SoundLength(file), length.size > 0,
            let kind = MediaFormat(length.bytes(at: 0, MediaFormat.length)),
            kind.endings.contains(Self.ending(of: path))
        else { return nil }
        return OwnSound(
            address: path,
            type: type,
            length: length.size,
            duration: length.seconds(kind)
        )
    }

    /// Nil for what is no sound by its name. The directories of podcasts know MP4 by an older type than IANA.
    private static func type(of path: String) -> String? {
        guard MediumKind.sound.holds(path) else { return nil }
        return ending(of: path) == "m4a" ? "audio/x-m4a" : MediaTypes.type(ofFile: path)
    }

    private static func ending(of path: String) -> String {
        path.split(separator: ".").last?.lowercased() ?? ""
    }
}
