public import Domain
import Presentation

extension Portal {
    /// What the portal is made of beside the edition.
    public struct Materials: Sendable {
        public let settings: SiteSettings
        /// The sources of the configuration, `own` among them.
        public let sources: [Source]
        public let written: WrittenTexts
        public let texts: PortalTexts
        /// Where each asset is published: `base.css` → `/_/base.1a2b3c4d.css`.
        public let assets: [String: String]
        /// Where pictures are published, by the address that articles name.
        public let pictures: [String: PublishedPicture]
        /// Where files of the newsroom's own are published, by their path below `Content/`.
        public let files: [String: String]
        /// The script in the head of every page.
        public let bootstrap: InlineScript?
        /// The site's own map of its region or town.
        public let ownMap: OwnMap?
        /// What the site's own look brings along.
        public let look: SiteLook
        /// What the site's own slots load from elsewhere.
        public let slots: SlotPermissions
        /// Differs whenever anything else differs on which pages depend: the program, its configuration, templates.
        public let inputs: UInt64

        public init(
            settings: SiteSettings,
            sources: [Source],
            written: WrittenTexts,
            texts: PortalTexts,
            assets: [String: String],
            pictures: [String: PublishedPicture],
            files: [String: String] = [:],
            bootstrap: InlineScript? = nil,
            ownMap: OwnMap? = nil,
            look: SiteLook = SiteLook(),
            slots: SlotPermissions = SlotPermissions(),
            inputs: UInt64
        ) {
            self.settings = settings
            self.sources = sources
            self.written = written
            self.texts = texts
            self.assets = assets
            self.pictures = pictures
            self.files = files
            self.bootstrap = bootstrap
            self.ownMap = ownMap
            self.look = look
            self.slots = slots
            self.inputs = inputs
        }

        /// The pieces of sound that articles name, as far as they are published.
        var sounds: [String: PublishedSound] {
            let published = written.sounds.compactMap { sound in
                files[sound.address].map { (sound.address, PublishedSound(sound, path: $0)) }
            }
            return Dictionary(published) { first, _ in first }
        }
    }
}
