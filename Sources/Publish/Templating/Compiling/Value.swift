/// A value that can be printed, reached through the models of a dotted name.
struct Value: Hashable {
    /// What kind of print a value takes.
    enum Form: Hashable {
        case text
        case html
        case number
    }

    let path: SlotPath
    let form: Form
}
