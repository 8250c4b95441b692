import Domain
import Fetching
import SourceKinds
import WebURL

/// What a source's configuration and its history make it asked together.
final class SourceQuestion: Sendable {
    let source: Source
    let asked: SourceRequests.Question

    init(_ kind: any SourceKind, _ context: ReadingContext, rank: Int) throws(SourceError) {
        source = context.source
        asked = try SourceRequests(kind, context, rank: rank).question()
    }

    /// What the pages of its answer are found to hold.
    var decoded: DecodedPages? {
        if case .paged(_, let decoded) = asked { decoded } else { nil }
    }

    /// Tells it from the question of another configuration.
    var hash: String {
        switch asked {
        case .single(let request): request.questionHash
        case .paged(let question, _): question.questionHash
        case .program(let request): request.questionHash
        }
    }

    /// The server that is asked; nil for a program.
    var host: String? {
        switch asked {
        case .single(let request): request.host
        case .paged(let question, _): question.host
        case .program: nil
        }
    }

    /// The same question to the address to which the source has moved for good.
    func request(_ request: HTTPRequest, _ history: SourceHistory) -> HTTPRequest {
        guard let address = history.adoptedAddress, let url = WebURL(address), url.isHTTP else {
            return request
        }
        var moved = request
        moved.url = url
        return moved.keepingKeys(at: request.url) ?? request
    }

    func isAnswered(by snapshot: Snapshot, _ history: SourceHistory) -> Bool {
        switch asked {
        case .single(let configured): snapshot.answers(request(configured, history))
        case .paged(let question, _): snapshot.answers(question)
        case .program(let request): snapshot.answers(request)
        }
    }

    /// Where permanent redirects led, unless the address holds a secret that cannot be kept or is put together
    /// from an API's origin.
    func move(_ snapshot: Snapshot) -> WebURL? {
        source.isFeed && source.shownAddress != nil ? snapshot.permanentRedirect : nil
    }
}
