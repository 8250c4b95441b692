/// The one file of the index that has no hash in its name: which segments there are, newest first.
public struct SearchManifest: Sendable {
    public static let path = folder + "manifest.json"
    /// Where the whole index lies.
    public static let folder = "/_s/"
    /// Goes up when browsers can no longer read what an older script reads.
    static let version = 1

    private let lines: [SegmentLine]

    public init(_ lines: [SegmentLine]) {
        self.lines = lines
    }

    /// `{"v":1,"segs":[[start,count,"tag",from,to,[withdrawn]]]}`.
    public var bytes: [UInt8] {
        let segments = lines.reversed().map { line in
            let numbers = line.withdrawn.map(String.init).joined(separator: ",")
            return
                "[\(line.start),\(line.count),\"\(line.tag)\",\(line.from),\(line.to),[\(numbers)]]"
        }
        let list = segments.joined(separator: ",\n")
        return Array("{\"v\":\(Self.version),\"segs\":[\(list)]}\n".utf8)
    }
}
