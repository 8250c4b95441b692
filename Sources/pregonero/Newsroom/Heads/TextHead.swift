/// Keys that the heads of several kinds of text have.
enum TextHead {
    static let language = HeadKey.language("language")
    static let id = HeadKey.id("id")
    static let aliases = HeadKey.texts("aliases")
}
