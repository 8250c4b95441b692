import TemplateModels

/// Resolves names by the schemas of models: every name becomes a slot or a fault.
struct ModelNames: NameResolving {
    typealias Scope = ModelScope

    static let isStrict = true

    private(set) var schemas = SchemaTable()
    private var registers: [RegisterUse: Int] = [:]

    var registerCount: Int { registers.count }
    var paths: [[String]] { [] }

    /// Who may fill a register.
    private enum RegisterUse: Hashable {
        case model(schema: Int, isItem: Bool)
        case textItem
        /// The model in one slot of a register's record, on the way of a dotted name.
        case way(register: Int, slot: Int)
    }

    /// The scope of a whole template for a model, which lies in register 0.
    mutating func rootScope(_ schema: TemplateSchema) -> ModelScope {
        let index = schemas.index(of: schema)
        let register = register(.model(schema: index, isItem: false))
        return ModelScope(schema: index, register: register)
    }

    mutating func print(
        _ name: Name,
        isRaw: Bool,
        in scope: ModelScope,
        to code: inout CodeWriter
    ) throws(Fault) {
        let value = try NameFaults(name).printable(resolve(name, in: scope), isRaw: isRaw)
        let (place, starts) = walk(value.path, to: &code)
        code.append(value.form == .html ? .printRaw(place) : .print(place))
        code.endHere(starts)
    }

    mutating func open(
        _ name: Name,
        isInverted: Bool,
        in scope: ModelScope,
        to code: inout CodeWriter
    ) throws(Fault) -> OpenSection<ModelScope> {
        let found = try resolve(name, in: scope)
        if case .edge(let register, let edge) = found {
            let edge = Instruction.edge(
                register: register,
                edge: edge,
                isInverted: isInverted,
                end: 0
            )
            return OpenSection(scope: scope, starts: [code.append(edge)], step: nil)
        }
        let (path, kind) = try NameFaults(name).field(found)
        let (place, ways) = walk(path, to: &code)
        if isInverted {
            let start = code.append(.inverted(place, end: 0))
            code.endHere(ways)
            return OpenSection(scope: scope, starts: [start], step: nil)
        }
        let inner = entry(of: kind, at: path, in: scope)
        let start = code.append(.section(place, into: inner.register ?? 0, end: 0))
        let step = inner.register.map { Step(from: path.register, into: $0) }
        return OpenSection(scope: inner.scope, starts: ways + [start], step: step)
    }

    func dynamicName(_ name: Name, in scope: ModelScope) throws(Fault) -> Place {
        throw Fault(
            offset: name.offset,
            message: "'*\(name.text)' names a template only while a page is made",
            hint: "include each template inside of a section of its own"
        )
    }

    /// Some register ends as a part of its own former model, so that the data must end.
    func descends(_ steps: ArraySlice<Step>) -> Bool {
        var origins: [Int: Int] = [:]
        for step in steps {
            origins[step.into] = origins[step.from] ?? step.from
        }
        return origins.contains { $0.key == $0.value }
    }
}

// MARK: - Code

extension ModelNames {
    private mutating func register(_ use: RegisterUse) -> Int {
        if let known = registers[use] { return known }
        let next = registers.count
        registers[use] = next
        return next
    }

    /// Writes the way through the models of a dotted name.
    ///
    /// - Returns: the place of the last name, and the instructions that leave at an absent model.
    private mutating func walk(
        _ path: SlotPath,
        to code: inout CodeWriter
    ) -> (place: Place, starts: [Int]) {
        var register = path.register
        var starts: [Int] = []
        for slot in path.slots.dropLast() {
            let into = self.register(.way(register: register, slot: slot))
            let place = Place(register: register, slot: slot)
            starts.append(code.append(.descend(place, into: into, otherwise: 0)))
            register = into
        }
        return (Place(register: register, slot: path.slots.last ?? 0), starts)
    }

    /// What a section over a value adds to the scope, and which register it fills.
    private mutating func entry(
        of kind: TemplateKind,
        at path: SlotPath,
        in scope: ModelScope
    ) -> (scope: ModelScope, register: Int?) {
        switch kind {
        case .flag: return (scope, nil)
        case .text: return (scope.entering(.value(Value(path: path, form: .text))), nil)
        case .html: return (scope.entering(.value(Value(path: path, form: .html))), nil)
        case .number: return (scope.entering(.value(Value(path: path, form: .number))), nil)
        case .texts:
            let register = register(.textItem)
            return (scope.entering(.textItem(register: register)), register)
        case .model(let child): return model(child, isItem: false, in: scope)
        case .list(let child): return model(child, isItem: true, in: scope)
        }
    }

    private mutating func model(
        _ child: TemplateSchema,
        isItem: Bool,
        in scope: ModelScope
    ) -> (scope: ModelScope, register: Int?) {
        let schema = schemas.index(of: child)
        let register = register(.model(schema: schema, isItem: isItem))
        let context = ModelScope.Context.model(schema: schema, register: register, isItem: isItem)
        return (scope.entering(context), register)
    }
}

// MARK: - Names

extension ModelNames {
    private mutating func resolve(_ name: Name, in scope: ModelScope) throws(Fault) -> FoundName {
        switch name.text {
        case ".": return try resolveItself(name, in: scope)
        case "-first": return .edge(register: try itemRegister(name, in: scope), .first)
        case "-last": return .edge(register: try itemRegister(name, in: scope), .last)
        default: return try resolveDotted(name, in: scope)
        }
    }

    private func resolveItself(_ name: Name, in scope: ModelScope) throws(Fault) -> FoundName {
        switch scope.contexts.last {
        case .textItem(let register):
            return .field(SlotPath(register: register, slots: [0]), .text)
        case .value(let value):
            let kind: TemplateKind =
                switch value.form {
                case .text: .text
                case .html: .html
                case .number: .number
                }
            return .field(value.path, kind)
        case .model(let schema, _, _):
            throw NameFaults(name).itself(schemas[schema].name)
        case nil:
            throw NameFaults(name).itself("nothing")
        }
    }

    private func itemRegister(_ name: Name, in scope: ModelScope) throws(Fault) -> Int {
        guard let register = scope.itemRegister else { throw NameFaults(name).noList() }
        return register
    }

    private mutating func resolveDotted(
        _ name: Name,
        in scope: ModelScope
    ) throws(Fault) -> FoundName {
        let parts = name.text.utf8
            .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        let faults = NameFaults(name)
        guard parts.allSatisfy({ !$0.isEmpty }) else { throw faults.malformed() }
        var (path, kind) = try resolveFirst(parts[0], name, in: scope)
        for index in parts.indices.dropFirst() {
            guard case .model(let child) = kind else { throw faults.noModel(kind, before: index) }
            let schema = schemas.index(of: child)
            let entry = schemas[schema]
            guard let slot = entry.slots[parts[index]] else {
                throw faults.unknown(part: index, in: [entry])
            }
            path = SlotPath(register: path.register, slots: path.slots + [slot])
            kind = entry.kinds[slot]
        }
        return .field(path, kind)
    }

    /// Looks the first part up in all contexts, innermost first.
    private func resolveFirst(
        _ part: String,
        _ name: Name,
        in scope: ModelScope
    ) throws(Fault) -> (SlotPath, TemplateKind) {
        var entries: [SchemaTable.Entry] = []
        for context in scope.contexts.reversed() {
            guard case .model(let schema, let register, _) = context else { continue }
            let entry = schemas[schema]
            if let slot = entry.slots[part] {
                return (SlotPath(register: register, slots: [slot]), entry.kinds[slot])
            }
            entries.append(entry)
        }
        throw NameFaults(name).unknown(part: 0, in: entries)
    }
}
