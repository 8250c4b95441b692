public import Foundation

/// What the preview answers to a request.
public struct PreviewAnswer: Equatable, Sendable {
    public let status: Int
    public let headers: [Header]
    public let body: Data

    /// One line of an answer's head.
    public struct Header: Equatable, Sendable {
        public let name: String
        public let value: String
    }
}
