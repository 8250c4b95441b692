import Domain
import Testing

@Suite struct SignedAddressTests {
    @Test(arguments: [
        (
            "https://c.example/p.jpg?Expires=1700&Signature=aB~&Key-Pair-Id=K1",
            "https://c.example/p.jpg"
        ),
        (
            "https://c.example/p.jpg?w=300&X-Amz-Expires=60&X-Amz-Signature=ff&fit=crop",
            "https://c.example/p.jpg?w=300&fit=crop"
        ),
        ("https://c.example/p.jpg?w=300", "https://c.example/p.jpg?w=300"),
        ("https://c.example/p.jpg", "https://c.example/p.jpg"),
    ])
    func whatIsSignedAnewIsTheSamePicture(address: String, expected: String) {
        #expect(SignedAddress.unsigned(address) == expected)
        #expect(SignedAddress.ends(address) == (address != expected))
    }

    @Test func aSignatureAloneDoesNotEnd() {
        #expect(!SignedAddress.ends("https://c.example/p.jpg?signature=x"))
        let address = "https://c.example/p.jpg?signature=x"
        #expect(SignedAddress.unsigned(address) == address)
    }
}
