import Basics
public import Domain
public import Fetching
public import Foundation

/// Fetches pictures from where they are, and says of each what came: one that is late is no failure.
public struct PictureDownloads: Sendable {
    private let client: any HTTPClient
    private let store: PictureStore
    private let now: Date

    public init(client: any HTTPClient, store: PictureStore, now: Date) {
        self.client = client
        self.store = store
        self.now = now
    }

    /// What came for one picture; nil when it is late.
    public struct Arrival: Sendable {
        public let picture: DuePicture
        public let outcome: PictureOutcome?
        /// To make a copy of, when something new came.
        public let job: CopyJob?
        /// Whether this looks like our own network.
        var isOwnNetworkFailure = false
        /// How its server fared; nil when that cannot be told.
        var server: Server?
    }

    /// A server that was asked for a picture.
    struct Server: Sendable {
        let host: String
        let standing: Standing

        enum Standing: Sendable {
            case answers
            /// It could give no picture at all: overloaded, broken, or it lets nobody in.
            case fails
            case silent
        }
    }

    /// What fetching found.
    public struct Catch: Sendable {
        /// In the order of the pictures.
        public let arrivals: [Arrival]
        /// The names of servers that gave an answer.
        public let answered: Set<String>
        /// Of those that failed with each of several pictures.
        public let failing: Set<String>
        /// Of those that gave no answer.
        public let silent: Set<String>

        init(_ arrivals: [Arrival]) {
            self.arrivals = arrivals
            let servers = Dictionary(grouping: arrivals.compactMap(\.server), by: \.host)
            func hosts(_ isMeant: ([Server.Standing]) -> Bool) -> Set<String> {
                Set(servers.filter { isMeant($0.value.map(\.standing)) }.keys)
            }
            // One picture that fails says nothing about its server.
            failing = hosts { $0.count > 1 && $0.contains(.fails) && !$0.contains(.answers) }
            silent = hosts { $0.allSatisfy { $0 == .silent } }
            answered = Set(servers.keys).subtracting(failing).subtracting(silent)
        }
    }

    /// The name of the server that is to be asked for a picture; nil when its address is none of the web.
    public static func host(of picture: DuePicture) -> String? {
        HTTPRequest(picture: picture.place, etag: nil, lastModified: nil, rank: 0)?.host
    }

    /// Fetches all, many at once; the client decides how many, and for how long. `progress` is told after each how many are
    /// done.
    public func fetch(
        _ pictures: [DuePicture],
        progress: @Sendable (Int) -> Void = { _ in }
    ) async -> Catch {
        await withTaskGroup(of: (Int, Arrival).self) { group in
            var waiting = pictures.enumerated().makeIterator()
            func begin() {
                guard let (index, picture) = waiting.next() else { return }
                group.addTask { (index, await fetch(picture, rank: index)) }
            }
            for _ in 0..<Self.width { begin() }
            var arrivals: [(Int, Arrival)] = []
            while let arrival = await group.next() {
                arrivals.append(arrival)
                progress(arrivals.count)
                begin()
            }
            return Catch(Self.judged(arrivals.sorted { $0.0 < $1.0 }.map(\.1)))
        }
    }

    /// When no name resolves at all, no server is to blame: everything is merely late.
    private static func judged(_ arrivals: [Arrival]) -> [Arrival] {
        guard arrivals.contains(where: \.isOwnNetworkFailure),
            arrivals.allSatisfy({ $0.isOwnNetworkFailure || $0.outcome == nil })
        else { return arrivals }
        return arrivals.map { Arrival(picture: $0.picture, outcome: nil, job: nil) }
    }

    /// Requests that wait for their hosts at once.
    private static let width = 64

    private func fetch(_ picture: DuePicture, rank: Int) async -> Arrival {
        let hasCopy = picture.isCurrent
        let request = HTTPRequest(
            picture: picture.place,
            etag: hasCopy ? picture.etag : nil,
            lastModified: hasCopy ? picture.lastModified : nil,
            rank: rank
        )
        guard let request else { return refused(picture, "its address is none of the web", nil) }
        let host = request.host
        do throws(RequestError) {
            let response = try await client.send(request)
            let next = nextCheck(response)
            var found =
                response.status == 304
                ? arrival(picture, .confirmed, response, next: next)
                : taken(picture, try response.bytes(), response, next: next)
            found.server = Server(host: host, standing: .answers)
            return found
        } catch {
            return failed(picture, error, host)
        }
    }

    private func taken(
        _ picture: DuePicture,
        _ bytes: [UInt8],
        _ response: HTTPResponse,
        next: Int
    ) -> Arrival {
        do throws(PictureFault) {
            let header = try PictureHeader(bytes, least: picture.recipe.least)
            guard header.type != .svg else { throw .drawing }
            guard PictureEnd.isThere(header.type, bytes) else { throw .cutOff }
            guard let hash = try? store.keep(bytes) else {
                return Arrival(picture: picture, outcome: nil, job: nil)
            }
            if hash == picture.original, picture.isCurrent {
                return arrival(picture, .confirmed, response, next: next)
            }
            let job = CopyJob(
                file: store.original(hash),
                hash: hash,
                header: header,
                recipe: picture.recipe
            )
            return arrival(picture, .fetched, response, original: hash, job: job, next: next)
        } catch {
            return refused(picture, error.description, response)
        }
    }
}

extension PictureDownloads {
    private func arrival(
        _ picture: DuePicture,
        _ result: PictureOutcome.Result,
        _ response: HTTPResponse?,
        original: String? = nil,
        job: CopyJob? = nil,
        next: Int
    ) -> Arrival {
        Arrival(
            picture: picture,
            outcome: PictureOutcome(
                address: picture.address,
                result: result,
                original: original,
                etag: response?.headers["ETag"],
                lastModified: response?.headers["Last-Modified"],
                nextCheck: next
            ),
            job: job
        )
    }

    /// What is no picture is asked for again after a month.
    private func refused(_ picture: DuePicture, _ why: String, _ response: HTTPResponse?)
        -> Arrival
    {
        arrival(picture, .refused(why), response, next: seconds(after: 30 * 86_400))
    }

    private func failed(_ picture: DuePicture, _ error: RequestError, _ host: String) -> Arrival {
        // Where it leads may be silent while it answers itself.
        let isSilent = error.silentHost == host
        let server = Server(
            host: host,
            standing: isSilent ? .silent : error.isFaultOfServer ? .fails : .answers
        )
        let first: Int
        switch error.bare {
        case .deadline, .cancelled, .hostPaused:
            return Arrival(picture: picture, outcome: nil, job: nil)
        case .silentHost where isSilent:
            return Arrival(picture: picture, outcome: nil, job: nil, server: server)
        case .unexpectedStatus(let code, _) where code < 500 && code != 408 && code != 429:
            first = 2 * 86_400
        case .unauthorized, .tooLarge, .invalidURL, .redirectRefused, .refusedAddress,
            .redirectLoop, .tooManyRedirects:
            first = 2 * 86_400
        default: first = 3_600
        }
        let rest = min(first << min(picture.failures, 10), 30 * 86_400)
        var failure = arrival(
            picture,
            .failed(error.description),
            nil,
            next: seconds(after: rest)
        )
        failure.isOwnNetworkFailure = error.isOwnNetworkFailure
        failure.server = server
        return failure
    }

    /// What hardly ever changes is asked for again after a week, at most a month, at least a day.
    private func nextCheck(_ response: HTTPResponse) -> Int {
        let granted = Freshness(headers: response.headers, now: now).lifetime ?? 7 * 86_400
        return seconds(after: min(max(granted, 86_400), 30 * 86_400))
    }

    private func seconds(after rest: Int) -> Int {
        Int(clamping: now.timeIntervalSince1970.rounded(.down)) + rest
    }
}

extension RequestError {
    /// Whether the server would fail with any other picture too, and is not merely without this one.
    fileprivate var isFaultOfServer: Bool {
        switch bare {
        case .unexpectedStatus(let code, _): code >= 500 || code == 403 || code == 408
        case .tooLarge, .invalidURL, .redirectRefused, .refusedAddress, .redirectLoop,
            .tooManyRedirects:
            false
        default: true
        }
    }
}
