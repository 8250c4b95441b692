/// A compiled template: instructions and the bytes that they copy.
struct Program: Sendable {
    var instructions: [Instruction] = []
    var literals: [UInt8] = []
    /// Where the template itself ends; procedures follow.
    var mainEnd = 0
    /// The bodies of templates that include themselves or are named by values.
    var procedures: [Range<Int>] = []
    var registerCount = 0
    /// The names of values without a schema.
    var paths: [[String]] = []
    /// Procedures by the names of their templates.
    var directories: [[String: Int]] = []
}
