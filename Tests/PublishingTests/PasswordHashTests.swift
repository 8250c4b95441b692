import Testing

@testable import Publishing

@Suite struct PasswordHashTests {
    /// Of OpenBSD's and Openwall's own vectors.
    @Test(arguments: [
        ("U*U", "CCCCCCCCCCCCCCCCCCCCC.", "E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"),
        ("U*U*", "CCCCCCCCCCCCCCCCCCCCC.", "VGOzA784oUp/Z0DY336zx7pLYAy0lwK"),
        ("U*U*U", "XXXXXXXXXXXXXXXXXXXXXO", "AcXxm9kjPGEMsLznoKqmqw7tc8WCx4a"),
        ("", "CCCCCCCCCCCCCCCCCCCCC.", "7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy"),
    ])
    func hashesAreThoseOfTheFamilyOfBcrypt(password: String, salt: String, hash: String) {
        let hashed = PasswordHash.bcrypt(password, cost: 5, salt: Self.decoded(salt))
        #expect(hashed == "$2b$05$\(salt)\(hash)")
    }

    private static func decoded(_ text: String) -> [UInt8] {
        let alphabet = Array("./ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        var bits = 0
        var count = 0
        var bytes: [UInt8] = []
        for character in text {
            bits = bits << 6 | (alphabet.firstIndex(of: character) ?? 0)
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(bits >> count & 255))
        }
        return Array(bytes.prefix(16))
    }

    @Test func theHashOfASiteIsTheSameEachTimeAndAnotherForAnotherSite() {
        let first = PasswordHash.of("secreto", user: "ana", site: "https://a.example/")
        #expect(first == PasswordHash.of("secreto", user: "ana", site: "https://a.example/"))
        #expect(first != PasswordHash.of("secreto", user: "ana", site: "https://b.example/"))
        #expect(first.hasPrefix("$2b$10$"))
        #expect(first.count == 60)
    }

    @Test func theTablesBeginWithTheFractionOfPi() {
        #expect(FractionOfPi.words.count == 1_042)
        #expect(FractionOfPi.words.first == 0x243F_6A88)
        #expect(FractionOfPi.words.last == 0x3AC3_72E6)
    }
}
