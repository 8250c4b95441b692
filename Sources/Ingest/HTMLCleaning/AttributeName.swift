/// The attributes that cleaning knows by name.
enum AttributeName: String, CaseIterable, Sendable {
    case alt, checked, cite, `class`, colspan, data, datetime, `default`, dir, height, hidden, href,
        kind, label
    case lang, loop, muted, poster, reversed, rowspan, scope, span, src, srclang, srcset, start,
        style, title
    case type, width
    /// Where pages keep the address of a picture that a script loads.
    case dataSource = "data-src"
    case dataOriginal = "data-original"
    case dataLazySource = "data-lazy-src"
    case dataSourceSet = "data-srcset"
    case dataLazySourceSet = "data-lazy-srcset"

    private static let table = FixedNames(allCases.map(\.rawValue))
    private static let all = allCases

    init?(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
        guard let position = Self.table.position(of: name) else { return nil }
        self = Self.all[position]
    }
}
