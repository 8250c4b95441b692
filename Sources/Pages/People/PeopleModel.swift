/// A page of the people who agreed to be published, with the kind of template that it is for.
public enum PeopleModel: Sendable {}
