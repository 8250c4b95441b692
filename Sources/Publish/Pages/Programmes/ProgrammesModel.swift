/// A page of films and series, with the kind of template that it is for.
public enum ProgrammesModel: Sendable {
    case list(ProgrammeListPage)
    case programme(ProgrammePage)
}
