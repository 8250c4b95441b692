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
