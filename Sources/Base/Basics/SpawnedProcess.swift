// Its headers bring `sigset_t`, and an optimised build of all files at once names it after them.
import CCrypto
import Foundation
import Synchronization

/// A program that was started in a group of its own with none of our files open, so that what it starts can be ended
/// with it. Started without any thread: where the system grants none, that is an error and no wait without end.
public final class SpawnedProcess {
    /// Why it could not be started.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
        /// Whether this machine had not enough memory, processes or files left for it.
        public let isScarcity: Bool

        /// - Parameters:
        ///   - code: what the system says.
        ///   - needed: files without which nothing is started: of those the one that is missing is named.
        init(_ code: Int32, needing needed: [String] = []) {
            let missing = code == ENOENT ? needed.first { access($0, F_OK) != 0 } : nil
            description = (missing.map { "\($0): " } ?? "") + SystemReason.of(code)
            isScarcity = [EAGAIN, ENOMEM, EMFILE, ENFILE].contains(code)
        }
    }

    /// Where what it prints can be read; -1 when nobody wants it.
    public let output: Int32
    public let errors: Int32
    /// Its number, which is its group's too.
    public let id: Int32
    private var ended: Int32?
    /// So long it is waited for one that was killed: what hangs on a disk may never end.
    private static let patience = Duration.seconds(5)
    /// Those that run; who starts one holds them until it stands among them.
    private static let running = Mutex<Set<Int32>>([])

    /// - Parameters:
    ///   - program: the path of the program.
    ///   - arguments: without the program's own name.
    ///   - environment: all that it gets of one.
    ///   - folder: where it runs; nil for here.
    ///   - input: a descriptor of what it reads; nil for nothing.
    ///   - keepsOutput: whether what it prints is read.
    /// - Throws: what the system says.
    public init(
        program: String,
        arguments: [String],
        environment: [String: String],
        folder: String?,
        input: Int32? = nil,
        keepsOutput: Bool
    ) throws(Failure) {
        // The shell goes to the folder, and then becomes the program.
        let all =
            folder.map {
                ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\"", $0, program] + arguments
            }
            ?? [program] + arguments
        let words = all.map { strdup($0) } + [nil]
        let variables =
            environment.sorted { $0.key < $1.key }
            .map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        // Between its making and its marking another program would inherit our end of a pipe. And it may run before we do,
        // and have this program ended.
        let (id, streams) = try Self.running.withLock { running throws(Failure) in
            let streams = try Streams(keepsOutput: keepsOutput)
            var id = pid_t()
            let code = Self.spawn(&id, all[0], words, variables, input, streams)
            streams.closeOthersEnds()
            guard code == 0 else {
                streams.closeOwnEnds()
                throw Failure(code, needing: [all[0], "/dev/null"])
            }
            running.insert(id)
            return (id, streams)
        }
        self.id = id
        output = streams.output.read
        errors = streams.errors.read
    }

    deinit {
        end()
        for descriptor in [output, errors] where descriptor >= 0 { close(descriptor) }
    }

    /// How it ended: its exit code, or a signal as a negative number; nil while it runs.
    public var status: Int32? {
        if let ended { return ended }
        var status: Int32 = 0
        var found: pid_t
        repeat { found = waitpid(id, &status, WNOHANG) } while found < 0 && errno == EINTR
        guard found != 0 else { return nil }
        // A child that somebody else has waited for left no word.
        let signal = status & 0x7F
        ended = found < 0 ? -1 : signal == 0 ? status >> 8 & 0xFF : -signal
        Self.running.withLock { _ = $0.remove(id) }
        return ended
    }

    /// Ends it, if it still runs, with all that it started.
    public func end() {
        guard ended == nil else { return }
        tell(SIGKILL)
        _ = ends(within: Self.patience)
    }

    /// Ends it, if it still runs, with all that it started: it is told so first, and may put things in order.
    ///
    /// - Parameter grace: how long it may take for that.
    public func end(after grace: Duration) {
        guard ended == nil else { return }
        tell(SIGTERM)
        // What it started may go on without it.
        if ends(within: grace) { kill(-id, SIGKILL) } else { end() }
    }

    private func tell(_ number: Int32) {
        kill(-id, number)
        // The group does not exist before the program has made it.
        kill(id, number)
    }

    /// Waits until it has ended, at most so long.
    private func ends(within limit: Duration) -> Bool {
        let end = ContinuousClock.now + limit
        var pause: UInt32 = 200
        while status == nil {
            guard ContinuousClock.now < end else { return false }
            usleep(pause)
            pause = min(pause * 2, 50_000)
        }
        return true
    }

    /// Ends all that still run: they are in groups of their own, which a terminal does not reach.
    ///
    /// - Parameter leave: ends this program; none is started any more by then.
    public static func endAll(andThen leave: () -> Never) -> Never {
        running.withLock { running in
            for id in running { kill(-id, SIGKILL) }
            leave()
        }
    }

    /// What is there to read of one of its streams, or comes next.
    ///
    /// - Parameter descriptor: the stream's.
    /// - Returns: at most 64 KB; nothing at the end.
    public static func piece(of descriptor: Int32) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let size = buffer.count
        while true {
            let count = read(descriptor, &buffer, size)
            if count >= 0 { return Array(buffer.prefix(count)) }
            if errno != EINTR { return [] }
        }
    }
}

extension SpawnedProcess {
    /// The pipes between the program and us.
    private struct Streams {
        typealias Ends = (read: Int32, write: Int32)

        let output: Ends
        let errors: Ends

        init(keepsOutput: Bool) throws(Failure) {
            output = keepsOutput ? try Self.pipe() : (-1, -1)
            do throws(Failure) { errors = try Self.pipe() } catch {
                if output.read >= 0 { [output.read, output.write].forEach { close($0) } }
                throw error
            }
        }

        private static func pipe() throws(Failure) -> Ends {
            var ends: [Int32] = [-1, -1]
            guard Foundation.pipe(&ends) == 0 else { throw Failure(errno) }
            ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
            return (ends[0], ends[1])
        }

        func closeOthersEnds() {
            for end in [output.write, errors.write] where end >= 0 { close(end) }
        }

        func closeOwnEnds() {
            for end in [output.read, errors.read] where end >= 0 { close(end) }
        }
    }

    private static func spawn(
        _ id: inout pid_t,
        _ program: String,
        _ words: [UnsafeMutablePointer<CChar>?],
        _ variables: [UnsafeMutablePointer<CChar>?],
        _ input: Int32?,
        _ streams: Streams
    ) -> Int32 {
        #if os(Linux)
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #else
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input, 0)
        } else {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        }
        if streams.output.write >= 0 {
            posix_spawn_file_actions_adddup2(&actions, streams.output.write, 1)
        } else {
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, streams.errors.write, 2)
        for descriptor in openOnes { posix_spawn_file_actions_addclose(&actions, descriptor) }
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        // What we do not want to hear of ourselves it may want to.
        var usual = sigset_t()
        sigemptyset(&usual)
        posix_spawnattr_setsigmask(&attributes, &usual)
        for signal in [SIGPIPE, SIGINT] { sigaddset(&usual, signal) }
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        return posix_spawn(&id, program, &actions, &attributes, words, variables)
    }

    /// What is open here and would stay open there.
    private static var openOnes: [Int32] {
        (3..<1_024).filter { descriptor in
            let flags = fcntl(descriptor, F_GETFD)
            return flags >= 0 && flags & FD_CLOEXEC == 0
        }
    }
}
