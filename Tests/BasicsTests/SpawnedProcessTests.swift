import Foundation
import Testing

@testable import Basics

@Suite struct SpawnedProcessTests {
    private func process(_ script: String, folder: String? = nil) throws -> SpawnedProcess {
        try SpawnedProcess(
            program: "/bin/sh",
            arguments: ["-c", script],
            environment: ["NAME": "value"],
            folder: folder,
            keepsOutput: true
        )
    }

    /// All that comes until the other end is closed.
    private func text(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer.prefix(count)
        }
    }

    /// Waits until it has ended by itself.
    private func status(_ process: SpawnedProcess) -> Int32 {
        while true {
            if let status = process.status { return status }
            usleep(1_000)
        }
    }

    @Test func whatItPrintsAndHowItEndsIsTold() throws {
        let process = try process("echo out; echo err >&2; exit 7")
        #expect(text(process.output) == "out\n")
        #expect(text(process.errors) == "err\n")
        #expect(status(process) == 7)
        #expect(try status(self.process("kill -TERM $$")) == -SIGTERM)
    }

    @Test func itRunsInItsFolderWithNothingOfOurs() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "spawned \(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let open = open("/dev/null", O_RDONLY)
        defer { close(open) }
        let process = try process(
            "pwd -P; echo $NAME; [ -e /dev/fd/\(open) ] || echo closed; cat",
            folder: folder.path
        )
        let resolved = try #require(realpath(folder.path, nil))
        defer { free(resolved) }
        let path = String(cString: resolved)
        #expect(text(process.output) == "\(path)\nvalue\nclosed\n")
        #expect(status(process) == 0)
    }

    @Test func endingItEndsWhatItStarted() throws {
        let process = try process("sleep 600 & sleep 600 & echo ready; wait")
        var byte: UInt8 = 0
        #expect(read(process.output, &byte, 1) == 1)
        process.end()
        // Whoever still lived would keep the pipe open.
        #expect(text(process.output) == "eady\n")
        #expect(process.status == -SIGKILL)
    }

    @Test func itReadsWhatItIsGiven() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("uno".utf8))
        try pipe.fileHandleForWriting.close()
        let process = try SpawnedProcess(
            program: "/bin/cat",
            arguments: [],
            environment: [:],
            folder: nil,
            input: pipe.fileHandleForReading.fileDescriptor,
            keepsOutput: true
        )
        #expect(text(process.output) == "uno")
        #expect(status(process) == 0)
        withExtendedLifetime(pipe) {}
    }

    @Test func oneThatIsToldToEndMayPutThingsInOrder() throws {
        let process = try process(
            "trap 'echo bye; exit 3' TERM; echo ready; while :; do sleep 0.01; done"
        )
        var bytes = [UInt8](repeating: 0, count: 6)
        #expect(read(process.output, &bytes, 6) == 6)
        process.end(after: .seconds(20))
        #expect(text(process.output) == "bye\n")
        #expect(process.status == 3)
    }

    @Test func oneThatDoesNotListenIsEndedAllTheSame() throws {
        let process = try process("trap '' TERM; sleep 600 & echo ready; wait")
        var bytes = [UInt8](repeating: 0, count: 6)
        #expect(read(process.output, &bytes, 6) == 6)
        process.end(after: .milliseconds(50))
        // Whoever still lived would keep the pipe open.
        #expect(text(process.output).isEmpty)
        #expect(process.status == -SIGKILL)
    }

    #if os(Linux)
    /// Threads of the pool keep signals away from them, which a program would inherit.
    @Test func itHearsEverySignal() throws {
        let process = try process("grep SigBlk /proc/self/status")
        #expect(text(process.output) == "SigBlk:\t0000000000000000\n")
    }
    #endif

    @Test func aProgramThatIsNotThereIsAnError() {
        let failure = #expect(throws: SpawnedProcess.Failure.self) {
            try SpawnedProcess(
                program: "/nonexistent/program",
                arguments: [],
                environment: [:],
                folder: nil,
                keepsOutput: false
            )
        }
        #expect(failure?.description == "/nonexistent/program: No such file or directory")
        #expect(failure?.isScarcity == false)
    }
}
