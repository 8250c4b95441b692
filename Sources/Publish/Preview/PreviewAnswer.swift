public import Publishing

/// What the preview answers to a request.
public struct PreviewAnswer: Equatable, Sendable {
    public let status: Int
    public let headers: [ServingRule.Header]
    public let body: PreviewBody
}
