public import Transfers

extension ToolRun {
    /// - Throws: `DeployError.failed` when there is no such program, or when it takes for ever.
    func deploying(_ arguments: [String], input: [UInt8] = []) throws(DeployError) -> Result {
        try DeployError.of { () throws(Failure) in try run(arguments, input: input) }
    }
}

extension DeployError: ToolFailing {
    public init(_ failure: ToolRun.Failure) { self = .failed(failure.reason, hint: failure.hint) }
}
