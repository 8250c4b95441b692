import Testing

@testable import Publishing

@Suite struct PasswordHashTests {
    #if os(Linux)
    /// Of OpenBSD's and Openwall's own vectors.
    @Test(arguments: [
        ("U*U", "CCCCCCCCCCCCCCCCCCCCC.", "E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"),
        ("U*U*", "CCCCCCCCCCCCCCCCCCCCC.", "VGOzA784oUp/Z0DY336zx7pLYAy0lwK"),
        ("U*U*U", "XXXXXXXXXXXXXXXXXXXXXO", "AcXxm9kjPGEMsLznoKqmqw7tc8WCx4a"),
        ("", "CCCCCCCCCCCCCCCCCCCCC.", "7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy"),
    ])
    func hashesAreThoseOfTheFamilyOfBcrypt(password: String, salt: String, hash: String) {
        let setting = Array("$2b$05$\(salt)".utf8CString)
        #expect(PasswordHash.hash(password, setting: setting) == "$2b$05$\(salt)\(hash)")
    }
    #endif

    @Test func aHashIsTakenAsItIs() {
        let hash = "$2y$10$" + String(repeating: "a", count: 53)
        #expect(PasswordHash.of(hash, user: "ana", site: "https://a.example/") == hash)
        #expect(!PasswordHash.isHash("$2y$10$corto"))
    }

    @Test(.enabled(if: PasswordHash.takesPlainPasswords))
    func theHashOfASiteIsTheSameEachTimeAndAnotherForAnotherSite() {
        let first = PasswordHash.of("secreto", user: "ana", site: "https://a.example/")
        #expect(first == PasswordHash.of("secreto", user: "ana", site: "https://a.example/"))
        #expect(first != PasswordHash.of("secreto", user: "ana", site: "https://b.example/"))
        #expect(first.hasPrefix("$2b$10$"))
        #expect(first.count == 60)
    }
}
