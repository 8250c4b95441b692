import Basics

/// Names an entry by what is in it alone, whatever stands beside it.
enum EntryKey {
    /// The id, else the link, else a hash of the text; never empty. Careless feeds give one to several entries.
    static func of(_ entry: ParsedEntry) -> String {
        [entry.id, entry.link].compactMap(\.self).first { !$0.isEmpty }
            ?? hash([title(of: entry), body(of: entry)])
    }

    /// The key with a hash of all that a reader sees of the entry.
    static func joined(of entry: ParsedEntry) -> String {
        "\(entry.key)|\(hash([entry.link ?? "", title(of: entry), body(of: entry)]))"
    }

    private static func title(of entry: ParsedEntry) -> String {
        entry.keyTitle ?? entry.title ?? ""
    }

    private static func body(of entry: ParsedEntry) -> String {
        entry.keyBody ?? entry.body ?? ""
    }

    /// FNV-1a in 128 bits: no secret, only a name.
    private static func hash(_ texts: [String]) -> String {
        var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
        for text in texts {
            for byte in text.utf8 {
                hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
            }
            hash = (hash ^ 0xFF) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
        }
        return hash.zeroPadded(32, radix: 16)
    }
}
