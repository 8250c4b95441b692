/// A song or a music video of the iTunes Search API.
struct ITunesResult: LooseRow {
    @Loose var kind: String?
    @Loose var trackId: String?
    @Loose var trackName: String?
    @Loose var artistName: String?
    @Loose var collectionName: String?
    @Loose var trackViewUrl: String?
    @Loose var previewUrl: String?
    @Loose var artworkUrl100: String?
    @Loose var artworkUrl60: String?
    @Loose var releaseDate: String?
    @Loose var trackTimeMillis: Int?
    @Loose var trackPrice: Double?
    @Loose var currency: String?
    @Loose var trackExplicitness: String?
    @Loose var primaryGenreName: String?

    struct Answer: Decodable {
        @Loose var results: Rows<ITunesResult>?
        @Loose var errorMessage: String?
    }
}
