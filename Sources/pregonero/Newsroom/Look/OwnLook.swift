import Domain

/// The site's own look, as its files give it.
struct OwnLook {
    var look = SiteLook()
    /// By their paths beside the files of the theme; nil for one of the theme that is not to be there.
    var files: [String: [UInt8]?] = [:]
    /// From which the icons of all sizes are made.
    var icon: [UInt8]?
    /// The files of fonts by their assets.
    var fonts: [String: String] = [:]
}
