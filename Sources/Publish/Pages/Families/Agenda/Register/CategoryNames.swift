import Domain

/// What categories of events are called in each language, where the newsroom says so.
struct CategoryNames: Sendable {
    private let names: [AgendaLabel: LocalizedText]

    /// - Parameter names: by the categories as somebody writes them; of spellings that are one the first counts.
    init(_ names: [String: LocalizedText] = [:]) {
        self.names = Dictionary(
            names.sorted { $0.key < $1.key }.compactMap { name, names in
                AgendaLabel(.category, named: name).map { ($0, names) }
            }
        ) { first, _ in first }
    }

    /// Nothing for a label of which nobody says.
    subscript(_ label: AgendaLabel) -> LocalizedText { names[label] ?? LocalizedText([:]) }

    /// The same for a category as an event writes it.
    subscript(_ name: String) -> LocalizedText {
        AgendaLabel(.category, named: name).map { self[$0] } ?? LocalizedText([:])
    }
}
