/// A page of the sources of news, those of the portal and those that directories list, with the kind of template that it is for.
public enum OutletsModel: Sendable {}
