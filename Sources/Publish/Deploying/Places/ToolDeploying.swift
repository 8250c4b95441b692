public import Transfers

extension ToolRun {
    /// - Throws: `DeployError.failed` when there is no such program, or when it falls silent.
    func deploying(
        _ arguments: [String],
        input: [UInt8] = [],
        within limit: Int? = nil
    ) throws(DeployError) -> Result {
        try DeployError.of { () throws(Failure) in
            try run(arguments, input: input, within: limit)
        }
    }
}

extension DeployError: ToolFailing {
    public init(_ failure: ToolRun.Failure) { self = .failed(failure.reason, hint: failure.hint) }
}
