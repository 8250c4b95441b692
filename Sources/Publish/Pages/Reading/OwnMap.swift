import Basics
public import Cartography
public import Domain
public import Foundation
import Presentation

/// A site's own map of its region or town, read and checked, with the credit that its data asks for.
public struct OwnMap: Sendable {
    public let base: BaseMap
    let credit: LinkModel?
    /// Differs whenever the map does.
    public let fingerprint: UInt64

    /// - Parameters:
    ///   - data: the content of the file.
    ///   - geometry: what the configuration says of it.
    ///   - path: how messages name the file.
    ///   - report: gets warnings of every feature that is wrong.
    /// - Throws: when nothing of it can be drawn.
    public init(
        _ data: Data,
        _ geometry: SiteGeometry,
        path: String,
        report: (Diagnostic) -> Void
    ) throws(Diagnostic) {
        base = BaseMap(
            try OwnGeometry(data, path: path, report: report),
            in: try ProjectionKind(named: geometry.projection, path: path)
        )
        credit = geometry.credit.map {
            LinkModel(title: $0, address: WebAddress.checked(geometry.creditAddress))
        }
        var hash = StableHash()
        hash.add([UInt8](data))
        hash.add(geometry.projection)
        hash.add(geometry.credit)
        hash.add(geometry.creditAddress)
        fingerprint = hash.value
    }
}
