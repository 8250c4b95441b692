/// Is told how far long work has come; what is done with it is for whoever speaks to a person.
public struct WorkProgress: Sendable {
    /// A part of a build that may take long.
    public enum Stage: String, Sendable, CaseIterable {
        case fetching, reading, cleaning, pictures, copies, pages, search, compressing, importing
    }

    /// How far a stage has come.
    public struct Step: Equatable, Sendable {
        public let stage: Stage
        public let done: Int
        /// Nil where nobody knows before the end.
        public let all: Int?
        /// What is waited for, if not for this machine.
        public let waitingFor: [String]

        public init(stage: Stage, done: Int, all: Int?, waitingFor: [String] = []) {
            self.stage = stage
            self.done = done
            self.all = all
            self.waitingFor = waitingFor
        }
    }

    private let tell: @Sendable (Step) -> Void

    public init(_ tell: @escaping @Sendable (Step) -> Void) {
        self.tell = tell
    }

    /// For whom nobody listens.
    public static let unheard = WorkProgress { _ in }

    public func callAsFunction(
        _ stage: Stage,
        _ done: Int,
        of all: Int?,
        waitingFor: [String] = []
    ) {
        tell(Step(stage: stage, done: done, all: all, waitingFor: waitingFor))
    }
}
