/// The keys in the head of a note.
enum NoteHead {
    static let author = HeadKey.text("author")

    static let keys = Set(of: [author, TextHead.language])
}
