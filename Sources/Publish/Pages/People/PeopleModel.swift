/// A page of the people who agreed to be published, with the kind of template that it is for.
public enum PeopleModel: Sendable {
    case list(PeoplePage)
    case person(PersonPage)
    case map(PeopleMapPage)
    case personMap(PersonMapPage)
}
