import Presentation
import Testing

@Suite struct InitialsTests {
    @Test(arguments: [
        ("Ana Ruiz", "AR"), ("José María de la Ñ", "JÑ"), ("Cher", "C"), ("王伟", "王"), ("", ""),
        ("(Ana) “Ruiz”", "AR"), ("D’Arc", "D"),
    ])
    func standInForAPicture(name: String, initials: String) {
        #expect(Initials.of(name) == initials)
    }
}
