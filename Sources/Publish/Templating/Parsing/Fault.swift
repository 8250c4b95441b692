/// What is wrong at one byte of one template, before its place is known by line and column.
struct Fault: Error, Equatable {
    let offset: Int
    let message: String
    var hint: String?
    /// What the author may have meant, so that the check can go on behind a misspelt name.
    var suggestion: String?
    /// The path of another template that lacks what this one asks of it.
    var lacking: String?
    /// A name that there is not, and that resembles none that there is.
    var strangeName: String?
}
