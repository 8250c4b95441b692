import Pages

/// Renders and writes pages in batches, several at once, each with one buffer that is used again.
struct PageWriting: Sendable {
    let portal: Portal
    let templates: PageTemplates
    let writer: SiteWriter
    let jobs: Int

    private static let batch = 64

    func write(_ pages: [PlannedPage]) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            var start = 0
            var running = 0
            while start < pages.count {
                if running >= jobs {
                    try await group.next()
                    running -= 1
                }
                let batch = Array(pages[start..<min(start + Self.batch, pages.count)])
                group.addTask { try writeBatch(batch) }
                running += 1
                start += Self.batch
            }
            try await group.waitForAll()
        }
    }

    private func writeBatch(_ pages: [PlannedPage]) throws {
        var buffer: [UInt8] = []
        for (page, model) in zip(pages, try portal.models(of: pages)) {
            buffer.removeAll(keepingCapacity: true)
            templates.render(model, into: &buffer)
            try writer.write(buffer, to: OutputPath.file(of: page.path))
        }
    }
}
