@testable import Templating

/// Leaves names to be looked up while a page is made, as the specification describes.
struct LooseNames: NameResolving {
    /// Every name means what the data makes of it.
    struct Scope: Hashable {}

    static let isStrict = false

    private(set) var paths: [[String]] = []
    private var indices: [String: Int] = [:]

    var registerCount: Int { 0 }

    mutating func print(
        _ name: Name,
        isRaw: Bool,
        in scope: Scope,
        to code: inout CodeWriter
    ) throws(Fault) {
        code.append(isRaw ? .printRaw(place(of: name)) : .print(place(of: name)))
    }

    mutating func open(
        _ name: Name,
        isInverted: Bool,
        in scope: Scope,
        to code: inout CodeWriter
    ) throws(Fault) -> OpenSection<Scope> {
        let place = place(of: name)
        let instruction: Instruction =
            isInverted ? .inverted(place, end: 0) : .section(place, into: 0, end: 0)
        return OpenSection(scope: scope, starts: [code.append(instruction)], step: nil)
    }

    mutating func dynamicName(_ name: Name, in scope: Scope) throws(Fault) -> Place {
        place(of: name)
    }

    func descends(_ steps: ArraySlice<Step>) -> Bool {
        true
    }

    private mutating func place(of name: Name) -> Place {
        let known = indices[name.text]
        let index = known ?? paths.count
        if known == nil {
            indices[name.text] = index
            let isItself = name.text == "."
            let parts = name.text.split(separator: ".", omittingEmptySubsequences: false)
            paths.append(isItself ? [] : parts.map(String.init))
        }
        return Place(register: 0, slot: index)
    }
}
