import Basics
import TemplateModels

/// Says what is wrong with a name, and what to write instead.
struct NameFaults {
    /// How many names a hint lists at most.
    private static let mostListed = 12

    private let name: Name

    init(_ name: Name) {
        self.name = name
    }

    /// The value to print, if the tag is the right one for its type.
    func printable(_ found: FoundName, isRaw: Bool) throws(Fault) -> Value {
        guard case .field(let path, let kind) = found else { throw flag() }
        switch kind {
        case .text:
            guard !isRaw else { throw raw("text") }
            return Value(path: path, form: .text)
        case .number:
            guard !isRaw else { throw raw("a number") }
            return Value(path: path, form: .number)
        case .html:
            guard isRaw else {
                throw fault("is HTML and would be escaped", hint: "write {{{\(name.text)}}}")
            }
            return Value(path: path, form: .html)
        case .flag: throw flag()
        case .texts: throw list(of: "{{.}}")
        case .list: throw list(of: "…")
        case .model(let schema): throw model(schema)
        }
    }

    /// The slot of a name that is no `-first` or `-last`.
    func field(_ found: FoundName) throws(Fault) -> (SlotPath, TemplateKind) {
        guard case .field(let path, let kind) = found else { throw noList() }
        return (path, kind)
    }

    func itself(_ what: String) -> Fault {
        fault("is \(what) here and has no value of its own", hint: "name one of its fields")
    }

    func noList() -> Fault {
        fault("is known only inside of a section over a list")
    }

    func malformed() -> Fault {
        fault("is no name", hint: "names are joined by single points: picture.url")
    }

    /// A dotted name that goes on behind something that has no names.
    func noModel(_ kind: TemplateKind, before part: Int) -> Fault {
        let owner = parts[..<part].joined(separator: ".")
        let what: String
        var hint: String?
        switch kind {
        case .list:
            what = "a list"
            hint = "write {{#\(owner)}}{{\(parts[part...].joined(separator: "."))}}{{/\(owner)}}"
        case .texts:
            what = "a list of texts"
            hint = "write {{#\(owner)}}{{.}}{{/\(owner)}}"
        case .flag: what = "a flag"
        case .number: what = "a number"
        case .html: what = "HTML"
        case .text, .model: what = "text"
        }
        let message = "'\(owner)' is \(what) and has no '\(parts[part])'"
        return Fault(offset: offset(of: part), message: message, hint: hint)
    }

    /// A name that none of the contexts has, innermost first.
    func unknown(part: Int, in entries: [SchemaTable.Entry]) -> Fault {
        let owners = entries.map(\.name).joined(separator: ", ")
        var fault = Fault(
            offset: offset(of: part),
            message: "unknown name '\(parts[part])' in \(owners)"
        )
        for entry in entries {
            guard let meant = NearestName.of(parts[part], in: entry.names) else { continue }
            var corrected = parts
            corrected[part] = meant
            fault.hint = "did you mean '\(meant)'?"
            fault.suggestion = corrected.joined(separator: ".")
            return fault
        }
        fault.strangeName = parts[part]
        if let entry = entries.first, !entry.names.isEmpty {
            let listed = listed(entry.names, beside: parts[part])
            let more = entry.names.count > listed.count ? ", …" : ""
            fault.hint = "\(entry.name) has: \(listed.joined(separator: ", "))\(more)"
        }
        return fault
    }

    /// Of many names those that share a word with another one, where there are such.
    private func listed(_ names: [String], beside name: String) -> [String] {
        guard names.count > Self.mostListed else { return names }
        let words = Self.words(of: name)
        let related = names.filter { !words.isDisjoint(with: Self.words(of: $0)) }
        return Array((related.isEmpty ? names : related).prefix(Self.mostListed))
    }

    /// The words of a name that say something: `whole` and `story` of `wholeStory`.
    private static func words(of name: String) -> Set<String> {
        var words: [String] = [""]
        for letter in name {
            if letter.isUppercase { words.append("") }
            words[words.count - 1] += letter.lowercased()
        }
        return Set(words.filter { $0.count > 2 })
    }

    private var parts: [String] {
        name.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    private func offset(of part: Int) -> Int {
        name.offset + parts[..<part].reduce(0) { $0 + $1.utf8.count + 1 }
    }

    private func fault(_ what: String, hint: String? = nil) -> Fault {
        Fault(offset: name.offset, message: "'\(name.text)' \(what)", hint: hint)
    }

    private func raw(_ what: String) -> Fault {
        fault("is \(what) and must be escaped", hint: "write {{\(name.text)}}")
    }

    private func flag() -> Fault {
        let hint = "use it as a section: {{#\(name.text)}}…{{/\(name.text)}}"
        return fault("is a flag and cannot be printed", hint: hint)
    }

    private func list(of content: String) -> Fault {
        let hint = "use it as a section: {{#\(name.text)}}\(content){{/\(name.text)}}"
        return fault("is a list and cannot be printed", hint: hint)
    }

    private func model(_ schema: TemplateSchema) -> Fault {
        let example = schema.shapes.first.map { ", such as {{\(name.text).\($0.name)}}" } ?? ""
        let hint = "name one of its fields\(example)"
        return fault("is a \(schema.name) and cannot be printed", hint: hint)
    }
}
