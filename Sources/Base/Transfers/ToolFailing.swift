/// An error that also says why a program of others gave no result.
public protocol ToolFailing: Error {
    init(_ failure: ToolRun.Failure)
}

extension ToolFailing {
    /// What a program of others is asked for, with its failure as one of ours.
    public static func of<Answer>(
        _ ask: () throws(ToolRun.Failure) -> Answer
    ) throws(Self) -> Answer {
        do {
            return try ask()
        } catch {
            throw Self(error)
        }
    }
}
