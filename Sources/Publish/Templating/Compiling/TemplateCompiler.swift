import Basics

/// Turns a template, with all that it includes and extends, into one program.
///
/// Included templates are written out where they stand, with their indentation. Only those that
/// include themselves, or are named by values, become procedures.
struct TemplateCompiler<Names: NameResolving> {
    /// Far beyond what a person nests, and far below what a thread's stack holds.
    private static var deepest: Int { 120 }
    /// Keeps templates that include one another twice from doubling without end.
    private static var mostInclusions: Int { 10_000 }

    private let library: TemplateLibrary
    private(set) var names: Names
    private var code = CodeWriter()
    private(set) var errors: [TemplateError] = []
    private(set) var used: Set<Int> = []

    private var active: [Activation] = []
    private var steps: [Step] = []
    private var metBlocks: [String] = []
    private var inclusionCount = 0
    private var procedures = ProcedureQueue<Names.Scope>()

    init(_ library: TemplateLibrary, names: Names) {
        self.library = library
        self.names = names
    }

    mutating func compose(_ file: Int, in scope: Names.Scope) -> Program {
        write(Key(file: file, scope: scope, overrides: Overrides()), indent: .none, includes: [])
        code.endMain()
        while code.procedureCount < Self.mostInclusions, let next = procedures.next() {
            let start = code.here
            write(next.key, indent: .procedure, includes: next.includes)
            code.endProcedure(from: start)
        }
        code.endProcedures(count: procedures.count)
        code.setTables(registerCount: names.registerCount, paths: names.paths)
        return code.program
    }

    private typealias Key = TemplateKey<Names.Scope>
    private typealias Here = CallSite<Names.Scope>

    /// A template that is being written, and how many sections lay around it.
    private struct Activation {
        let key: Key
        let stepCount: Int
    }

    private mutating func write(
        _ key: Key,
        indent: Indent,
        includes: [TemplatePosition],
        depth: Int = 0
    ) {
        used.insert(key.file)
        active.append(Activation(key: key, stepCount: steps.count))
        let site = Here(
            file: key.file,
            scope: key.scope,
            overrides: key.overrides,
            indent: indent,
            includes: includes,
            depth: depth
        )
        write(library.trees[key.file].nodes[...], at: site)
        active.removeLast()
    }

    private mutating func write(_ nodes: ArraySlice<Node>, at site: Here) {
        let bytes = library.trees[site.file].text.bytes
        for node in nodes {
            switch node {
            case .text(let range): code.appendLiteral(bytes[range])
            case .line(let lead): writeIndentation(bytes[lead], indent: site.indent)
            case .variable(let name, let isRaw): print(name, isRaw: isRaw, at: site)
            case .section(let section): write(section, at: site)
            case .partial(let inclusion): include(inclusion, blocks: nil, at: site)
            case .parent(let parent): extend(parent, at: site)
            case .block(let block): write(block, at: site)
            }
        }
    }

    private mutating func writeIndentation(_ lead: ArraySlice<UInt8>, indent: Indent) {
        if indent.isInProcedure {
            code.append(.indentation)
        }
        code.appendLiteral(indent.indentation(for: lead))
    }

    private mutating func report(_ fault: Fault, at site: Here) {
        errors.append(library.trees[site.file].error(fault, includes: site.includes))
    }

    /// The site one level further in, or nil when there are too many.
    private mutating func deeper(_ site: Here, offset: Int) -> Here? {
        guard site.depth < Self.deepest else {
            let message = "sections and templates are nested more than \(Self.deepest) deep"
            report(Fault(offset: offset, message: message), at: site)
            return nil
        }
        var inner = site
        inner.depth += 1
        return inner
    }
}

// MARK: - Values and sections

extension TemplateCompiler {
    private mutating func print(_ name: Name, isRaw: Bool, at site: Here) {
        guard !name.isBroken else { return }
        do throws(Fault) {
            try names.print(name, isRaw: isRaw, in: site.scope, to: &code)
        } catch {
            report(error, at: site)
        }
    }

    private mutating func write(_ section: Section, at site: Here) {
        guard !section.name.isBroken, var inner = deeper(site, offset: section.name.offset),
            let open = open(section, named: section.name, at: site)
        else { return }
        inner.scope = open.scope
        if let step = open.step {
            steps.append(step)
        }
        write(section.nodes[...], at: inner)
        if open.step != nil {
            steps.removeLast()
        }
        code.endHere(open.starts)
    }

    /// Opens a section; behind a misspelt name, as if it had been written well.
    private mutating func open(
        _ section: Section,
        named name: Name,
        at site: Here
    ) -> OpenSection<Names.Scope>? {
        do throws(Fault) {
            let isInverted = section.isInverted
            return try names.open(name, isInverted: isInverted, in: site.scope, to: &code)
        } catch {
            if name == section.name {
                report(error, at: site)
            }
            guard let suggestion = error.suggestion, name == section.name else { return nil }
            let meant = Name(text: suggestion, offset: name.offset)
            return open(section, named: meant, at: site)
        }
    }
}

// MARK: - Partials and parents

extension TemplateCompiler {
    private mutating func extend(_ parent: Parent, at site: Here) {
        if Names.isStrict, let stray = parent.stray {
            let message = "only blocks are shown inside of {{<\(parent.inclusion.name.text)}}"
            let hint = "put it into a block: {{$name}}…{{/name}}"
            report(Fault(offset: stray, message: message, hint: hint), at: site)
        }
        include(parent.inclusion, blocks: parent.blocks, at: site)
    }

    private mutating func include(_ inclusion: Inclusion, blocks: [Block]?, at site: Here) {
        let name = inclusion.name
        guard !name.isBroken, let inner = deeper(site, offset: name.offset) else { return }
        let overrides = overrides(by: blocks ?? [], at: site)
        if inclusion.isDynamic {
            includeNamed(inclusion, overrides: overrides, at: site)
            return
        }
        guard let file = library.indices[name.text] else {
            reportUnknown(inclusion, isParent: blocks != nil, at: site)
            return
        }
        let key = Key(file: file, scope: site.scope, overrides: overrides)
        if let procedure = procedure(for: key, inclusion, at: site) {
            code.append(.call(procedure: procedure, indentation(of: inclusion, at: site)))
            return
        }
        guard !active.contains(where: { $0.key == key }), countInclusion(name, at: site) else {
            return
        }
        let firstMet = metBlocks.count
        write(
            key,
            indent: inclusion.isStandalone
                ? site.indent.inside(lead(of: inclusion, at: site)) : .none,
            includes: includes(from: inclusion, at: site),
            depth: inner.depth
        )
        checkBlocks(blocks ?? [], of: name.text, met: Set(metBlocks[firstMet...]), at: site)
    }

    /// What the blocks of a template mean that is included with these ones.
    private func overrides(by blocks: [Block], at site: Here) -> Overrides {
        let given = blocks.map { block in
            Override(
                file: site.file,
                block: block,
                overrides: site.overrides,
                includes: site.includes
            )
        }
        return site.overrides.adding(given)
    }

    /// The procedure to call, when the template has one or includes itself here.
    private mutating func procedure(
        for key: Key,
        _ inclusion: Inclusion,
        at site: Here
    ) -> Int? {
        guard let activation = active.last(where: { $0.key == key }) else {
            return procedures.number(of: key)
        }
        guard !Names.isStrict || names.descends(steps[activation.stepCount...]) else {
            let message = "'\(inclusion.name.text)' includes itself without end"
            let hint = "include it inside of a section over a list in its own items"
            report(Fault(offset: inclusion.name.offset, message: message, hint: hint), at: site)
            return nil
        }
        return procedures.reserve(key, includes: includes(from: inclusion, at: site))
    }

    private mutating func includeNamed(
        _ inclusion: Inclusion,
        overrides: Overrides,
        at site: Here
    ) {
        do throws(Fault) {
            let place = try names.dynamicName(inclusion.name, in: site.scope)
            let from = includes(from: inclusion, at: site)
            let directory = library.indices.mapValues { file in
                let key = Key(file: file, scope: site.scope, overrides: overrides)
                return procedures.reserve(key, includes: from)
            }
            let index = code.addDirectory(directory)
            let added = indentation(of: inclusion, at: site)
            code.append(.callNamed(place, directory: index, added))
        } catch {
            report(error, at: site)
        }
    }

    private mutating func indentation(of inclusion: Inclusion, at site: Here) -> Indentation {
        guard inclusion.isStandalone else { return Indentation(keepsOuter: false, added: 0..<0) }
        let space = site.indent.indentation(for: lead(of: inclusion, at: site))
        return Indentation(keepsOuter: site.indent.isInProcedure, added: code.store(space))
    }

    private func lead(of inclusion: Inclusion, at site: Here) -> ArraySlice<UInt8> {
        library.trees[site.file].text.bytes[inclusion.indentation]
    }

    private func includes(from inclusion: Inclusion, at site: Here) -> [TemplatePosition] {
        let tree = library.trees[site.file]
        let line = tree.text.position(of: inclusion.name.offset).line
        return [TemplatePosition(path: tree.path, line: line)] + site.includes
    }

    private mutating func countInclusion(_ name: Name, at site: Here) -> Bool {
        inclusionCount += 1
        if inclusionCount == Self.mostInclusions {
            let message = "templates include one another more than \(Self.mostInclusions) times"
            report(Fault(offset: name.offset, message: message), at: site)
        }
        return inclusionCount < Self.mostInclusions
    }

    private mutating func reportUnknown(_ inclusion: Inclusion, isParent: Bool, at site: Here) {
        guard Names.isStrict else { return }
        let name = inclusion.name
        let message = "unknown \(isParent ? "parent" : "partial") '\(name.text)'"
        let hint = library.hint(for: name.text)
        report(Fault(offset: name.offset, message: message, hint: hint), at: site)
    }
}

// MARK: - Blocks

extension TemplateCompiler {
    private mutating func write(_ block: Block, at site: Here) {
        metBlocks.append(block.name.text)
        guard !block.name.isBroken, let inner = deeper(site, offset: block.name.offset) else {
            return
        }
        if let override = site.overrides.byName[block.name.text] {
            write(override, for: block, at: inner)
        } else {
            write(block.nodes[...], at: inner)
        }
    }

    /// Writes a replacement with the indentation of what it replaces.
    private mutating func write(_ override: Override, for block: Block, at site: Here) {
        let bytes = library.trees[site.file].text.bytes
        let lead = bytes[(block.isStandalone ? block.intrinsic : nil) ?? block.indentation]
        var nodes = override.block.nodes[...]
        var startsWithLine = false
        if case .line = nodes.first {
            startsWithLine = true
        }
        if block.isStandalone, !startsWithLine, !nodes.isEmpty {
            writeIndentation(lead, indent: site.indent)
        } else if !block.isStandalone, startsWithLine {
            nodes.removeFirst()
        }
        var inner = site
        inner.file = override.file
        inner.overrides = override.overrides
        inner.includes = override.includes
        inner.indent = site.indent.inside(lead, strip: override.block.intrinsic?.count ?? 0)
        write(nodes, at: inner)
    }

    private mutating func checkBlocks(
        _ blocks: [Block],
        of parent: String,
        met: Set<String>,
        at site: Here
    ) {
        guard Names.isStrict else { return }
        for block in blocks where !block.name.isBroken && !met.contains(block.name.text) {
            let message = "'\(parent)' has no block '\(block.name.text)'"
            let nearest = NearestName.of(block.name.text, in: met)
            let known = met.isEmpty ? nil : "it has: \(met.sorted().joined(separator: ", "))"
            let hint = nearest.map { "did you mean '\($0)'?" } ?? known
            var fault = Fault(offset: block.name.offset, message: message, hint: hint)
            fault.lacking = library.indices[parent].map { library.trees[$0].path }
            report(fault, at: site)
        }
    }
}
