import Domain

/// The sources' answers on their way to the archive, in the configuration's order.
///
/// What is large comes into memory when its turn comes, and goes before the next one does: files are read then, and
/// large answers of servers, which the visit has found good, once more.
final class ArrivedAnswers: Sequence, IteratorProtocol {
    /// A visit, with what it brought when it asked a server.
    struct Arrival: Sendable {
        let visit: SourceVisit
        let result: SourceVisit.Result?
    }

    /// How the sources fared whose turn has come, without their batches.
    private(set) var results: [SourceVisit.Result] = []
    private var waiting: ArraySlice<Arrival>

    init(_ arrivals: [Arrival]) {
        waiting = arrivals[...]
    }

    func next() -> ReceivedBatch? {
        while let arrival = waiting.popFirst() {
            var result = arrival.result ?? arrival.visit.unasked()
            if result.isLaidAside { result = arrival.visit.readAgain(result) }
            let batch = result.batch
            result.batch = nil
            results.append(result)
            if let batch { return batch }
        }
        return nil
    }
}
