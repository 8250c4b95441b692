/// What stands between a `BEGIN` and its `END`.
struct CalendarComponent {
    /// In capitals.
    let name: String
    let line: Int
    var properties: [ContentLine] = []
    var children: [CalendarComponent] = []

    init(name: String, line: Int) {
        self.name = name
        self.line = line
    }

    func first(_ name: String) -> ContentLine? { properties.first { $0.name == name } }

    func all(_ name: String) -> [ContentLine] { properties.filter { $0.name == name } }

    /// The text of a property; nil where it is missing or blank.
    func text(_ name: String) -> String? {
        let text = first(name)?.text.trimmedBlanks
        return text?.isEmpty == false ? text : nil
    }
}
