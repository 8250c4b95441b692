import Basics
import Foundation
import Testing

@Suite struct HostSystemTests {
    @Test func theMachineIsNamedWithoutTheNetwork() throws {
        let process = Process()
        let said = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "uname -n"]
        process.standardOutput = said
        try process.run()
        let name = said.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect("\(HostSystem.name)\n" == String(decoding: name, as: UTF8.self))
    }

    @Test func oneRunOfTheMachineIsToldFromTheNext() throws {
        #if os(Linux)
        let file = "/proc/sys/kernel/random/boot_id"
        guard let id = try? String(contentsOfFile: file, encoding: .utf8) else { return }
        #expect(HostSystem.boot.map { String(decoding: $0, as: UTF8.self) } == id)
        #expect(HostSystem.processSpace?.hasPrefix("pid:") == true)
        #else
        #expect(HostSystem.boot?.isEmpty == false)
        #expect(HostSystem.processSpace == "")
        #endif
    }
}
