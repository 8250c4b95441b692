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
    /// How long all of it may take.
    private static let limit = Duration.seconds(120)

    /// - Throws: `ExitReason.transferFailed` when something does not come as it was sent.
    func run(_ prepared: DeploySite.Prepared) async throws {
        let sample = prepared.sample
        let end = ContinuousClock.now + Self.limit
        var left = sample.map { (file: $0, fault: "") }
        for number in 0..<Self.tries where !left.isEmpty {
            if number > 0 { try? await Task.sleep(for: .seconds(number * 2)) }
            var wrong: [(file: DeploySite.SampleFile, fault: String)] = []
            for (file, former) in left {
                let fault = await fault(of: file, in: prepared.output, until: end)
                if let fault { wrong.append((file, fault.isEmpty ? former : fault)) }
            }
            left = wrong
        }
        guard let first = left.first else {
            try await checkClosed(prepared.closedAddresses)
            console.say("verified \(sample.count) files at \(site)")
            return
        }
        let fault =
            first.fault.isEmpty ? "it was not asked for: the site takes too long" : first.fault
        throw ExitReason.transferFailed(
            "of \(sample.count) files \(left.count) do not come from \(site) as they were sent: \(first.file.path): \(fault)",
            hint:
                "see that the host serves the folder that was sent to, and that no cache is in between"
        )
    }

    /// What is wrong with it, empty where it is too late to ask; nil where it comes as it was sent.
    private func fault(
        of file: DeploySite.SampleFile,
        in output: String,
        until end: ContinuousClock.Instant
    ) async -> String? {
        guard let wanted = try? RegularFile.bytes("\(output)/\(file.name)") else {
            return "it is gone here"
        }
        // A text that no cache knows yet.
        let mark = ContentDigest(of: wanted).text.prefix(12)
        let path = file.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        guard let path, let url = WebURL("\(site)\(path.dropFirst())?v=\(mark)") else {
            return "it has no address"
        }
        let left = end - ContinuousClock.now
        guard left > .zero else { return "" }
        do {
            let request = HTTPRequest(url: url, timeout: min(left, .seconds(30)))
            let answer = try await client.send(request)
            return try answer.bytes() == wanted ? nil : "another content comes"
        } catch {
            return "\(error)"
        }
    }
}
