import Basics
import Domain
import Fetching
import Foundation
import Importing
import Pages
import Pictures
import WebURL

/// Brings the pictures, sounds, films and files of another site into their places, each once.
final class ImportMedia {
    private let layout: SiteLayout
    private let site: ImportedSite
    private let options: ImportOptions
    private let baseURL: BaseURL
    private let client: any HTTPClient
    /// What became of each address.
    private var places: [String: PlacedFile] = [:]
    private var owners: [String: String] = [:]
    private(set) var taken = 0
    private(set) var known = 0
    /// In the order in which they were found.
    private(set) var failures: [(address: String, reason: String)] = []
    /// Where pictures and sounds stood, with the files that they are now: what `Content/moved.txt` is to say.
    private(set) var moves: [(from: String, to: String)] = []
    /// Old addresses of files that no file of ours can have.
    private(set) var unanswered: [String] = []

    /// Larger pieces of sound and film are files to take away.
    private static let (mostBytes, mostFile) = (ContentMedia.mostBytes, 64 << 20)
    /// Files that are asked for, or wait to be put in their places: each may be large.
    private static let atOnce = 8

    init(
        layout: SiteLayout,
        site: ImportedSite,
        options: ImportOptions,
        baseURL: BaseURL,
        client: any HTTPClient
    ) {
        self.layout = layout
        self.baseURL = baseURL
        self.site = site
        self.options = options
        self.client = client
    }

    /// The path of the portal's own address.
    private var prefix: String { baseURL.pathPrefix }

    func place(of address: String) -> PlacedFile {
        places[address] ?? whole(address).map { .elsewhere($0.href) } ?? .nowhere
    }

    /// Fetches or copies what has not been before.
    func settle(_ addresses: [String]) async {
        guard !options.leavesMedia else { return }
        var asked: [(address: String, file: ImportedFile)] = []
        // The same in another size, or under another name.
        var again: [(address: String, file: ImportedFile)] = []
        for address in addresses where places[address] == nil {
            guard let url = whole(address) else { continue }
            places[address] = .elsewhere(url.href)
            guard let file = ImportedFile(url, of: site, below: prefix) else { continue }
            if let owner = owners[file.path], owner != file.key {
                failures.append((url.href, "another file has its place, \(file.path)"))
            } else if owners.updateValue(file.key, forKey: file.path) != nil {
                again.append((address, file))
            } else if exists(file) {
                put(file, size(file.path), for: address)
                known += 1
            } else {
                asked.append((address, file))
            }
        }
        let (client, site, folder) = (client, site, options.media)
        await withTaskGroup(of: (Int, Result<[UInt8], MediaFault>).self) { group in
            var waiting = asked.indices[...]
            func askNext() {
                guard let index = waiting.popFirst() else { return }
                let file = asked[index].file
                group.addTask {
                    let answer = await Self.bytes(of: file, site, folder: folder, client)
                    return (index, answer)
                }
            }
            for _ in 0..<Self.atOnce { askNext() }
            // Each is let go as soon as it is in its place.
            for await (index, answer) in group {
                askNext()
                keep(answer, asked[index].file, for: asked[index].address)
            }
        }
        for (address, file) in again where exists(file) {
            places[address] = file.place(size: size(file.path))
        }
    }

    private func put(_ file: ImportedFile, _ size: Int?, for address: String) {
        let place = file.place(size: size)
        places[address] = place
        switch place {
        case .picture(let path), .medium(let path): lead(file, to: path)
        default: break
        }
    }

    private func lead(_ file: ImportedFile, to path: String) {
        guard let old = OldAddress(site.address(of: file.url), of: site.home, below: prefix) else {
            return
        }
        guard WrittenAddress.file(SitePath.encoded(old.text), of: baseURL) != nil,
            !SiteIcon.allCases.contains(where: { $0.path == old.text })
        else {
            unanswered.append(old.text)
            return
        }
        moves.append((SitePath.encoded(old.text), path))
    }

    /// Why a file did not come.
    struct MediaFault: Error {
        let reason: String
    }

    private func whole(_ address: String) -> WebURL? {
        let base = site.home ?? WebURL("https://import.invalid/")
        let url = base.map { WebURL(address, base: $0) } ?? WebURL(address)
        return url.flatMap { $0.isHTTP ? $0 : nil }
    }

    private func exists(_ file: ImportedFile) -> Bool {
        size(file.path) != nil || size(file.asDocument.path) != nil
    }

    private func size(_ path: String) -> Int? {
        FileState(layout.content.appending(path: path).filePath)?.size
    }

    private static func bytes(
        of file: ImportedFile,
        _ site: ImportedSite,
        folder: String?,
        _ client: any HTTPClient
    ) async -> Result<[UInt8], MediaFault> {
        var reason = "there is no such file"
        for place in file.localPlaces(site, folder: folder) {
            switch FolderBounds(place.bounds).place(of: place.path) {
            case .inside(let path):
                if let bytes = try? RegularFile.bytes(path, limit: mostFile) {
                    return .success(bytes)
                }
            case .outside: reason = FolderBounds.reason
            case .missing: break
            }
        }
        guard site.folders.isEmpty, folder == nil else {
            return .failure(MediaFault(reason: reason))
        }
        do throws(RequestError) {
            var request = HTTPRequest(url: file.url, timeout: .seconds(120), maxBytes: mostFile)
            request.headers["Accept"] = "*/*"
            return .success(try await client.send(request).bytes())
        } catch {
            return .failure(MediaFault(reason: "\(error)"))
        }
    }

    private func keep(
        _ answer: Result<[UInt8], MediaFault>,
        _ file: ImportedFile,
        for address: String
    ) {
        do {
            let bytes = try answer.get()
            let file = try checked(file, bytes)
            let target = layout.content.appending(path: file.path, directoryHint: .notDirectory)
            guard !FileManager.default.fileExists(atPath: target.filePath) else {
                put(file, bytes.count, for: address)
                return
            }
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: target, options: .atomic)
            put(file, bytes.count, for: address)
            taken += 1
        } catch {
            owners[file.path] = nil
            let reason =
                (error as? MediaFault)?.reason
                ?? "it cannot be written below Content: \(SystemReason.of(error))"
            failures.append((file.url.href, reason))
        }
    }

    /// A file is what its first bytes say.
    private func checked(_ file: ImportedFile, _ bytes: [UInt8]) throws(MediaFault) -> ImportedFile
    {
        guard !bytes.isEmpty else { throw MediaFault(reason: "it is empty") }
        switch file.kind {
        case .picture:
            guard PictureType(bytes) != nil, PictureSize(bytes: bytes) != nil else {
                throw MediaFault(reason: "what came is no picture")
            }
            return file
        case .medium:
            let type = MediaFormat(Array(bytes.prefix(MediaFormat.length)))
            let isPlayed = type?.endings.contains(file.ending) ?? false
            if bytes.starts(with: Array("<".utf8)) {
                throw MediaFault(reason: "what came is a page")
            }
            return isPlayed && bytes.count <= Self.mostBytes ? file : file.asDocument
        case .document: return file
        }
    }
}
