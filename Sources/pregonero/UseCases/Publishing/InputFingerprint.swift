import Archiving
import Basics
import Domain
import Foundation
import Pages
import Publishing

/// Numbers for all that a build is made from, so that the next one knows whether anything differs.
struct InputFingerprint {
    let layout: SiteLayout
    let configuration: Configuration
    let clock: Date
    let options: BuildOptions?
    let theme: ThemeFiles

    /// On which every page may depend.
    func shared() -> UInt64 {
        var hash = StableHash()
        hash.add(ProgramIdentity.text)
        for file in [layout.configuration] + configuration.lists.files {
            hash.add((try? Data(contentsOf: file)).map { [UInt8]($0) } ?? [])
        }
        let settings = configuration.settings
        hash.add(settings.baseURL.absolute("/"))
        // Lists name the year of what is not of the current one.
        hash.add(CivilTime(clock, in: settings.timeZone).day.year)
        // The environment decides who may see what is protected.
        hash.add(settings.publication.protection?.user)
        hash.add(settings.publication.protection?.password)
        for source in configuration.sources {
            // The environment decides which sources are there.
            source.missingVariables.forEach { hash.add($0) }
        }
        hash.add(theme.fingerprint)
        return hash.value
    }

    /// All of it, and what the archive holds.
    ///
    /// - Parameters:
    ///   - shared: on which every page may depend.
    ///   - archive: what was received.
    ///   - hidden: sources that are left out this time.
    ///   - settled: what the newsroom has in files.
    /// - Returns: a number that differs when any of it does.
    /// - Throws: what reading the archive throws.
    func all(
        shared: UInt64,
        archive: Archive,
        hidden: Set<SourceID>,
        settled: SettledFiles
    ) throws -> UInt64 {
        let content = settled.content
        var hash = StableHash(shared)
        hash.add(try archive.fingerprint())
        for source in hidden.sorted() { hash.add(source.text) }
        hash.add(settled.written.fingerprint)
        for picture in content.pictures {
            hash.add(picture.address)
            Self.add(picture.file, to: &hash)
            hash.add(picture.copy?.fingerprint ?? 0)
        }
        for medium in content.media {
            hash.add(medium.address)
            Self.add(medium.file, to: &hash)
        }
        for file in content.files { hash.add(file.fingerprint) }
        hash.add(content.ownMap?.fingerprint ?? 0)
        for shows in [options?.showsDrafts, options?.showsFuture, options?.showsExpired] {
            hash.add(shows == true ? 1 : 0)
        }
        return hash.value
    }

    /// Size and time of a file stand for its content.
    private static func add(_ file: String, to hash: inout StableHash) {
        guard let state = FileState(file) else { return }
        hash.add(state.size)
        hash.add(state.seconds)
        hash.add(state.nanoseconds)
    }
}
