import Deploying
import Fetching
import WebURL

/// Asks the published site what it says that it has.
struct PublishedRecord {
    let site: String
    let clients: WebClients

    /// - Returns: nil where nobody answers, or there is no such file.
    func bytes() async -> [UInt8]? {
        guard let client = try? clients.seeds(),
            let url = WebURL("\(site)\(DeploySite.recordPath)")
        else { return nil }
        let answer = try? await client.send(HTTPRequest(url: url, timeout: .seconds(10)))
        return try? answer?.bytes()
    }
}
