/// A page of collections of figures, such as heroes with their transformations, with the kind of template that it is for.
public enum CollectionsModel: Sendable {
    case list(FiguresPage)
    case figure(FigurePage)
}
