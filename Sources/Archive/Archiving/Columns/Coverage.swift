/// How a fingerprint covers a column.
enum Coverage {
    /// A missing one differs from an empty one.
    case text
    case number
    case none
}
