import Deploying

/// From where a site is sent.
struct DeployOrigin: Sendable {
    let machine: Machine
    let environment: [String: String]
    /// Asks the published site what it says that it has.
    let published: PublishedRecord
}
