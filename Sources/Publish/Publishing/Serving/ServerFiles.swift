import Basics

/// What servers of one's own read; it lies beside the state, for it is not to be published.
struct ServerFiles {
    private let table: ServingTable
    private let places: PublishingPlaces
    private let keeper: EditionKeeper?

    init(_ table: ServingTable, places: PublishingPlaces, keeper: EditionKeeper?) {
        self.table = table
        self.places = places
        self.keeper = keeper
    }

    func write() throws {
        try FileSystem.makeFolder(places.server)
        let files = try table.privateFiles()
        for (name, bytes) in files where FileSystem.read("\(places.server)/\(name)") != bytes {
            // A former password is nothing to go back to.
            let isKept = name != ServingTable.passwordsName
            let file = EditionPlaces.serverFile(name)
            if isKept { keeper?.keep(file) }
            try FileSystem.replace("\(places.server)/\(name)", with: bytes)
            if isKept { keeper?.note(ContentDigest(of: bytes), at: file) }
        }
        if table.protection == nil {
            try FileSystem.remove("\(places.server)/\(ServingTable.passwordsName)")
        }
    }
}
