/// A section whose body is still to be written.
struct OpenSection<Scope> {
    let scope: Scope
    /// The instructions whose ends lie behind the body.
    let starts: [Int]
    /// What one turn of the section does to the registers.
    let step: Step?
}
