/// Header fields in the order in which they came or go, found by name in any case.
public struct HTTPHeaders: Hashable, Sendable {
    /// One header line.
    public struct Field: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public private(set) var fields: [Field]

    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// The first value of a field; setting it replaces all lines of that name.
    public subscript(name: String) -> String? {
        get { fields.first { $0.isNamed(name) }?.value }
        set {
            fields.removeAll { $0.isNamed(name) }
            if let newValue { add(name, newValue) }
        }
    }

    public func values(of name: String) -> [String] {
        fields.filter { $0.isNamed(name) }.map(\.value)
    }

    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name, value))
    }

    /// Continues the last line, as servers of the nineties folded long ones.
    mutating func extendLast(with text: String) {
        guard let last = fields.popLast() else { return }
        fields.append(Field(last.name, last.value.isEmpty ? text : last.value + " " + text))
    }

    mutating func removeAll() {
        fields.removeAll(keepingCapacity: true)
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field($0, $1) }
    }
}

extension HTTPHeaders.Field {
    func isNamed(_ other: String) -> Bool {
        name.utf8.count == other.utf8.count && name.lowercased() == other.lowercased()
    }
}
