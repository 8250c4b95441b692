/// Which parts are to be written anew, so that neither what is dead in them nor their number grows.
enum PartCompaction {
    /// Small ones are gathered when there are more of about one size.
    private static let most = 16
    private static let sizes = [256 << 10, 1 << 20]

    /// - Parameters:
    ///   - parts: those of the snapshot before.
    ///   - live: how many bytes of each are still needed.
    /// - Returns: the indices of those of which what is needed is to be put elsewhere.
    static func worn(_ parts: [StatePart], live: [Int]) -> Set<Int> {
        var worn = Set(parts.indices.filter { live[$0] * 2 < parts[$0].size })
        var least = 0
        for size in sizes {
            let alike = parts.indices.filter { (least..<size).contains(parts[$0].size) }
            if alike.count > most { worn.formUnion(alike) }
            least = size
        }
        return worn
    }
}
