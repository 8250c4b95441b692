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
