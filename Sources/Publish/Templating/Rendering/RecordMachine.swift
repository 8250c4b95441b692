import Basics
import TemplateModels

/// Runs a program over the records of models.
///
/// It reads the program through pointers, so that tasks which render the same template do not
/// count references on the same arrays; they live as long as `render` runs.
struct RecordMachine {
    /// Stops templates that call one another in a circle which the compiler did not see; far
    /// beyond what menus and threads need, and far below what a thread's stack holds.
    private static let deepest = 500

    private let instructions: UnsafeBufferPointer<Instruction>
    private let literals: UnsafeBufferPointer<UInt8>
    private let procedures: [Range<Int>]
    private var registers: [TemplateRecord]
    private var edges: [Edge]
    private var indentation: [UInt8] = []
    private var depth = 0
    private var isExhausted = false

    private init(
        instructions: UnsafeBufferPointer<Instruction>,
        literals: UnsafeBufferPointer<UInt8>,
        procedures: [Range<Int>],
        registers: [TemplateRecord]
    ) {
        self.instructions = instructions
        self.literals = literals
        self.procedures = procedures
        self.registers = registers
        edges = Array(repeating: [], count: registers.count)
    }

    /// Appends what a program makes of the record that it was compiled for.
    static func render(_ program: Program, root: TemplateRecord, into buffer: inout [UInt8]) {
        program.instructions.withUnsafeBufferPointer { instructions in
            program.literals.withUnsafeBufferPointer { literals in
                var machine = RecordMachine(
                    instructions: instructions,
                    literals: literals,
                    procedures: program.procedures,
                    registers: Array(repeating: root, count: program.registerCount)
                )
                machine.run(0..<program.mainEnd, into: &buffer)
            }
        }
    }

    private mutating func run(_ range: Range<Int>, into buffer: inout [UInt8]) {
        var index = range.lowerBound
        while index < range.upperBound {
            let next = index + 1
            switch instructions[index] {
            case .literal(let bytes):
                buffer.append(contentsOf: UnsafeBufferPointer(rebasing: literals[bytes]))
                index = next
            case .print(let place):
                print(place, into: &buffer)
                index = next
            case .printRaw(let place):
                if case .text(let text) = self[place] { buffer.appendUnescaped(text) }
                index = next
            case .descend(let place, let into, let otherwise):
                index = descend(place, into: into) ? next : otherwise
            case .section(let place, let into, let end):
                index = enter(place, into: into, body: next..<end, &buffer) ? next : end
            case .inverted(let place, let end):
                index = self[place].isShown ? end : next
            case .edge(let register, let edge, let isInverted, let end):
                index = edges[register].contains(edge) == isInverted ? end : next
            case .indentation:
                buffer.append(contentsOf: indentation)
                index = next
            case .call(let procedure, let added):
                call(procedure, added, into: &buffer)
                index = next
            case .callNamed:
                // Models name no templates: ModelNames refuses such tags.
                index = next
            }
        }
    }

    private subscript(place: Place) -> TemplateSlot {
        registers[place.register].slots[place.slot]
    }

    private func print(_ place: Place, into buffer: inout [UInt8]) {
        switch self[place] {
        case .text(let text): buffer.appendEscaped(text, for: .anywhere)
        case .number(let number): buffer.append(contentsOf: String(number).utf8)
        case .absent, .flag, .model, .list: break
        }
    }

    private mutating func descend(_ place: Place, into register: Int) -> Bool {
        guard case .model(let record) = self[place] else { return false }
        registers[register] = record
        return true
    }

    /// Shows the body for each model of a section.
    ///
    /// - Returns: whether the body is still to be shown, because it changes no register.
    private mutating func enter(
        _ place: Place,
        into register: Int,
        body: Range<Int>,
        _ buffer: inout [UInt8]
    ) -> Bool {
        switch self[place] {
        case .model(let record):
            let outer = (registers[register], edges[register])
            registers[register] = record
            run(body, into: &buffer)
            (registers[register], edges[register]) = outer
            return false
        case .list(let records):
            guard !records.isEmpty else { return false }
            let outer = (registers[register], edges[register])
            for (index, record) in records.enumerated() {
                registers[register] = record
                edges[register] = index == 0 ? .first : []
                if index == records.count - 1 {
                    edges[register].insert(.last)
                }
                run(body, into: &buffer)
            }
            (registers[register], edges[register]) = outer
            return false
        case .absent, .flag, .text, .number:
            return self[place].isShown
        }
    }

    private mutating func call(
        _ procedure: Int,
        _ added: Indentation,
        into buffer: inout [UInt8]
    ) {
        isExhausted = isExhausted || depth == Self.deepest
        guard !isExhausted else { return }
        let outer = indentation
        indentation = (added.keepsOuter ? outer : []) + literals[added.added]
        depth += 1
        run(procedures[procedure], into: &buffer)
        depth -= 1
        indentation = outer
    }
}

extension TemplateSlot {
    /// Whether a section over the value is shown.
    fileprivate var isShown: Bool {
        switch self {
        case .absent: false
        case .flag(let flag): flag
        case .text(let text): !text.isEmpty
        case .list(let records): !records.isEmpty
        case .number, .model: true
        }
    }
}
