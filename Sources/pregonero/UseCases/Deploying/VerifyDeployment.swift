import Basics
import Deploying
import Fetching
import Foundation
import WebURL

/// Asks the published site for a sample of its files, and compares what comes with what was sent.
struct VerifyDeployment {
    let site: String
    let client: any HTTPClient
    let console: Console

    /// How often a file is asked for that does not come as it was sent; hosts may take a moment.
    private static let tries = 3

    /// - Throws: `ExitReason.transferFailed` when something does not come as it was sent.
    func run(_ prepared: DeploySite.Prepared) async throws {
        var faults: [String] = []
        let sample = prepared.sample
        for file in sample {
            guard let fault = await fault(of: file, in: prepared.output) else { continue }
            faults.append("\(file.path): \(fault)")
        }
        guard let first = faults.first else {
            console.say("verified \(sample.count) files at \(site)")
            return
        }
        throw ExitReason.transferFailed(
            "of \(sample.count) files \(faults.count) do not come from \(site) as they were sent: \(first)\n"
                + "hint: see that the host serves the folder that was sent to, and that no cache is in between"
        )
    }

    private func fault(of file: DeploySite.SampleFile, in output: String) async -> String? {
        guard let wanted = try? RegularFile.bytes("\(output)/\(file.name)") else {
            return "it is gone here"
        }
        // A text that no cache knows yet.
        let mark = ContentDigest(of: wanted).text.prefix(12)
        let path = file.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        guard let path, let url = WebURL("\(site)\(path.dropFirst())?v=\(mark)") else {
            return "it has no address"
        }
        var fault: String?
        for number in 0..<Self.tries {
            if number > 0 { try? await Task.sleep(for: .seconds(number * 2)) }
            do {
                let answer = try await client.send(HTTPRequest(url: url, timeout: .seconds(30)))
                guard try answer.bytes() != wanted else { return nil }
                fault = "another content comes"
            } catch {
                fault = "\(error)"
            }
        }
        return fault
    }
}
