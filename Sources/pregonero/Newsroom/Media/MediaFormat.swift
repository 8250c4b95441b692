/// What a file of sound or film is, by its first bytes: a name can say anything.
enum MediaFormat: CaseIterable {
    case mp3, mp4, ogg, wave, webm

    /// The endings of files that may hold it.
    var endings: Set<String> {
        switch self {
        case .mp3: ["mp3"]
        case .mp4: ["m4a", "m4v", "mp4", "aac"]
        case .ogg: ["ogg", "oga", "opus"]
        case .wave: ["wav"]
        case .webm: ["webm"]
        }
    }

    static let endings = Set(allCases.flatMap(\.endings))

    /// How many bytes of the file are needed.
    static let length = 12

    /// Nil for anything else.
    init?(_ head: [UInt8]) {
        func has(_ text: StaticString, at place: Int = 0) -> Bool {
            let bytes = text.withUTF8Buffer { Array($0) }
            return head.dropFirst(place).prefix(bytes.count).elementsEqual(bytes)
        }
        // Without a tag before it, an MPEG frame begins with eleven bits that are set; layer 0 is that of AAC.
        let isFrame = head.count > 1 && head[0] == 0xFF && head[1] & 0xE0 == 0xE0
        if has("ID3") || isFrame && head[1] & 0x06 != 0 {
            self = .mp3
        } else if has("ftyp", at: 4) || isFrame {
            self = .mp4
        } else if has("OggS") {
            self = .ogg
        } else if has("RIFF"), has("WAVE", at: 8) {
            self = .wave
        } else if head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
            self = .webm
        } else {
            return nil
        }
    }
}
