/// Takes out of a picture's file what it tells of who took it, where and with what: only what browsers need to show it
/// stays, with the colour profile and the orientation.
public enum BarePicture {
    /// The file without all else; nil where its parts cannot be told from each other.
    public static func of(_ bytes: [UInt8], type: PictureType) -> [UInt8]? {
        switch type {
        case .jpeg: JPEGSegments.bare(bytes)
        case .png: PNGChunks.bare(bytes)
        case .webP: WebPChunks.bare(bytes)
        case .gif: GIFBlocks.bare(bytes)
        // A drawing holds what its editor wrote into it.
        case .svg: bytes
        }
    }
}
