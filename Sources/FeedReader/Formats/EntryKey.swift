/// Tells the entries of one feed apart, and finds the same one again in its next answer.
enum EntryKey {
    /// The id, else the link, else a hash of the text. An id that several entries share is
    /// joined by the link, and what is still alike by the text and then by its number.
    static func assign(to entries: inout [ParsedEntry]) {
        var keys = entries.map { $0.id ?? $0.link ?? hash(of: $0) }
        for place in keys.indices where keys[place].isEmpty {
            keys[place] = entries[place].link ?? hash(of: entries[place])
        }
        let entriesNow = entries
        extend(&keys) { entriesNow[$0].id == nil ? nil : entriesNow[$0].link }
        extend(&keys) { hash(of: entriesNow[$0]) }
        number(&keys)
        for place in keys.indices { entries[place].key = keys[place] }
    }

    private static func extend(_ keys: inout [String], with part: (Int) -> String?) {
        var counts: [String: Int] = [:]
        for key in keys { counts[key, default: 0] += 1 }
        for place in keys.indices where counts[keys[place], default: 0] > 1 {
            if let part = part(place) { keys[place] += "|" + part }
        }
    }

    private static func number(_ keys: inout [String]) {
        var seen: Set<String> = []
        var copies: [String: Int] = [:]
        for place in keys.indices {
            let key = keys[place]
            while !seen.insert(keys[place]).inserted {
                copies[key, default: 1] += 1
                keys[place] = "\(key)|\(copies[key, default: 2])"
            }
        }
    }

    /// FNV-1a in 128 bits over title and body: no secret, only a name.
    private static func hash(of entry: ParsedEntry) -> String {
        var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
        for text in [entry.title ?? "", entry.content ?? entry.summary ?? ""] {
            for byte in text.utf8 {
                hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
            }
            hash = (hash ^ 0xFF) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
