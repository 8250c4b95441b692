public import Domain
public import Foundation

/// A picture of which a copy is to be made.
public struct CopyJob: Sendable {
    /// Where it lies.
    public let file: URL
    /// Of its content.
    public let hash: String
    public let header: PictureHeader
    public let recipe: PictureRecipe

    public init(file: URL, hash: String, header: PictureHeader, recipe: PictureRecipe) {
        self.file = file
        self.hash = hash
        self.header = header
        self.recipe = recipe
    }
}
