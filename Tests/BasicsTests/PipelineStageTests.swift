import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Basics

@Suite struct PipelineStageTests {
    @Test(arguments: [0, 1, 7, 8, 9, 100, 1_000])
    func whatComesOfItemsIsHandedOverInTheirOrder(count: Int) {
        var taken: [[Int]] = []
        let stage = PipelineStage(of: 8) {
            $0 * 3
        } take: {
            taken.append([$0, $1])
        }
        for number in 0..<count { stage.add(number) }
        stage.finish()
        #expect(taken == (0..<count).map { [$0, $0 * 3] })
    }

    @Test func whatWasAddedLastCanBeBegunWith() {
        let begun = DispatchSemaphore(value: 0)
        var taken: [Int] = []
        let stage = PipelineStage(of: 8) { (number: Int) in
            begun.signal()
            return number
        } take: { (_: Int, number: Int) in
            taken.append(number)
        }
        stage.add(1)
        stage.begin()
        // Another thread does it while nobody asks for it.
        begun.wait()
        stage.begin()
        stage.add(2)
        stage.finish()
        #expect(taken == [1, 2])
    }

    /// How much work was begun and done.
    private final class Work: Sendable {
        private let begun = Atomic(0)
        private let done = Atomic(0)

        /// Takes long enough for others to be under way.
        func run(_ number: Int) -> Int {
            begun.add(1, ordering: .relaxed)
            usleep(2_000)
            done.add(1, ordering: .relaxed)
            return number
        }

        var isAtRest: Bool { begun.load(ordering: .relaxed) == count }
        var count: Int { done.load(ordering: .relaxed) }
    }

    @Test func nothingGoesOnWhenTheStageIsLetGo() {
        let work = Work()
        func leave() {
            let stage = PipelineStage(of: 1, work.run) { (_: Int, _: Int) in }
            for number in 0..<10 { stage.add(number) }
        }
        leave()
        #expect(work.isAtRest)
        #expect(work.count == 10)
    }

    @Test func littleWaitsHoweverManyItemsCome() {
        var taken = 0
        let stage = PipelineStage(of: 4) {
            $0
        } take: { (_: Int, _: Int) in
            taken += 1
        }
        for number in 0..<10_000 {
            stage.add(number)
            #expect(number - taken <= 4 * 18)
        }
        stage.finish()
        #expect(taken == 10_000)
    }

    @Test(.timeLimit(.minutes(1))) func workGoesOnWhereNoOtherThreadIsFree() {
        let gate = DispatchSemaphore(value: 0)
        for _ in 0..<600 { DispatchQueue.global().async { gate.wait() } }
        var sum = 0
        let stage = PipelineStage(of: 2) {
            $0
        } take: { (_: Int, number: Int) in
            sum += number
        }
        for number in 0..<100 { stage.add(number) }
        stage.finish()
        for _ in 0..<600 { gate.signal() }
        #expect(sum == 4_950)
    }

    @Test func whatTakingThrowsIsThrown() {
        struct Full: Error {}
        let stage = PipelineStage(of: 1) {
            $0
        } take: { (number: Int, _: Int) in
            if number == 20 { throw Full() }
        }
        #expect(throws: Full.self) {
            for number in 0..<100 { try stage.add(number) }
            try stage.finish()
        }
    }

    @Test func nothingGoesOnWhenTakingHasThrown() {
        struct Full: Error {}
        let work = Work()
        let stage = PipelineStage(of: 1, work.run) { (_: Int, _: Int) in throw Full() }
        #expect(throws: Full.self) {
            for number in 0..<100 { try stage.add(number) }
            try stage.finish()
        }
        #expect(work.isAtRest)
        #expect(work.count > 1)
    }
}
