/// The key of a page that says how the newsroom works, and the property of a `NewsMediaOrganization` that names it.
public enum PolicyKey: String, CaseIterable, Sendable {
    case principles
    case corrections
    case ownership
    case masthead
    case ethics
    case diversity
    case diversityReport
    case feedback
    case priorities
    case sources
    case verification
    case noBylines

    /// As schema.org calls it.
    var property: String {
        switch self {
        case .principles: "publishingPrinciples"
        case .corrections: "correctionsPolicy"
        case .ownership: "ownershipFundingInfo"
        case .masthead: "masthead"
        case .ethics: "ethicsPolicy"
        case .diversity: "diversityPolicy"
        case .diversityReport: "diversityStaffingReport"
        case .feedback: "actionableFeedbackPolicy"
        case .priorities: "missionCoveragePrioritiesPolicy"
        case .sources: "unnamedSourcesPolicy"
        case .verification: "verificationFactCheckingPolicy"
        case .noBylines: "noBylinesPolicy"
        }
    }
}
