import TemplateModels

/// What a name turned out to be.
enum FoundName {
    case field(SlotPath, TemplateKind)
    /// `-first` or `-last` of a list's item.
    case edge(register: Int, Edge)
}
