import Basics

/// What a deploy that has begun may have touched at a host, and who is at it. It lies there until the deploy has ended; of what
/// it names nobody knows what it holds. Each run has a journal of its own, which no other one writes over.
struct PendingFiles: Equatable, Sendable {
    var machine: String
    /// When whoever began it is over in any case, in seconds.
    var end: Int
    var names: Set<String>

    /// The one that programs had for all runs, which is read still.
    static let common = "_deploy/pending"
    private static let head = "pregonero-deploying 1"
    /// So long others wait, in seconds.
    static let span = 900

    init(machine: String, end: Int, names: Set<String>) {
        self.machine = machine
        self.end = end
        self.names = names
    }

    static func name(of run: String) -> String { "\(common)-\(run)" }

    /// Whether it is the name of one. What is only half there has a dot in its name.
    static func isName(_ name: String) -> Bool {
        guard name != common else { return true }
        let start = common + "-"
        return name.hasPrefix(start)
            && name.dropFirst(start.count)
                .allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }

    /// Whether who began it may be at it still. A clock may be ahead by as long as others wait; what is to hold for longer nobody
    /// has written.
    func isHeld(at now: Int) -> Bool { end > now && end <= now + 2 * Self.span }

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
