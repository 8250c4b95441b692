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
        for stretch in plan.articleStates.stretches(of: range) {
            switch stretch {
            case .written(let articles):
                var number = articles.lowerBound
                try portal.forEachArticlePath(at: articles) { path in
                    ManifestLines.append(plan.articleStates.record(of: number), path, to: &text)
                    number += 1
                }
            case .unknown(let articles):
                try portal.forEachArticlePath(at: articles) { path in
                    ManifestLines.append(.unknown, path, to: &text)
                }
            case .standing(let lines):
                if let earlier { text += try earlier.bytes(of: lines) }
            }
        }
        return text
    }
}
