import Transfers

extension ToolRun {
    /// - Throws: `DeployError.failed` when there is no such program, or when it takes for ever.
    func deploying(_ arguments: [String], input: [UInt8] = []) throws(DeployError) -> Result {
        do {
            return try run(arguments, input: input)
        } catch {
            throw .failed(error.reason, hint: error.hint)
        }
    }
}
