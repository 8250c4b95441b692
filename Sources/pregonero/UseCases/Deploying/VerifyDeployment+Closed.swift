import Deploying
import Fetching
import Foundation
import WebURL

extension VerifyDeployment {
    /// Asks for what is closed and for what was withdrawn: a server that was not told sends them all the same.
    ///
    /// - Throws: `ExitReason.transferFailed` for the first one that comes.
    func checkClosed(_ addresses: [DeploySite.ClosedAddress]) async throws {
        for address in addresses {
            let path = address.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
            guard let path, let url = WebURL("\(site)\(path.dropFirst())") else { continue }
            guard let status = await status(of: url), (200..<300).contains(status) else { continue }
            throw ExitReason.transferFailed(
                "\(address.path) is open at \(site): \(address.what), and the server answers \(status)",
                hint:
                    "have the server go by the files of the build: .htaccess with AllowOverride, or nginx.conf or Caddyfile in "
                    + "\(Self.serverFiles)"
            )
        }
    }

    private static let serverFiles = ".pregonero/server"

    /// What the server answers; nil where it does not.
    private func status(of url: WebURL) async -> Int? {
        do throws(RequestError) {
            return try await client.send(HTTPRequest(url: url, timeout: .seconds(20))).status
        } catch {
            return switch error.bare {
            case .unexpectedStatus(let code, _): code
            case .unauthorized(let code): code
            default: nil
            }
        }
    }
}
