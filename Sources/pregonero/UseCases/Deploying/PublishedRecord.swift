import Deploying
import Fetching
import WebURL

/// Asks the published site what it says that it has.
struct PublishedRecord {
    let site: String
    let clients: WebClients

    /// - Returns: nil where nobody answers, or there is no such file.
    func bytes() async -> [UInt8]? {
        guard case .record(let bytes) = await answer() else { return nil }
        return bytes
    }

    /// That there is none only the site itself can say, or a page that it has for whatever is not there.
    func answer() async -> PublishedAnswer {
        guard let url = WebURL("\(site)\(DeploySite.recordPath)") else {
            return .unanswered("its address cannot be asked")
        }
        do throws(RequestError) {
            let request = HTTPRequest(url: url, timeout: .seconds(10))
            let answer = try await clients.seeds().send(request)
            let bytes = try answer.bytes()
            let isPage =
                answer.headers["Content-Type"]?.lowercased().hasPrefix("text/html") == true
                || bytes.first == UInt8(ascii: "<")
            return isPage ? .nothing : .record(bytes)
        } catch {
            switch error.bare {
            case .unexpectedStatus(code: 404, _), .unexpectedStatus(code: 410, _): return .nothing
            case .unresolvedHost: return .unknownHost
            default: return .unanswered("\(error)")
            }
        }
    }
}
