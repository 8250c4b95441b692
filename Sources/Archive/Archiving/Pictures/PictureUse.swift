import Domain

/// One place where the portal wants to show a picture.
struct PictureUse: Hashable, Sendable {
    /// The picture, whatever is signed into its address.
    let address: String
    let shape: PictureShape
    /// As its owner names it.
    let named: String

    init(_ named: String, as shape: PictureShape) {
        address = SignedAddress.unsigned(named)
        self.shape = shape
        self.named = named
    }
}
