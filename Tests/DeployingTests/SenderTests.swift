import Foundation
import Testing

@testable import Deploying

@Suite struct SenderTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "pregonero-\(UUID().uuidString)").path(percentEncoded: false)

    private func isOwn(_ name: String, to sender: Sender, at host: String = "casa") -> Bool {
        let pending = PendingFiles(machine: "taller", end: 9, names: [])
        return sender.isOwn(name, pending, at: host)
    }

    @Test func whatWasBegunHereIsKnownUntilItEnds() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = Sender(machine: "taller", folder: folder)
        let name = PendingFiles.name(of: first.run)
        try first.begin(at: "casa", besides: [])
        let second = Sender(machine: "otra", folder: folder)
        #expect(isOwn(name, to: second))
        #expect(!isOwn(name, to: second, at: "lejos"))
        // Another folder of a machine of the same name.
        #expect(!isOwn(name, to: Sender(machine: "taller", folder: "\(folder)-2")))
        try second.begin(at: "casa", besides: [name])
        #expect(isOwn(name, to: second))
        #expect(isOwn(PendingFiles.name(of: second.run), to: first))
        try second.begin(at: "casa", besides: [])
        #expect(!isOwn(name, to: second))
        second.end(at: "casa")
        #expect(!isOwn(PendingFiles.name(of: second.run), to: second))
    }

    /// They say nothing but the machine.
    @Test(arguments: [("taller", true), ("otra", false)])
    func journalsOfBeforeAreOfTheirMachine(machine: String, isOwn: Bool) {
        let sender = Sender(machine: machine, folder: folder)
        #expect(self.isOwn(PendingFiles.common, to: sender) == isOwn)
    }
}
