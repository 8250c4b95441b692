import CCurl
public import Foundation

/// Talks to servers through libcurl: many at once, politely, within limits, and to no address
/// that a site's configuration does not permit.
public actor CurlClient: HTTPClient {
    private let settings: CurlSettings
    private nonisolated let executor = CurlExecutor()
    private var gate: HostGate
    private var exchanges: [Int: Exchange] = [:]
    private var transfers: [UnsafeMutableRawPointer: Transfer] = [:]
    private var pauses: [HostKey: HostPause] = [:]
    private var answered: Set<HostKey> = []
    private var silent: Set<HostKey> = []
    private var lastID = 0
    private var deadline: ContinuousClock.Instant?
    private var isTurning = false

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - settings: What fetching is granted.
    ///   - paused: Hosts that asked for rest in earlier builds.
    ///   - clock: The build's time, from which the rest of their pauses is counted.
    public init(settings: CurlSettings, paused: [PausedHost] = [], clock: Date = .distantFuture) {
        self.settings = settings
        gate = HostGate(maxInFlight: settings.maxInFlight, slowLane: settings.slowLane)
        let now = ContinuousClock.now
        for host in paused where host.until > clock {
            pauses[HostKey(host)] = HostPause(host, clock: clock, at: now)
        }
    }

    /// Hosts that ask for rest, to be kept for the builds to come.
    ///
    /// - Parameter clock: The build's time, from which pauses of this build are counted.
    /// - Returns: those whose pause is not over.
    public func pausedHosts(clock: Date) -> [PausedHost] {
        pauses.filter { $0.value.end > .now }.map { $0.key.paused(until: $0.value.end(clock)) }
    }

    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    public func send(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
        try request.checked()
        lastID += 1
        let id = lastID
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                admit(Exchange(id: id, request, settings: settings, continuation: continuation))
            }
        } onCancel: {
            executor.run { self.assumeIsolated { $0.end(id, .failure(.cancelled)) } }
            executor.multi.wakeUp()
        }
        return try outcome.get()
    }

    private func admit(_ exchange: Exchange) {
        let now = ContinuousClock.now
        if deadline == nil { deadline = settings.deadline.map { now + $0 } }
        exchanges[exchange.id] = exchange
        queue(exchange, at: now, after: .zero)
        guard !isTurning else { return }
        isTurning = true
        scheduleTurn()
    }

    /// Lets a request wait for its place, for the first time or for a further leg.
    private func queue(_ exchange: Exchange, at now: ContinuousClock.Instant, after rest: Duration)
    {
        let host = HostKey(exchange.url)
        if let pause = pauses[host], pause.end > now {
            end(exchange.id, .failure(.hostPaused(host: host.name, retryAfter: pause.reason)))
            return
        }
        guard !silent.contains(host) else {
            end(exchange.id, .failure(.silentHost(host: host.name)))
            return
        }
        let ticket = HostGate.Ticket(
            id: exchange.id,
            host: host,
            width: exchange.ticketWidth,
            rank: exchange.request.rank,
            notBefore: rest > .zero ? now + rest : nil
        )
        gate.enqueue(ticket, first: exchange.hasStarted)
    }
}

// The loop: one turn at a time on the executor's queue, so that new work slips in between.
extension CurlClient {
    private func scheduleTurn() {
        executor.run { self.assumeIsolated { $0.turn() } }
    }

    private func turn() {
        startWaiting()
        for (easy, result) in executor.multi.perform() { conclude(easy, result) }
        // What had come by then has been read, however late our own turn is.
        endLateRequests()
        let now = ContinuousClock.now
        moveSlowTransfers(at: now)
        startWaiting()
        guard !exchanges.isEmpty else {
            isTurning = false
            return
        }
        executor.multi.poll(atMost: waitingTime(at: now))
        scheduleTurn()
    }

    private func endLateRequests() {
        guard isLate else { return }
        for exchange in exchanges.values.sorted(by: { $0.id < $1.id }) {
            let isSilent = settings.givesUpOnSilentHosts && isSilent(exchange, at: .now)
            end(
                exchange.id,
                .failure(
                    isSilent ? .silentHost(host: exchange.host) : .deadline(host: exchange.host)
                )
            )
        }
    }

    /// Whether a server that has been asked has given nothing for a while.
    private func isSilent(_ exchange: Exchange, at now: ContinuousClock.Instant) -> Bool {
        guard !answered.contains(HostKey(exchange.url)) else { return false }
        return transfers.values.contains {
            $0.exchangeID == exchange.id && !$0.hasBegun
                && now - $0.lastProgress >= settings.slowAfter
        }
    }

    private var isLate: Bool { deadline.map { $0 <= .now } ?? false }

    private func startWaiting() {
        guard !isLate else { return }
        while let id = gate.next(at: .now) {
            guard let exchange = exchanges[id] else { continue }
            let now = ContinuousClock.now
            exchange.start(at: now)
            do throws(RequestError) {
                let transfer = try Transfer(exchange, settings: settings, at: now)
                guard executor.multi.add(transfer.easy) else {
                    throw RequestError.network(
                        host: exchange.host,
                        detail: "libcurl takes no further transfer"
                    )
                }
                transfers[transfer.easy.pointer] = transfer
            } catch {
                end(id, .failure(error))
            }
        }
    }

    /// How long nothing happens unless a socket stirs.
    private func waitingTime(at now: ContinuousClock.Instant) -> Duration {
        if let deadline, deadline <= now { return .zero }
        var moments = [now + .seconds(1), deadline, gate.nextStart(after: now)].compactMap { $0 }
        for transfer in transfers.values where !gate.isSlow(transfer.exchangeID) {
            moments.append(transfer.lastProgress + settings.slowAfter)
        }
        return now.duration(to: moments.filter { $0 > now }.min() ?? now)
    }

    private func moveSlowTransfers(at now: ContinuousClock.Instant) {
        for transfer in transfers.values where now - transfer.lastProgress >= settings.slowAfter {
            gate.moveToSlowLane(transfer.exchangeID)
        }
    }
}

extension CurlClient {
    private func conclude(_ easy: UnsafeMutableRawPointer, _ result: CURLcode) {
        guard let transfer = transfers.removeValue(forKey: easy) else { return }
        let failure = transfer.failure(result)
        executor.multi.remove(transfer.easy)
        let now = ContinuousClock.now
        let pause = transfer.isCovered ? Duration.zero : settings.hostPause
        gate.finish(transfer.exchangeID, at: now, pause: pause)
        guard let exchange = exchanges[transfer.exchangeID] else { return }
        notePause(asked: transfer, at: now)
        if failure == nil || transfer.hasBegun {
            answered.insert(HostKey(transfer.url))
            if transfer.isOutside { exchange.hasSpokenOutside = true }
        }
        let step =
            failure.map { exchange.next(after: $0, at: now) }
            ?? exchange.next(after: transfer.response, at: now)
        switch step {
        case .done(.failure(let error)):
            let host = HostKey(transfer.url)
            let isSilent = isSilent(host, after: error)
            end(exchange.id, .failure(isSilent ? error.ofSilentHost : error))
            if isSilent { giveUp(on: host) }
        case .done(let outcome): end(exchange.id, outcome)
        case .again(let rest): queue(exchange, at: now, after: rest)
        }
    }

    /// A host that asks for rest gets it from all: what waits for it is not sent.
    private func notePause(asked transfer: Transfer, at now: ContinuousClock.Instant) {
        guard let pause = HostPause(transfer.response, at: now) else { return }
        let host = HostKey(transfer.url)
        pauses[host] = pause
        for id in gate.withdrawAll(from: host) {
            end(id, .failure(.hostPaused(host: host.name, retryAfter: pause.reason)))
        }
    }

    /// Whether a host that failed has not answered at all, and nobody wants to wait for such.
    private func isSilent(_ host: HostKey, after error: RequestError) -> Bool {
        settings.givesUpOnSilentHosts && error.ofSilentHost.silentHost == host.name
            && !answered.contains(host)
    }

    /// What else is wanted of a host that does not answer is not waited for.
    private func giveUp(on host: HostKey) {
        silent.insert(host)
        for id in gate.withdrawAll(from: host) {
            end(id, .failure(.silentHost(host: host.name)))
        }
    }

    /// Gives the caller its outcome and forgets the request, wherever it is.
    private func end(_ id: Int, _ outcome: Exchange.Outcome) {
        guard let exchange = exchanges.removeValue(forKey: id) else { return }
        gate.withdraw(id, from: HostKey(exchange.url))
        if let transfer = transfers.values.first(where: { $0.exchangeID == id }) {
            transfers[transfer.easy.pointer] = nil
            executor.multi.remove(transfer.easy)
        }
        gate.finish(id, at: .now, pause: settings.hostPause)
        exchange.finish(outcome)
    }
}
