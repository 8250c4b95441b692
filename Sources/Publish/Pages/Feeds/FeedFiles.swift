import Domain
import Presentation

/// What the portal's feeds and podcasts are called as files.
public enum FeedFiles {
    /// Their names, without a folder.
    public static let names = Set(SyndicationFormat.allCases.map(\.fileName) + [Route.podcastFile])
}
