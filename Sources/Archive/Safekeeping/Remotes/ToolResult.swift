import Transfers

extension ToolRun {
    /// - Throws: `StateError.failed` when there is no such program, or when it takes for ever.
    func result(_ arguments: [String], input: [UInt8] = []) throws(StateError) -> Result {
        do {
            return try run(arguments, input: input)
        } catch {
            throw StateError(error)
        }
    }
}

extension StateError {
    init(_ failure: ToolRun.Failure) { self = .failed(failure.reason, hint: failure.hint) }
}
