/// A label that has a list, with the name under which the newsroom first gave it.
public struct ListedLabel: Hashable, Sendable {
    public let label: Label
    public let name: String

    public init(_ label: Label, name: String) {
        self.label = label
        self.name = name
    }
}
