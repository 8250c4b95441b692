import Basics

/// What a deploy that has begun may have touched at a host, and who is at it. It lies there until the deploy has ended; of what
/// it names nobody knows what it holds.
struct PendingFiles: Equatable, Sendable {
    var machine: String
    /// When whoever began it is over in any case, in seconds.
    var end: Int
    var names: Set<String>

    static let name = "_deploy/pending"
    private static let head = "pregonero-deploying 1"
    /// So long others wait, in seconds.
    static let span = 900

    init(machine: String, end: Int, names: Set<String>) {
        self.machine = machine
        self.end = end
        self.names = names
    }

    /// Whether a machine other than the one named is at it still. Its clock may be ahead by as long as others wait; what is to
    /// hold for longer nobody has written.
    func keepsOut(_ machine: String, at now: Int) -> Bool {
        self.machine != machine && end > now && end <= now + 2 * Self.span
    }

    /// Nil for what the program did not write.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.count >= 3, lines[0] == Self.head,
            let end = Int(foreign: lines[2], in: HostManifest.times)
        else {
            return nil
        }
        let names = lines.dropFirst(3).map(String.init)
        self.init(
            machine: String(lines[1]),
            end: end,
            names: Set(names.filter(HostManifest.isName))
        )
    }

    var bytes: [UInt8] {
        let lines = [Self.head, machine, "\(end)"] + names.sorted()
        return Array(lines.map { $0 + "\n" }.joined().utf8)
    }
}
