import Pages

/// On which kinds of pages each slot stands: those whose template has it, itself or through others.
struct SlotPlaces {
    private let texts: [String: String]

    /// - Parameter theme: with all templates.
    init(_ theme: ThemeFiles) {
        let folders = ["layouts", "pages", "partials", "slots"]
        let paths = folders.flatMap { theme.paths(in: $0, ending: ".mustache") }
        texts = Dictionary(
            paths.map { (String($0.dropLast(".mustache".count)), theme.text($0)) }
        ) { first, _ in first }
    }

    /// - Parameter slots: what each slot loads.
    /// - Returns: what pages may load for the slots on them.
    func permissions(of slots: [String: [PolicyAllowance]]) -> SlotPermissions {
        guard !slots.isEmpty else { return SlotPermissions() }
        var places: [String: Set<String>] = [:]
        for name in texts.keys where name.hasPrefix("pages/") {
            var seen: Set<String> = []
            collect(name, &seen)
            // A page that only leads elsewhere has a policy of its own.
            if seen.contains(where: { texts[$0]?.contains("shell.contentPolicy") == true }) {
                places[name] = seen
            }
        }
        var everywhere: [PolicyAllowance] = []
        var byTemplate: [String: [PolicyAllowance]] = [:]
        for (slot, allowances) in slots.sorted(by: { $0.key < $1.key }) {
            let templates = places.filter { $0.value.contains("slots/\(slot)") }.keys
            if templates.count == places.count {
                everywhere += allowances
            } else {
                for template in templates { byTemplate[template, default: []] += allowances }
            }
        }
        return SlotPermissions(everywhere: everywhere, byTemplate: byTemplate)
    }

    /// The template and all that it includes.
    private func collect(_ name: String, _ seen: inout Set<String>) {
        guard seen.insert(name).inserted, let text = texts[name] else { return }
        for name in ThemeFiles.included(by: text) { collect(name, &seen) }
    }
}
