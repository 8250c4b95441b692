import Basics
import Domain
import Presentation

/// What all pages share: when it changes, every page is made anew.
enum Surroundings {
    static func hash(
        of map: SiteMap,
        in edition: any EditionReading,
        mediaOrigins: [String],
        podcasts: Set<Language>,
        materials: Portal.Materials
    ) throws -> UInt64 {
        var hash = StableHash(materials.inputs)
        for text in materials.texts.written { hash.add(text) }
        for (name, path) in materials.assets.sorted(by: { $0.key < $1.key }) {
            hash.add(name)
            hash.add(path)
        }
        for (address, picture) in materials.pictures.sorted(by: { $0.key < $1.key }) {
            hash.add(address)
            hash.add(picture.fingerprint)
        }
        for source in try edition.sources() {
            hash.add(source.id.text)
            hash.add(source.title)
            hash.add(source.home)
            hash.add(source.isSample ? 1 : 0)
            if let license = source.license { hash.add(license.address) }
        }
        // The page of a country names them all, that of a source says what it is.
        for source in materials.sources {
            hash.add(source.id.text)
            hash.add(source.country)
            for text in [source.section?.text, source.language?.tag, source.shownAddress] {
                hash.add(text)
            }
        }
        for page in materials.written.pages { page.addPlace(to: &hash) }
        // Those in `media` are named with the assets.
        for sound in materials.written.sounds { sound.add(to: &hash) }
        for origin in mediaOrigins { hash.add(origin) }
        // The page about privacy names them.
        for allowance in materials.written.allowances { allowance.add(to: &hash) }
        for language in materials.settings.languages {
            hash.add(language.tag)
            hash.add(map.withMaps.contains(language) ? 1 : 0)
            hash.add(podcasts.contains(language) ? 1 : 0)
            for section in map.sections[language] ?? [] { hash.add(section.text) }
            // What navigation and footer name, to which breadcrumbs lead.
            for item in map.navigation[language] ?? [] {
                hash.add(item.entry.path)
                hash.add(item.entry.title)
            }
        }
        return hash.value
    }
}
