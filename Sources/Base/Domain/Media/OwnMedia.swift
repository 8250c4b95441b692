/// Where the newsroom's own pieces of sound and film lie, for which tracks name them.
public enum OwnMedia {
    /// Below `Content/`.
    public static let folder = "media"

    /// The path below `Content/` of a file in the folder: `media/jota.mp3` for `./media/jota.mp3`; nil for any other address.
    public static func path(_ address: String) -> String? {
        guard !address.contains("://") else { return nil }
        let path = OwnAddress(address).path
        return path.hasPrefix("\(folder)/") ? path : nil
    }
}
