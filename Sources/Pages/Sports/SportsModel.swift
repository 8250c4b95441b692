/// A page of matches, their competitions and teams, with the kind of template that it is for.
public enum SportsModel: Sendable {}
