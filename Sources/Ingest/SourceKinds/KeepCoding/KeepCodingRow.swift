/// A hero or a transformation, which names the hero that it belongs to.
struct KeepCodingRow: LooseRow {
    @Loose var id: String?
    @Loose var name: String?
    @Loose var description: String?
    @Loose var photo: String?
    @Loose var hero: Owner?

    struct Owner: LooseRow {
        @Loose var id: String?
    }
}
