import Basics
import Foundation

/// Sends a state to the place where it is kept: only pages that are not there yet, and last of all the pointer to the new snapshot.
public struct SendState {
    private let place: StatePlace

    public init(_ place: StatePlace) {
        self.place = place
    }

    /// - Parameter isForced: whether what somebody else has sent, their lock and a former name of this portal count for nothing.
    /// - Returns: what it came to.
    /// - Throws: `StateError`; what was there before counts on then.
    public func run(isForced: Bool = false) throws -> SendReport {
        try LocalFailure.named(in: place.folder) { try send(isForced) }
    }

    private func send(_ isForced: Bool) throws -> SendReport {
        try place.remote.lock(breaking: isForced)
        defer { place.remote.unlock() }
        let pointer = try place.remote.pointer()
        if isForced { try checkReplacing(pointer) }
        let there = Set(try place.remote.names(in: StatePart.folder))
        // What has lost parts there is sent anew; what they hold `verify` looks at.
        let former = try (isForced ? nil : known(pointer)).flatMap { known in
            known.snapshot.parts.allSatisfy { there.contains($0.name) } ? known : nil
        }
        let outgoing = "\(place.sending)/parts"
        try? FileManager.default.removeItem(atPath: outgoing)
        try FileManager.default.createDirectory(
            atPath: outgoing,
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(atPath: outgoing) }
        var draft = SnapshotDraft(place, after: former, outgoing: outgoing)
        let snapshot = try draft.make()
        if let former, former.snapshot.files == snapshot.files,
            let name = SnapshotName(former.state.name),
            snapshot.erasures == former.snapshot.erasures
        {
            return sending(
                snapshot,
                name,
                draft,
                after: former.snapshot,
                sent: 0,
                kept: try place.snapshots().count - 1
            )
        }
        let bytes = snapshot.bytes
        let name = SnapshotName(of: bytes, time: snapshot.time)
        let file = "\(place.sending)/\(name.path)"
        try FileManager.default.createDirectory(
            atPath: "\(place.sending)/\(Snapshot.folder)",
            withIntermediateDirectories: true
        )
        try Data(bytes).write(to: URL(filePath: file), options: .atomic)
        let removal = try removal(name, snapshot, parts: there)
        try place.remote.commit(
            RemoteChange(
                added: draft.written.map { ($0.path, "\(outgoing)/\($0.name)") }
                    + [(name.path, file)],
                pointer: place.pointer(to: name),
                former: pointer,
                removed: removal.paths,
                forgets: try holdsErased(pointer, known: former?.snapshot, since: snapshot)
            )
        )
        for path in removal.paths { unlink("\(place.sending)/\(path)") }
        try SentState(
            remote: place.remote.identity,
            name: name.text,
            snapshot: Data(bytes),
            files: draft.known
        ).write(to: place.sentState)
        let sent = draft.written.reduce(bytes.count) { $0 + $1.packed }
        return sending(
            snapshot,
            name,
            draft,
            after: former?.snapshot,
            sent: sent,
            kept: removal.kept
        )
    }

    private func sending(
        _ snapshot: Snapshot,
        _ name: SnapshotName,
        _ draft: SnapshotDraft,
        after former: Snapshot?,
        sent: Int,
        kept: Int
    ) -> SendReport {
        SendReport(
            moment: name.moment,
            files: snapshot.files.count,
            changed: draft.changed,
            bytes: snapshot.size,
            sent: sent,
            isClockBehind: former.map { $0.time > snapshot.time } ?? false,
            kept: kept
        )
    }

    /// What lies there and this machine knows; nil where there is nothing.
    private func known(
        _ pointer: [UInt8]?
    ) throws(StateError) -> (state: SentState, snapshot: Snapshot)? {
        guard let current = try place.current(pointer) else { return nil }
        let state = place.sent().flatMap { $0.name == current.name.text ? $0 : nil }
        let snapshot: Snapshot
        if let state {
            snapshot = try Snapshot([UInt8](state.snapshot))
        } else {
            snapshot = try place.snapshot(current.name)
        }
        guard snapshot.site == place.site else {
            throw .wouldReplace(there: snapshot.site, here: place.site, isKnown: state != nil)
        }
        guard let state else {
            throw .newerThere(moment: current.name.moment, machine: current.machine)
        }
        return (state, snapshot)
    }

    /// Whether what counted there until now holds what was erased since; where nobody can tell, it does.
    private func holdsErased(
        _ pointer: [UInt8]?,
        known: Snapshot?,
        since snapshot: Snapshot
    ) throws(StateError) -> Bool {
        if let known { return known.erasures != snapshot.erasures }
        do throws(StateError) {
            guard let current = try place.current(pointer) else { return false }
            return try place.snapshot(current.name).erasures != snapshot.erasures
        } catch .damaged {
            return true
        }
    }

    /// Whoever is forced to may put ours in the place of what is damaged, and of what this portal sent or fetched under another
    /// name, but neither of what a newer program wrote nor of another portal's.
    private func checkReplacing(_ pointer: [UInt8]?) throws(StateError) {
        guard let (name, site) = try standing(pointer) else { return }
        guard site == place.site || place.sent()?.name == name.text else {
            throw .wouldReplace(there: site, here: place.site, isKnown: false)
        }
    }

    /// Which portal's state lies there, as far as anything of it is whole.
    private func standing(
        _ pointer: [UInt8]?
    ) throws(StateError) -> (name: SnapshotName, site: String)? {
        do throws(StateError) {
            guard let current = try place.current(pointer) else { return nil }
            return (current.name, try place.snapshot(current.name).site)
        } catch .damaged {
            for name in try place.snapshots().reversed() {
                do throws(StateError) {
                    return (name, try place.snapshot(name).site)
                } catch .damaged {
                    continue
                }
            }
            return nil
        }
    }

    /// What is no longer needed there.
    private func removal(
        _ name: SnapshotName,
        _ snapshot: Snapshot,
        parts: Set<String>
    ) throws(StateError) -> (paths: [String], kept: Int) {
        let all = try place.snapshots().filter { $0 != name }
        var kept = KeepingRule.kept(all + [name], current: name, now: place.now())
        var budget = StorageBudget(snapshot)
        for other in kept.sorted(by: >) where other != name {
            let former: Snapshot
            do {
                former = try place.snapshot(other)
            } catch .damaged, .newerFormat {
                // Nobody can say what it needs.
                return ([], all.count)
            }
            if former.erasures < snapshot.erasures || !budget.admits(former) {
                kept.remove(other)
            }
        }
        let parts = parts.filter { !budget.needs($0) }.sorted()
        return (
            all.filter { !kept.contains($0) }.map(\.path)
                + parts.map { "\(StatePart.folder)/\($0)" },
            kept.count - 1
        )
    }
}
