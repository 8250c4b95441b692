import Archiving
import Basics
import Domain

/// Cleans what was not cleaned as it came in: the newsroom's own texts, what changed, what other rules have cleaned, and texts whose
/// pictures came or went.
struct CleanItems {
    let archive: Archive
    let cleaning: TextCleaning
    let progress: WorkProgress

    private static let batch = 256

    func run() async throws {
        let recipes = cleaning.recipes
        let numbers = try archive.uncleaned(by: recipes)
        var items = try archive.itemsToClean(numbers.prefix(Self.batch))
        var last: [CleanedItem] = []
        for start in stride(from: 0, to: numbers.count, by: Self.batch) {
            let next = numbers.dropFirst(start + Self.batch).prefix(Self.batch)
            let done = last
            // The next ones are read, and the last ones kept, while these are cleaned.
            async let following = archive.itemsToClean(next)
            async let kept: Void = archive.keep(done, by: recipes)
            let cleaned = await clean(items)
            items = try await following
            try await kept
            last = cleaned
            progress(.cleaning, min(start + Self.batch, numbers.count), of: numbers.count)
        }
        try archive.keep(last, by: recipes)
        try archive.noteClean(by: recipes)
    }

    private func clean(_ items: [UncleanedItem]) async -> [CleanedItem] {
        await withTaskGroup(of: (Int, [CleanedItem]).self) { group in
            let size = 16
            for start in stride(from: 0, to: items.count, by: size) {
                group.addTask {
                    var cleaned: [CleanedItem] = []
                    for item in items[start..<min(start + size, items.count)] {
                        if let item = await cleaning.cleaned(item) { cleaned.append(item) }
                    }
                    return (start, cleaned)
                }
            }
            var batches: [(Int, [CleanedItem])] = []
            for await batch in group { batches.append(batch) }
            return batches.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }
}
