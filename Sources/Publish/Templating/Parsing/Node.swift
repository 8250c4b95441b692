/// A piece of a template as its author nested it; ranges are bytes of the source.
indirect enum Node: Sendable {
    case text(Range<Int>)
    /// The start of a line, with its leading white space: where indentation is added or taken.
    case line(Range<Int>)
    case variable(Name, isRaw: Bool)
    case section(Section)
    case partial(Inclusion)
    case parent(Parent)
    case block(Block)
}

/// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
struct Section: Sendable {
    let name: Name
    let isInverted: Bool
    let nodes: [Node]
}

/// `{{$name}}…{{/name}}`: a piece that another template may replace, or its replacement.
struct Block: Sendable {
    let name: Name
    let isStandalone: Bool
    /// The white space before its opening tag.
    let indentation: Range<Int>
    /// The white space before its first line, when that is a line of its own.
    let intrinsic: Range<Int>?
    let nodes: [Node]
}

/// What `{{>name}}` and `{{<name}}` ask for.
struct Inclusion: Sendable {
    let name: Name
    let isDynamic: Bool
    /// It has its line for itself, so that its indentation is given to every included line.
    let isStandalone: Bool
    let indentation: Range<Int>
}

/// `{{<name}}…{{/name}}`: another template with some of its blocks replaced.
struct Parent: Sendable {
    let inclusion: Inclusion
    let blocks: [Block]
    /// The first thing inside that is no block, and so is never shown.
    let stray: Int?
}
