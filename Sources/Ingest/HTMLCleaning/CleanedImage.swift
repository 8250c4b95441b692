/// What cleaning makes of a picture.
enum CleanedImage {
    /// A picture with the attributes that it keeps, each with a space before it.
    case picture(attributes: [UInt8])
    /// The emoji that it stood for, as text.
    case sign([UInt8])
}
