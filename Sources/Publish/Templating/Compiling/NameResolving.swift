/// How names become places: by the schemas of models, or by looking at run time.
protocol NameResolving {
    /// What names mean at one point of a template.
    associatedtype Scope: Hashable

    /// Unknown templates are faults, and includes without end are looked for.
    static var isStrict: Bool { get }

    var registerCount: Int { get }
    var paths: [[String]] { get }

    /// Writes the code that prints a value.
    mutating func print(
        _ name: Name,
        isRaw: Bool,
        in scope: Scope,
        to code: inout CodeWriter
    ) throws(Fault)

    /// Writes the code that begins a section.
    mutating func open(
        _ name: Name,
        isInverted: Bool,
        in scope: Scope,
        to code: inout CodeWriter
    ) throws(Fault) -> OpenSection<Scope>

    /// The place of a value that names a template.
    mutating func dynamicName(_ name: Name, in scope: Scope) throws(Fault) -> Place

    /// Whether data runs out when these steps are repeated.
    func descends(_ steps: ArraySlice<Step>) -> Bool
}

/// A section whose body is still to be written.
struct OpenSection<Scope> {
    let scope: Scope
    /// The instructions whose ends lie behind the body.
    let starts: [Int]
    /// What one turn of the section does to the registers.
    let step: Step?
}

/// A section that fills a register with something inside of another register's model.
struct Step {
    let from: Int
    let into: Int
}
