import Basics
import Domain
import Fetching
import Foundation
import Recurrence

/// What reading gathers, row by row, with a remark for each row that had to be left out.
public struct RowCollector {
    public let context: ReadingContext
    private var items: [ReceivedItem] = []
    private var entities: [ReceivedEntity] = []
    private var seen: Set<String> = []
    private var dropped = 0
    private var leftOut = 0
    private var remarks: [String] = []
    private var troubles: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var page: Int?
    /// Judges the rules of all pages.
    var rules = RuleJudge()
    /// Whether there was more than is kept of one answer.
    private(set) var isCut = false
    public var title: String?
    public var home: String?

    /// More entities of one answer are not kept.
    private static let mostEntities = 50_000
    private static let mostRemarks = 32

    public init(_ context: ReadingContext) {
        self.context = context
    }

    var options: SourceOptions { context.options }

    mutating func begin(page: Int?) {
        self.page = page
    }

    /// - Returns: whether it is no double of an earlier one, which is left out.
    @discardableResult
    mutating func take(_ item: ReceivedItem, row: Int? = nil) -> Bool {
        guard isNew("article", item.identity, row) else { return false }
        var item = item.plausible(at: context.receivedAt)
        if context.source.pictures == .none || context.source.terms.pictures == .none {
            item.picture = nil
        }
        items.append(item)
        return true
    }

    /// - Returns: whether it is no double of an earlier one, which is left out.
    @discardableResult
    mutating func take(_ entity: Entity, as identity: String, row: Int? = nil) -> Bool {
        guard isNew(entity.kind.rawValue, identity, row) else { return false }
        guard entities.count < Self.mostEntities else {
            if !isCut {
                trouble("there are more than \(Self.mostEntities) entries; the rest is left out")
            }
            isCut = true
            return true
        }
        let placed = entity.plausible.placed(at: entities.count)
        let entity =
            context.source.pictures == .none || context.source.terms.pictures == .none
            ? placed.withoutPictures : placed
        entities.append(ReceivedEntity(identity: identity, entity: entity))
        return true
    }

    /// Notes one more term under which a track was found.
    ///
    /// - Returns: false where no answer before had that track, and where this one had it already.
    mutating func join(_ term: String, toTrack identity: String) -> Bool {
        guard seen.contains("\(EntityKind.track.rawValue)\u{0}\(identity)"),
            let place = entities.lastIndex(where: { $0.identity == identity }),
            case .track(var track) = entities[place].entity,
            let terms = track.terms, !terms.contains(term)
        else { return false }
        track.terms = terms + [term]
        entities[place] = ReceivedEntity(identity: identity, entity: .track(track))
        return true
    }

    private mutating func isNew(_ kind: String, _ identity: String, _ row: Int?) -> Bool {
        if seen.insert("\(kind)\u{0}\(identity)").inserted { return true }
        drop(row, "it has the identity '\(identity.plainLine(atMost: 60))' of an earlier one")
        return false
    }

    /// Leaves a row out.
    ///
    /// - Parameters:
    ///   - row: counted from 1.
    ///   - reason: why, after the row's name and a colon.
    mutating func drop(_ row: Int?, _ reason: String) {
        dropped += 1
        remark(row, "left out: \(reason)")
    }

    /// Says what is wrong with a row that is taken all the same.
    mutating func remark(_ row: Int?, _ text: String) {
        let place = [page.map { "page \($0)" }, row.map { "row \($0)" }].compactMap(\.self)
        note(place.isEmpty ? text : "\(place.joined(separator: ", ")): \(text)")
    }

    private mutating func note(_ text: String) {
        if remarks.count < Self.mostRemarks { remarks.append(text) }
    }

    mutating func dropUnreadable(_ count: Int) {
        guard count > 0 else { return }
        dropped += count
        remark(nil, "\(count) rows left out: they have another form than expected")
    }

    /// A row that may not be published, although nothing is wrong with it.
    mutating func leaveOut() {
        leftOut += 1
    }

    mutating func trouble(_ text: String) {
        troubles.append(text)
    }

    mutating func diagnose(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error || !diagnostics.contains(diagnostic) {
            diagnostics.append(diagnostic)
        }
    }

    /// All that was gathered; of articles the newest, of events those that come next, as many as the source keeps.
    func result(isComplete: Bool, hints: FreshnessHints = .none) -> SourceReadingResult {
        var remarks = remarks
        if leftOut > 0 {
            remarks.append(
                leftOut == 1
                    ? "one person left out: the row has no 'public: true', and the source no "
                        + "'consent: all'"
                    : "\(leftOut) people left out: their rows have no 'public: true', and the "
                        + "source no 'consent: all'"
            )
        }
        let kept = newest
        let choice = EntityChoice(entities, in: context)
        remarks += choice.remarks
        let batch = ReceivedBatch(
            source: context.source.id,
            origin: context.origin,
            receivedAt: context.receivedAt,
            title: title?.plainLine,
            home: home,
            items: kept,
            entities: choice.kept,
            isComplete: isComplete || context.origin == .sample,
            untold: choice.untold,
            reading: ReadingReport(
                accepted: kept.count + choice.kept.count,
                dropped: dropped + items.count - kept.count + entities.count - choice.kept.count,
                remarks: remarks
            )
        )
        return SourceReadingResult(
            batch: batch,
            warnings: remarks,
            troubles: troubles,
            diagnostics: diagnostics,
            hints: hints,
            leftOut: leftOut
        )
    }

    private var newest: [ReceivedItem] {
        let most = context.source.mostArticles
        guard items.count > most else { return items }
        let sorted = items.enumerated().sorted { left, right in
            (right.element.published ?? .distantPast, left.offset)
                < (left.element.published ?? .distantPast, right.offset)
        }
        let places = Set(sorted.prefix(most).map(\.offset))
        return items.enumerated().filter { places.contains($0.offset) }.map(\.element)
    }
}

extension Entity {
    /// A collection keeps the order in which its source lists it.
    fileprivate func placed(at position: Int) -> Entity {
        guard case .figure(var figure) = self, figure.position == nil else { return self }
        figure.position = position
        return .figure(figure)
    }
}
