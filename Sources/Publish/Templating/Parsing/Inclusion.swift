/// What `{{>name}}` and `{{<name}}` ask for.
struct Inclusion: Sendable {
    let name: Name
    let isDynamic: Bool
    /// It has its line for itself, so that its indentation is given to every included line.
    let isStandalone: Bool
    let indentation: Range<Int>
}
