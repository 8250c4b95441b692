/// A page of the sources of news, with the kind of template that it is for.
public enum OutletsModel: Sendable {
    case sources(SourcesPage)
    case source(SourcePage)
}
