import Basics
import Foundation

/// One run of a program: gathers what it prints, and ends it with all that it started when it takes too long or
/// prints too much.
struct ProgramRun {
    typealias Outcome = Result<[UInt8], RequestError>

    private let request: ProgramRequest
    private let name: String
    /// Of what it says about a failure, the end.
    private static let maxErrorBytes = 4 << 10

    init(_ request: ProgramRequest) {
        self.request = request
        name = request.words.first ?? ""
    }

    /// Runs it to its end; holds the thread that long.
    func outcome() -> Outcome {
        do throws(RequestError) { return .success(try run()) } catch { return .failure(error) }
    }

    /// What came out of the program.
    private struct Gathered {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        /// Whether nothing more can come.
        var isOutputClosed = false
        var isErrorsClosed = false
    }

    private func run() throws(RequestError) -> [UInt8] {
        let process = try SpawnedProcess.start(request)
        let deadline = ContinuousClock.now + request.timeout
        var gathered = Gathered()
        do throws(RequestError) {
            while process.status == nil {
                guard ContinuousClock.now < deadline else { throw tooSlow }
                try gather(&gathered, from: process, milliseconds: 20)
            }
            // What it printed last may still be on its way; what it left running may print for ever.
            while try gather(&gathered, from: process, milliseconds: 0) {
                guard ContinuousClock.now < deadline else { throw tooSlow }
            }
        } catch {
            process.end()
            throw error
        }
        if let status = process.status, status != 0 { throw failure(status, gathered) }
        guard !gathered.output.isEmpty else { throw .failedProgram("'\(name)' printed nothing") }
        return gathered.output
    }

    /// Takes what there is to read; false when there was nothing.
    @discardableResult
    private func gather(
        _ gathered: inout Gathered,
        from process: SpawnedProcess,
        milliseconds: Int32
    ) throws(RequestError) -> Bool {
        let (output, errors) = (process.output, process.errors)
        var polled = [
            pollfd(fd: gathered.isOutputClosed ? -1 : output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: gathered.isErrorsClosed ? -1 : errors, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return false }
        if polled[0].revents != 0 {
            let piece = SpawnedProcess.piece(of: output)
            gathered.isOutputClosed = piece.isEmpty
            gathered.output += piece
            guard gathered.output.count <= request.maxBytes else { throw tooLong }
        }
        if polled[1].revents != 0 {
            let piece = SpawnedProcess.piece(of: errors)
            gathered.isErrorsClosed = piece.isEmpty
            gathered.errors = Array((gathered.errors + piece).suffix(Self.maxErrorBytes))
        }
        return true
    }

    private var tooSlow: RequestError {
        let seconds = Int(clamping: (request.timeout / .seconds(1)).rounded(.up))
        return .failedProgram("'\(name)' did not end within \(seconds) s and was stopped")
    }

    private var tooLong: RequestError {
        let size =
            request.maxBytes % (1 << 20) == 0
            ? "\(request.maxBytes >> 20) MiB" : "\(request.maxBytes) bytes"
        return .failedProgram("'\(name)' printed more than \(size) and was stopped")
    }

    private func failure(_ status: Int32, _ gathered: Gathered) -> RequestError {
        let how =
            status > 0
            ? "'\(name)' ended with exit code \(status)"
            : "'\(name)' was ended by signal \(-status)"
        let error = RequestError.failedProgram(how)
        return gathered.errors.isEmpty ? error : .explained(error, answer: gathered.errors)
    }
}
