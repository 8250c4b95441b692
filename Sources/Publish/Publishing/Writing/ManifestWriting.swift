import Basics
import Pages

/// Says in a new manifest how the planned files stand: those that were written now, and of the others what the former one said.
struct ManifestWriting: Sendable {
    let portal: Portal
    let plan: SitePlan
    /// The manifest of the build before; nil for a first build.
    let earlier: Manifest?

    private static let batch = 1_024

    func add(to file: ManifestFile) throws {
        for stretch in plan.fileStates.stretches(of: plan.files.indices) {
            switch stretch {
            case .written(let files):
                for number in files {
                    try file.add(plan.files[number].path, plan.fileStates.record(of: number))
                }
            case .unknown(let files):
                for number in files { try file.add(plan.files[number].path, .unknown) }
            case .standing(let lines):
                if let earlier { try file.add(lines, of: earlier) }
            }
        }
        // Those of the pages of articles are put together side by side.
        let articles = PipelineStage(of: 1) { (range: Range<Int>) in
            Result { try lines(ofArticles: range) }
        } take: { _, lines in
            try file.add(lines: lines.get())
        }
        for start in stride(from: 0, to: portal.articleCount, by: Self.batch) {
            try articles.add(start..<min(start + Self.batch, portal.articleCount))
        }
        try articles.finish()
    }

    private func lines(ofArticles range: Range<Int>) throws -> [UInt8] {
        var text: [UInt8] = []
        let stretches = plan.articleStates.stretches(of: range)
        let told = stretches.flatMap { stretch -> [Int] in
            switch stretch {
            case .written(let articles), .unknown(let articles): Array(articles)
            case .standing: []
            }
        }
        var paths = try portal.articlePaths(at: told)[...]
        for stretch in stretches {
            switch stretch {
            case .written(let articles):
                for number in articles {
                    let record = plan.articleStates.record(of: number)
                    ManifestLines.append(record, paths.removeFirst(), to: &text)
                }
            case .unknown(let articles):
                for path in paths.prefix(articles.count) {
                    ManifestLines.append(.unknown, path, to: &text)
                }
                paths.removeFirst(articles.count)
            case .standing(let lines):
                if let earlier { text += try earlier.bytes(of: lines) }
            }
        }
        return text
    }
}
