/// What becomes of the addresses in a text that is taken over.
public protocol AddressBook {
    /// The address of a picture, a sound, a film or a file as the new text names it.
    func place(ofFile address: String) -> PlacedFile
    /// The target of a link as the new text names it; nil for one that nobody can follow.
    func place(ofLink address: String) -> String?
}

/// Where a file of a text lies now.
public enum PlacedFile: Equatable, Sendable {
    /// Below `Content/`: `pictures/2020/a.jpg`, `media/b.mp3`; of `Content/static` without that.
    case picture(String), medium(String), file(String)
    /// It stays where it was.
    case elsewhere(String)
    /// No address at all.
    case nowhere
}
