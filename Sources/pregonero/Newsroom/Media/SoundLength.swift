import Basics

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How long a piece of sound is, read from the few bytes of its file that tell it.
final class SoundLength {
    private let descriptor: Int32
    let size: Int

    /// The longest that is believed: what says more is damaged.
    private static let longest = 1_000_000.0

    /// Nil where no file is to be read.
    init?(_ file: String) {
        guard let opened = try? RegularFile.opened(file) else { return nil }
        (descriptor, size) = opened
    }

    deinit { close(descriptor) }

    /// The bytes at a place, fewer where the file ends.
    func bytes(at place: Int, _ count: Int) -> [UInt8] {
        guard place >= 0, count > 0, place < size else { return [] }
        return [UInt8](unsafeUninitializedCapacity: min(count, size - place)) { buffer, filled in
            let wanted = buffer.count
            while filled < wanted {
                let target = buffer.baseAddress.map { $0 + filled }
                let read = pread(descriptor, target, wanted - filled, off_t(place + filled))
                if read < 0, errno == EINTR { continue }
                guard read > 0 else { return }
                filled += read
            }
        }
    }

    /// Whole seconds, at least one; nil where the file does not tell.
    func seconds(_ type: MediaFormat) -> Int? {
        let seconds: Double? =
            switch type {
            case .mp3: mpeg
            case .mp4: movie
            case .ogg: ogg
            case .wave: wave
            case .webm: nil
            }
        guard let seconds, seconds > 0, seconds < Self.longest else { return nil }
        return max(1, Int(clamping: seconds.rounded()))
    }

    private static func big(_ bytes: [UInt8], _ place: Int, _ count: Int = 4) -> Int? {
        guard place >= 0, place + count <= bytes.count, bytes[place] < 0x80 || count < 8 else {
            return nil
        }
        return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], _ place: Int, _ count: Int = 4) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        let value = bytes[place..<place + count].reversed()
        guard count < 8 || value.first.map({ $0 < 0x80 }) == true else { return nil }
        return value.reduce(0) { $0 << 8 | Int($1) }
    }

    private static func has(_ text: StaticString, _ bytes: [UInt8], at place: Int) -> Bool {
        text.withUTF8Buffer { bytes.dropFirst(place).prefix($0.count).elementsEqual($0) }
    }
}

extension SoundLength {
    /// MPEG audio, layer III: from the number of frames where the first one tells it, else from the bit rate.
    private var mpeg: Double? {
        let tag = bytes(at: 0, 10)
        var start = 0
        if Self.has("ID3", tag, at: 0), tag.count == 10 {
            start = 10 + tag[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
        }
        let window = bytes(at: start, 64 << 10)
        for place in window.indices where window[place] == 0xFF {
            guard let frame = MPEGFrame(window, at: place) else { continue }
            // What only looks like a frame is followed by none.
            let next = place + frame.length
            guard next + 4 > window.count || MPEGFrame(window, at: next) != nil else { continue }
            return seconds(of: frame, window, at: place, from: start + place)
        }
        return nil
    }

    private func seconds(
        of frame: MPEGFrame,
        _ window: [UInt8],
        at place: Int,
        from start: Int
    ) -> Double? {
        let xing = place + 4 + frame.sideInformation
        let isXing = Self.has("Xing", window, at: xing) || Self.has("Info", window, at: xing)
        if isXing, let flags = Self.big(window, xing + 4), flags & 1 == 1,
            let frames = Self.big(window, xing + 8)
        {
            return Double(frames) * frame.duration
        }
        if Self.has("VBRI", window, at: place + 36), let frames = Self.big(window, place + 50) {
            return Double(frames) * frame.duration
        }
        let end = Self.has("TAG", bytes(at: size - 128, 3), at: 0) ? size - 128 : size
        return Double(max(0, end - start) * 8) / Double(frame.bitRate)
    }

    /// ISO base media: `mvhd` in `moov` has a scale and a number of units of it.
    private var movie: Double? {
        var (place, end) = (0, size)
        var name: StaticString = "moov"
        // A file of boxes without end is no film.
        for _ in 0..<1_000 where place + 8 <= end {
            let head = bytes(at: place, 16)
            guard var length = Self.big(head, 0) else { return nil }
            var headLength = 8
            if length == 1 {
                guard let long = Self.big(head, 8, 8) else { return nil }
                (length, headLength) = (long, 16)
            } else if length == 0 {
                length = end - place
            }
            guard length >= headLength, length <= end - place else { return nil }
            guard Self.has(name, head, at: 4) else {
                place += length
                continue
            }
            if Self.has("mvhd", head, at: 4) { return header(at: place + headLength) }
            (end, place) = (place + length, place + headLength)
            name = "mvhd"
        }
        return nil
    }

    private func header(at place: Int) -> Double? {
        let head = bytes(at: place, 36)
        let isLong = head.first == 1
        guard let scale = Self.big(head, isLong ? 20 : 12), scale > 0,
            let units = isLong ? Self.big(head, 24, 8) : Self.big(head, 16)
        else { return nil }
        return Double(units) / Double(scale)
    }

    /// The number of samples stands in the last page, their rate in the first one.
    private var ogg: Double? {
        let first = bytes(at: 0, 128)
        guard first.count > 27 else { return nil }
        let packet = 27 + Int(first[26])
        let isOpus = Self.has("OpusHead", first, at: packet)
        let skipped = isOpus ? Self.little(first, packet + 10, 2) ?? 0 : 0
        guard isOpus || Self.has("\u{1}vorbis", first, at: packet),
            let rate = isOpus ? 48_000 : Self.little(first, packet + 12), rate > 0
        else { return nil }
        let last = bytes(at: max(0, size - (64 << 10)), 64 << 10)
        let page = last.indices.last { last[$0] == 0x4F && Self.has("OggS", last, at: $0) }
        guard let page, let samples = Self.little(last, page + 6, 8) else { return nil }
        return Double(samples - skipped) / Double(rate)
    }

    /// `fmt ` has the bytes of a second, `data` is as long as the sound.
    private var wave: Double? {
        var place = 12
        var rate: Int?
        for _ in 0..<100 {
            let head = bytes(at: place, 20)
            guard let length = Self.little(head, 4) else { return nil }
            if Self.has("fmt ", head, at: 0) { rate = Self.little(head, 16) }
            if Self.has("data", head, at: 0) {
                guard let rate, rate > 0 else { return nil }
                return Double(min(length, size - place - 8)) / Double(rate)
            }
            place += 8 + length + length & 1
        }
        return nil
    }
}
