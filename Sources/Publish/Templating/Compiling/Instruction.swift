/// One step of a compiled template; bodies follow their instruction and end before `end`.
enum Instruction: Sendable {
    case literal(Range<Int>)
    case print(Place)
    case printRaw(Place)
    /// Loads the model of a dotted name, or goes on elsewhere when it is absent.
    case descend(Place, into: Int, otherwise: Int)
    case section(Place, into: Int, end: Int)
    case inverted(Place, end: Int)
    /// `{{#-first}}` and the like: a section that depends on the item's place in its list.
    case edge(register: Int, edge: Edge, isInverted: Bool, end: Int)
    /// Writes the indentation of the running procedure.
    case indentation
    case call(procedure: Int, Indentation)
    /// Calls the procedure whose template is named by a value.
    case callNamed(Place, directory: Int, Indentation)
}

/// Where a value stands when a program runs: a slot of the record in a register.
///
/// For values without a schema the slot is the index of a path of names, and the register is 0.
struct Place: Sendable, Hashable {
    let register: Int
    let slot: Int
}

/// Which end of a list an item stands at.
struct Edge: OptionSet, Sendable {
    let rawValue: UInt8

    static let first = Edge(rawValue: 1)
    static let last = Edge(rawValue: 2)
}

/// What a call adds before each line of the called procedure.
struct Indentation: Sendable {
    /// The caller's own indentation comes first.
    let keepsOuter: Bool
    /// White space among the literals.
    let added: Range<Int>
}
