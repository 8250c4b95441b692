import Basics
import Testing

@Suite struct HidingTests {
    @Test(arguments: [
        (["ana", "ana2024"], "rclone:ana-ana2024", "rclone:…-…"),
        (["ana2024", "ana"], "rclone:ana-ana2024", "rclone:…-…"),
        (["clave", "vesper"], "de clavesper", "de …"),
        (["clave", "llave"], "clavellave", "……"),
        (["", "ñu"], "ñu y ñu", "… y …"),
        (["x"], "nada", "nada"),
        (["aa"], "aaa y aaaaa", "… y …"),
        (["aXa"], "aXaXa.", "…."),
        (["abc", "bcd"], "abcd", "…"),
        (["bcd", "abc"], "1abcde", "1…e"),
        (["añoa", "oa"], "añoañoa", "…"),
    ])
    func nothingOfASecretIsLeft(secrets: [String], text: String, shown: String) {
        #expect(text.hiding(secrets) == shown)
    }
}
