import Basics

/// One side of a match, as its source names it.
public struct Team: Hashable, Sendable, Codable {
    public var name: String
    public var shortName: String?
    /// Usually three letters.
    public var code: String?
    public var crest: Picture?

    public init(name: String, shortName: String? = nil, code: String? = nil, crest: Picture? = nil)
    {
        self.name = name
        self.shortName = shortName
        self.code = code
        self.crest = crest
    }

    /// What fits a list.
    public var shownShortName: String { shortName ?? name }
}

extension Team {
    /// With plain lines.
    var plausible: Team {
        Team(
            name: name.plainLine,
            shortName: shortName?.plainLine,
            code: code?.plainLine,
            crest: crest
        )
    }
}
