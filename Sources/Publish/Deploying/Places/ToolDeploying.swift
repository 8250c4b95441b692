import Transfers

extension ToolRun {
    /// - Throws: `DeployError.failed` when there is no such program, or when it takes for ever.
    func deploying(_ arguments: [String], input: [UInt8] = []) throws(DeployError) -> Result {
        do {
            return try run(arguments, input: input)
        } catch {
            throw DeployError(error)
        }
    }
}

extension DeployError {
    init(_ failure: ToolRun.Failure) { self = .failed(failure.reason, hint: failure.hint) }
}
