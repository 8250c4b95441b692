/// Which pictures of a source the portal may show, and how.
public struct PicturePolicy: Hashable, Sendable {
    public let showsOffered: Bool
    /// Whether those inside texts stay.
    public let showsBody: Bool
    /// Whether they may be shown from where they are, if the site does so.
    public let allowsRemote: Bool
    /// Whether they stand only beside a link to the shop that offers the work.
    public let needsStoreLink: Bool
    /// Whether its addresses end soon, so that what they lead to is fetched first.
    public let isExpiring: Bool
    /// Whether the portal may draw a picture for what it offers: only where it is the place of the text.
    public let drawsCards: Bool

    public init(_ source: Source) {
        let isAllowed = source.pictures != .none && source.terms.pictures != .none
        showsOffered = isAllowed
        showsBody =
            isAllowed && source.content == .full
            && (source.rights.isCanonicalHere || source.pictures == .all)
        allowsRemote = isAllowed && source.terms.pictures != .expiring
        needsStoreLink = source.terms.pictures == .besideStoreLink
        isExpiring = source.terms.pictures == .expiring
        drawsCards = source.rights.isCanonicalHere
    }

    /// Whether a picture may be shown beside what it belongs to.
    public func allows(_ entity: Entity) -> Bool {
        guard showsOffered else { return false }
        guard needsStoreLink else { return true }
        if case .track(let track) = entity { return track.store?.isEmpty == false }
        return false
    }
}
