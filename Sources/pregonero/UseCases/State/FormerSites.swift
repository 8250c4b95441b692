import Deploying
import Publishing

/// What the state folder keeps of the portal as it was: former editions, and what branches were sent from.
struct FormerSites {
    let layout: SiteLayout

    /// Takes all of it away, since nobody can tell in which of it stands what was erased.
    func forget() throws {
        try Editions.forget(in: layout.state.filePath)
        try GitPlace.forget(in: layout.deploying.barePath)
    }
}
