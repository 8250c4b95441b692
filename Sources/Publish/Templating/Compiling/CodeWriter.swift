/// Appends instructions to a program and joins neighbouring literals.
struct CodeWriter {
    private(set) var program = Program()
    /// Literals before this instruction are jumped to or over, and must not grow.
    private var barrier = 0

    var here: Int { program.instructions.count }

    /// Appends an instruction and returns its index.
    @discardableResult
    mutating func append(_ instruction: Instruction) -> Int {
        program.instructions.append(instruction)
        return here - 1
    }

    mutating func appendLiteral(_ bytes: some Collection<UInt8>) {
        guard !bytes.isEmpty else { return }
        let range = store(bytes)
        if here > barrier, case .literal(let last) = program.instructions.last,
            last.upperBound == range.lowerBound
        {
            program.instructions[here - 1] = .literal(last.lowerBound..<range.upperBound)
        } else {
            append(.literal(range))
        }
    }

    /// Keeps bytes for an instruction that refers to them.
    mutating func store(_ bytes: some Collection<UInt8>) -> Range<Int> {
        let start = program.literals.count
        program.literals += bytes
        return start..<program.literals.count
    }

    /// Lets the body of an instruction end here.
    mutating func endHere(_ indices: [Int]) {
        for index in indices {
            program.instructions[index] = program.instructions[index].ending(at: here)
        }
        barrier = here
    }

    mutating func endMain() {
        program.mainEnd = here
        barrier = here
    }

    var procedureCount: Int { program.procedures.count }

    /// Lets the next procedure end here.
    mutating func endProcedure(from start: Int) {
        program.procedures.append(start..<here)
        barrier = here
    }

    /// Gives empty bodies to procedures that were not written.
    mutating func endProcedures(count: Int) {
        let missing = count - program.procedures.count
        program.procedures += Array(repeating: here..<here, count: missing)
    }

    mutating func addDirectory(_ directory: [String: Int]) -> Int {
        program.directories.append(directory)
        return program.directories.count - 1
    }

    mutating func setTables(registerCount: Int, paths: [[String]]) {
        program.registerCount = registerCount
        program.paths = paths
    }
}

extension Instruction {
    /// The same instruction with another end.
    fileprivate func ending(at end: Int) -> Instruction {
        switch self {
        case .section(let place, let into, _): .section(place, into: into, end: end)
        case .inverted(let place, _): .inverted(place, end: end)
        case .descend(let place, let into, _): .descend(place, into: into, otherwise: end)
        case .edge(let register, let edge, let isInverted, _):
            .edge(register: register, edge: edge, isInverted: isInverted, end: end)
        case .literal, .print, .printRaw, .indentation, .call, .callNamed: self
        }
    }
}
