import Foundation
import Synchronization
import Testing

@testable import Safekeeping

@Suite struct FolderLockTests {
    private let trial: StateTrial

    init() throws { trial = try StateTrial() }

    private func remote(_ machine: String = "vm") -> FolderRemote {
        FolderRemote(folder: trial.path("kept"), machine: machine, now: { StateTrial.now })
    }

    private func isHeld() -> Bool {
        do {
            try remote().lock(breaking: false)
            return false
        } catch {
            return true
        }
    }

    @Test(arguments: [(-901, false), (-899, true), (0, true), (900, true), (901, false)])
    func oneThatIsBeingWrittenHolds(seconds: Int, isHeld: Bool) throws {
        try trial.write("", to: "kept/lock")
        let time = Date(timeIntervalSince1970: Double(StateTrial.now + seconds))
        try FileManager.default.setAttributes(
            [.modificationDate: time],
            ofItemAtPath: trial.path("kept/lock")
        )
        #expect(self.isHeld() == isHeld)
        #expect(try trial.read("kept/lock").isEmpty == isHeld)
    }

    @Test func ofThoseWhoFindOneThatIsOverOneAloneTakesItsPlace() throws {
        for round in 0..<50 {
            try trial.write("x\nmaquina\n\(StateTrial.now - 1)\n", to: "kept/lock")
            let taken = Mutex<[FolderRemote]>([])
            DispatchQueue.concurrentPerform(iterations: 8) { number in
                let one = remote("vm-\(number)")
                if (try? one.lock(breaking: false)) != nil {
                    taken.withLock { $0.append(one) }
                }
            }
            let all = taken.withLock { $0 }
            #expect(all.count == 1, "round \(round)")
            for one in all { one.unlock() }
            #expect(try trial.names("kept") == [])
        }
    }

    @Test func whoeverIsForcedToTakesThatOfAnother() throws {
        let (one, other) = (remote("one"), remote("other"))
        try one.lock(breaking: false)
        #expect(isHeld())
        try other.lock(breaking: true)
        one.unlock()
        #expect(isHeld())
        other.unlock()
        #expect(!isHeld())
    }
}
