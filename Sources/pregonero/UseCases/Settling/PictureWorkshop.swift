import Pictures

/// Where copies of pictures are made: their folder, and the program that makes them smaller.
struct PictureWorkshop {
    let store: PictureStore
    /// Nil where libvips is not installed.
    let thumbnailer: Thumbnailer?

    var copies: CopyMaker { CopyMaker(store: store, thumbnailer: thumbnailer) }
}
