import Basics
import Domain
import Foundation
import Synchronization

/// Speaks to the person at the terminal: data to stdout, everything else to stderr. What steers a terminal in the words
/// of others is made visible on the way.
final class Console: Sendable {
    let isQuiet: Bool
    let isVerbose: Bool
    private let terminal: TerminalKind
    private let stages: StageDisplay
    private let warnings = Mutex(0)
    private let unpublished = Mutex<[Diagnostic]>([])

    init(isQuiet: Bool, isVerbose: Bool, environment: [String: String]) {
        self.isQuiet = isQuiet
        self.isVerbose = isVerbose
        terminal = TerminalKind(of: .errors, environment: environment)
        stages = StageDisplay(overwrites: terminal.overwrites)
    }

    /// Of commands that know no site.
    static var plain: Console {
        Console(
            isQuiet: false,
            isVerbose: false,
            environment: ProcessInfo.processInfo.environment
        )
    }

    /// How many warnings a person was told.
    var warningCount: Int { warnings.withLock(\.self) }

    /// What a person was told of what is left out.
    var leftOut: [Diagnostic] { unpublished.withLock(\.self) }

    /// Data that a program may read.
    ///
    /// - Throws: `ExitReason` when they cannot be written.
    func data(_ text: String) throws(ExitReason) {
        StandardStream.endProgress()
        do {
            try StandardStream.output.write(text.visibleControls + "\n")
        } catch {
            throw ExitReason(error)
        }
    }

    /// What a person wants to know when all is well.
    func say(_ text: String) {
        guard !isQuiet else { return }
        StandardStream.say(text.visibleControls)
    }

    /// What a person must know, also one who wants to hear nothing when all is well.
    func announce(_ text: String) {
        StandardStream.say(text.visibleControls)
    }

    func detail(_ text: String) {
        guard isVerbose else { return }
        StandardStream.say(text.visibleControls)
    }

    func report(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .note, isQuiet { return }
        if diagnostic.severity == .warning { warnings.withLock { $0 += 1 } }
        if diagnostic.leavesOut { unpublished.withLock { $0.append(diagnostic) } }
        StandardStream.say(terminal.coloured(diagnostic))
    }

    /// How far long work has come; to be ended by `endProgress`.
    var progress: WorkProgress {
        isQuiet ? .unheard : WorkProgress { [stages] in stages.show($0) }
    }

    /// The long work is over, well or not.
    func endProgress() {
        stages.end()
        StandardStream.endProgress()
    }
}
