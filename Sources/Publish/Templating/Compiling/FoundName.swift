import TemplateModels

/// What a name turned out to be.
enum FoundName {
    case field(SlotPath, TemplateKind)
    /// `-first` or `-last` of a list's item.
    case edge(register: Int, Edge)
}

/// From the record in a register through models to a slot.
struct SlotPath: Hashable {
    let register: Int
    let slots: [Int]
}

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
