/// Resolves prefixed names, and remembers each so that a feed pays for it once.
struct XMLNames {
    private struct Context {
        var namespaces: [String: FeedNamespace] = [:]
    }

    private struct ContextKey: Hashable {
        let parent: Int
        let declarations: [String]
    }

    private struct Known<Name> {
        let bytes: [UInt8]
        let context: Int
        let name: Name
    }

    /// No feed has so many; a text made to have them is resolved by its usual prefixes.
    private static let capacity = 1_024

    private var contexts = [Context()]
    private var count = 0
    private var contextIDs: [ContextKey: Int] = [:]
    private var elements: [UInt64: [Known<ElementName>]] = [:]
    private var attributes: [UInt64: [Known<String>]] = [:]
    /// The namespace of the root is the feed's own, whatever its address.
    private var ownAddress: String?
    private var ownNamespace = FeedNamespace.core

    /// Whether there is ample room for what entries declare, so that none is read otherwise for those before it.
    var hasRoom: Bool { contexts.count < Self.capacity / 2 && count < 4 * Self.capacity }

    /// Tells which namespace the root belongs to, before any name is resolved.
    mutating func adopt(address: String?, as namespace: FeedNamespace) {
        ownAddress = address
        ownNamespace = namespace
        contexts[0].namespaces[""] = namespace
    }

    /// The context that holds within an element with these declarations, prefixes and addresses
    /// in turn.
    mutating func context(parent: Int, declarations: [String]) -> Int {
        let key = ContextKey(parent: parent, declarations: declarations)
        if let known = contextIDs[key] { return known }
        guard contexts.count < Self.capacity else { return parent }
        var context = contexts[parent]
        for place in stride(from: 0, to: declarations.count - 1, by: 2) {
            context.namespaces[declarations[place]] = namespace(declarations[place + 1])
        }
        contexts.append(context)
        contextIDs[key] = contexts.count - 1
        return contexts.count - 1
    }

    mutating func element(_ bytes: [UInt8], _ range: Range<Int>, context: Int) -> ElementName {
        let hash = Self.hash(bytes, range, context)
        if let known = Self.find(elements[hash], bytes, range, context) { return known }
        let (prefix, local) = Self.split(bytes.text(range))
        let name = ElementName(namespace: namespace(of: prefix, in: context), local: local)
        guard count < 8 * Self.capacity else { return name }
        count += 1
        elements[hash, default: []].append(
            Known(bytes: Array(bytes[range]), context: context, name: name)
        )
        return name
    }

    /// In lower case, with the usual prefix of its namespace.
    mutating func attribute(_ bytes: [UInt8], _ range: Range<Int>, context: Int) -> String {
        let hash = Self.hash(bytes, range, context)
        if let known = Self.find(attributes[hash], bytes, range, context) { return known }
        let (prefix, local) = Self.split(bytes.text(range))
        var name = local
        if let prefix {
            let namespace = namespace(of: prefix, in: context)
            if namespace != .core, namespace != ownNamespace {
                name = "\(namespace.rawValue):\(local)"
            }
        }
        guard count < 8 * Self.capacity else { return name }
        count += 1
        attributes[hash, default: []].append(
            Known(bytes: Array(bytes[range]), context: context, name: name)
        )
        return name
    }

    private func namespace(_ address: String) -> FeedNamespace {
        let isOwn = address == ownAddress || address.isEmpty
        return isOwn ? ownNamespace : FeedNamespace(address: address)
    }

    private func namespace(of prefix: String?, in context: Int) -> FeedNamespace {
        let key = prefix ?? ""
        return contexts[context].namespaces[key] ?? FeedNamespace(usualPrefix: key) ?? .other
    }

    private static func split(_ name: String) -> (prefix: String?, local: String) {
        guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else {
            return (nil, name.lowercased())
        }
        let local = name[name.index(after: colon)...].lowercased()
        return (String(name[..<colon]), local)
    }

    private static func find<Name>(
        _ candidates: [Known<Name>]?,
        _ bytes: [UInt8],
        _ range: Range<Int>,
        _ context: Int
    ) -> Name? {
        guard let candidates else { return nil }
        for known in candidates
        where known.context == context && bytes[range].elementsEqual(known.bytes) {
            return known.name
        }
        return nil
    }

    /// FNV-1a.
    private static func hash(_ bytes: [UInt8], _ range: Range<Int>, _ context: Int) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: context)
        for place in range {
            hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01B3
        }
        return hash
    }
}
