import Basics
public import Domain
public import Foundation

/// The site that stands in the output folder, as far as its manifest's first line tells.
public struct ExistingSite: Sendable {
    private let head: ManifestHead
    /// What the build that wrote it said of it.
    public let warnings: [Diagnostic]

    /// Nil when there is none, when a build did not end, when the machine was started since, or when somebody has been at work in the output folder.
    public init?(in places: PublishingPlaces) {
        guard !FileSystem.exists(places.journal),
            let bytes = FileSystem.read(places.manifest, limit: ManifestHead.limit),
            let head = ManifestHead(of: bytes), head.inputs != 0,
            head.boot == BootSession.current,
            head.surface == SiteWriter.surface(of: places.output)
        else { return nil }
        self.head = head
        warnings = ExistingWarnings(places).of(head.inputs)
    }

    /// Whether a build from these inputs at this clock would write what stands there.
    public func holds(inputs: UInt64, at clock: Date) -> Bool {
        let now = Int(clamping: clock.timeIntervalSince1970)
        return head.inputs == inputs && now >= head.clock && head.due.map { now < $0 } ?? true
    }

    public var articles: Int { head.articles }
    public var held: Int { head.held }
    public var nextDue: Date? {
        head.due.map { Date(timeIntervalSince1970: Double($0)) }
    }

    /// When an item comes due or ends next.
    public var nextItem: Date? {
        head.next.map { Date(timeIntervalSince1970: Double($0)) }
    }

    /// What publishing it once more comes to: nothing is read, rendered or written.
    public var publication: Publication {
        Publication(
            nextDue: nextDue,
            pages: head.pages,
            rendered: 0,
            files: WriteTally(),
            renderTime: .zero,
            writeTime: .zero
        )
    }
}
