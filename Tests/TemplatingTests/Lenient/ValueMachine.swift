import Basics
@testable import Templating

/// Runs a program over data without a schema, looking every name up.
struct ValueMachine {
    /// Stops templates that include themselves over data that never ends.
    private static let deepest = 100

    private let program: Program
    private var contexts: [TemplateValue]
    private var indentation: [UInt8] = []
    private var depth = 0
    private var isExhausted = false

    init(_ program: Program, root: TemplateValue) {
        self.program = program
        contexts = [root]
    }

    mutating func run(into buffer: inout [UInt8]) {
        run(0..<program.mainEnd, into: &buffer)
    }

    private mutating func run(_ range: Range<Int>, into buffer: inout [UInt8]) {
        var index = range.lowerBound
        while index < range.upperBound {
            let next = index + 1
            switch program.instructions[index] {
            case .literal(let bytes): buffer.append(contentsOf: program.literals[bytes])
            case .print(let place): buffer.appendEscaped(value(at: place).text, for: .anywhere)
            case .printRaw(let place): buffer.appendUnescaped(value(at: place).text)
            case .section(let place, _, let end):
                enter(value(at: place), body: next..<end, &buffer)
                index = end
                continue
            case .inverted(let place, let end):
                index = value(at: place).isShown ? end : next
                continue
            case .indentation: buffer.append(contentsOf: indentation)
            case .call(let procedure, let added): call(procedure, added, &buffer)
            case .callNamed(let place, let directory, let added):
                let name = value(at: place).text
                if let procedure = program.directories[directory][name] {
                    call(procedure, added, &buffer)
                }
            case .descend, .edge:
                // LooseNames writes neither.
                break
            }
            index = next
        }
    }

    private func value(at place: Place) -> TemplateValue {
        let path = program.paths[place.slot]
        guard let first = path.first else { return contexts.last ?? .null }
        for context in contexts.reversed() {
            guard var value = context.member(first) else { continue }
            for name in path.dropFirst() {
                value = value.member(name) ?? .null
            }
            return value
        }
        return .null
    }

    private mutating func enter(
        _ value: TemplateValue,
        body: Range<Int>,
        _ buffer: inout [UInt8]
    ) {
        guard value.isShown else { return }
        let items = if case .list(let values) = value { values } else { [value] }
        for item in items {
            contexts.append(item)
            run(body, into: &buffer)
            contexts.removeLast()
        }
    }

    private mutating func call(
        _ procedure: Int,
        _ added: Indentation,
        _ buffer: inout [UInt8]
    ) {
        isExhausted = isExhausted || depth == Self.deepest
        guard !isExhausted else { return }
        depth += 1
        let outer = indentation
        indentation = (added.keepsOuter ? outer : []) + program.literals[added.added]
        run(program.procedures[procedure], into: &buffer)
        indentation = outer
        depth -= 1
    }
}
