/// A program that sends files to web space, and is called again and again.
protocol WebSpaceTool: Sendable {
    /// The names in a folder there; none where the folder of the site is not there yet.
    func list(_ folder: String) throws(DeployError) -> [String]

    /// What a file holds that is there.
    func held(_ name: String) throws(DeployError) -> [UInt8]

    /// Puts files from a folder here under their names, each in one step when it is whole.
    ///
    /// - Parameter folders: those that may have to be made, each after the one that it lies in.
    func put(_ names: [String], from source: String, making folders: [String]) throws(DeployError)

    /// - Parameter folders: those that may be empty then, each before the one that it lies in; the others stay.
    func remove(_ names: [String], leaving folders: [String]) throws(DeployError)
}
