import Transfers

extension ToolRun {
    /// - Throws: `StateError.failed` when there is no such program, or when it takes for ever.
    func result(_ arguments: [String], input: [UInt8] = []) throws(StateError) -> Result {
        try StateError.of { () throws(Failure) in try run(arguments, input: input) }
    }
}

extension StateError {
    init(_ failure: ToolRun.Failure) { self = .failed(failure.reason, hint: failure.hint) }

    /// What a program of others is asked for, with its failure as one of ours.
    static func of<Answer>(_ ask: () throws(ToolRun.Failure) -> Answer) throws(StateError) -> Answer
    {
        do {
            return try ask()
        } catch {
            throw StateError(error)
        }
    }
}
