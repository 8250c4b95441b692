public import Transfers

extension ToolRun {
    /// - Throws: `StateError.failed` when there is no such program, or when it takes for ever.
    func result(_ arguments: [String], input: [UInt8] = []) throws(StateError) -> Result {
        try StateError.of { () throws(Failure) in try run(arguments, input: input) }
    }
}

extension StateError: ToolFailing {
    public init(_ failure: ToolRun.Failure) { self = .failed(failure.reason, hint: failure.hint) }
}
