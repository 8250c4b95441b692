import Domain
import Foundation
import Presentation

/// What the list of a page type shows of an entity.
struct EntityListing {
    let title: String
    /// Of its page.
    let route: Route
    var text: LocalizedText?
    var picture: Picture?
    /// When it takes place, by which the list is ordered.
    var time: Date?
}
