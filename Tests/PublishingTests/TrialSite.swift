import Domain
import Foundation
import Pages
import Synchronization
import TestSupport

@testable import Publishing

/// A portal of the built-in theme that is published again and again into a folder of its own.
final class TrialSite: Sendable {
    let folder: String
    private let said = Mutex<[Diagnostic]>([])

    init() throws {
        folder = try Scratch.emptyFolder()
        try FileSystem.makeFolder("\(folder)/state")
    }

    var output: String { "\(folder)/public" }
    var places: PublishingPlaces {
        PublishingPlaces(
            output: output,
            state: "\(folder)/state",
            copies: "\(folder)/state/copies"
        )
    }

    /// What was said since this was last asked.
    func messages() -> [String] {
        said.withLock { all in
            defer { all = [] }
            return all.map(\.message)
        }
    }

    /// A site as a build would publish it.
    ///
    /// - Parameters:
    ///   - edition: what is published.
    ///   - files: what is published as it is.
    ///   - publication: what servers and crawlers are told.
    ///   - shared: differs when anything else does on which all pages depend.
    ///   - only: the parts to write.
    ///   - allowsShrinking: whether the shrink guard is off.
    ///   - isFull: whether everything is made anew.
    ///   - isStrict: whether a warning keeps it from being published.
    ///   - jobs: how many workers write it.
    ///   - compress: of what compressed copies are kept.
    /// - Returns: the site, not yet published.
    func site(
        of edition: EditionStub,
        files: [StaticFile] = [],
        publication: SitePublication = SitePublication(),
        shared: UInt64 = 1,
        only: Set<PageKind> = [],
        allowsShrinking: Bool = false,
        isFull: Bool = false,
        isStrict: Bool = false,
        jobs: Int = 2,
        compress: SiteSettings.Compress? = nil
    ) -> PublishSite {
        let title = "El Pregonero"
        var settings = SiteSettings(
            title: title,
            baseURL: BaseURL(origin: "https://example.org", pathPrefix: ""),
            languages: ["es", "en"],
            sections: DefaultSections.all,
            publication: publication
        )
        if let compress { settings.compress = compress }
        let content = PublishedContent(
            edition: edition,
            settings: settings,
            sources: [
                .own(title: title),
                Source(id: "valle", kind: "feed", title: "El Silbato", address: nil),
            ],
            written: WrittenTexts(pages: [], notes: []),
            theme: ThemeFiles(overrides: URL(filePath: "/nowhere"), folderName: "Templates/"),
            pictures: [],
            files: files,
            copies: [],
            ownMap: nil
        )
        var options = PublishingOptions()
        options.only = only
        options.isFull = isFull
        options.isStrict = isStrict
        options.allowsShrinking = allowsShrinking
        options.jobs = jobs
        return PublishSite(
            content,
            inputs: BuildInputs(shared: shared, all: 1, held: 0),
            places: places,
            options: options,
            report: { message in self.said.withLock { $0.append(message) } }
        )
    }

    /// All files of the output folder, by path.
    var files: [String: [UInt8]] { Scratch.files(in: output) }

    func text(_ file: String) -> String { Scratch.text("\(output)/\(file)") ?? "" }

    /// The files that a site of its own has which publishes this edition and no other before.
    static func files(of edition: EditionStub) async throws -> [String: [UInt8]] {
        let site = try TrialSite()
        _ = try await site.site(of: edition).run()
        return site.files
    }

    /// Files in which pages link to where no file is, each with its page.
    var brokenLinks: [String] {
        let files = files
        return files.filter { $0.key.hasSuffix(".html") }.flatMap { page, bytes in
            String(decoding: bytes, as: UTF8.self).matches(of: /(?:href|src)="(\/[^"#?]*)/)
                .filter { files[OutputPath.file(of: String($0.1))] == nil }
                .map { "\(page): \($0.1)" }
        }.sorted()
    }
}

extension PublishingError {
    /// What could not be written, where it was that.
    var writing: WriteError? {
        if case .unwritable(let error) = self { return error }
        return nil
    }
}

extension FileSystem {
    /// The time of change of every file in a folder and below it, in nanoseconds.
    static func changes(in folder: String) -> [String: Int] {
        Scratch.files(in: folder).keys.reduce(into: [:]) { changes, name in
            changes[name] = look("\(folder)/\(name)")?.changed
        }
    }
}
