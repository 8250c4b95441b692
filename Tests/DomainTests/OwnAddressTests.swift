import Domain
import Testing

/// The path of a file of the newsroom's own, however a text writes it.
@Suite struct OwnAddressTests {
    @Test(
        arguments: [
            "pictures/a b.jpg", "./pictures/a b.jpg", "/pictures/a b.jpg", "pictures//a%20b.jpg",
            "pictures/../pictures/a b.jpg", "pictures/a%20b.jpg?x=1#y",
        ]
    )
    func oneFileHasOnePath(address: String) {
        #expect(OwnAddress(address).path == "pictures/a b.jpg")
    }

    @Test func whatLeadsOutOfTheFolderStaysAsItIs() {
        #expect(OwnAddress("../secret.jpg").path == "../secret.jpg")
        #expect(OwnAddress("pictures/../../secret.jpg").path == "pictures/../../secret.jpg")
    }
}
