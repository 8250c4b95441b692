import Transfers

extension ToolRun {
    /// - Throws: `DeployError.failed` when there is no such program, or when it takes for ever.
    func deploying(_ arguments: [String], input: [UInt8] = []) throws(DeployError) -> Result {
        try DeployError.of { () throws(Failure) in try run(arguments, input: input) }
    }
}

extension DeployError {
    init(_ failure: ToolRun.Failure) { self = .failed(failure.reason, hint: failure.hint) }

    /// What a program of others is asked for, with its failure as one of ours.
    static func of<Answer>(_ ask: () throws(ToolRun.Failure) -> Answer) throws(DeployError)
        -> Answer
    {
        do {
            return try ask()
        } catch {
            throw DeployError(error)
        }
    }
}
