import Foundation
import Testing

/// Pages with known keys are named in the structured data as what the newsroom says of how it works.
@Suite struct TrustDataTests {
    private func page(_ name: String, _ head: String, _ workplace: Workplace) throws {
        try workplace.write(
            "---\ntitle: \(name)\n\(head)\n---\nTexto.\n",
            to: "Content/pages/\(name).md"
        )
    }

    @Test(arguments: [
        ("principles", "publishingPrinciples"), ("corrections", "correctionsPolicy"),
        ("ownership", "ownershipFundingInfo"), ("masthead", "masthead"), ("ethics", "ethicsPolicy"),
        ("diversity", "diversityPolicy"), ("diversityReport", "diversityStaffingReport"),
        ("feedback", "actionableFeedbackPolicy"),
        ("priorities", "missionCoveragePrioritiesPolicy"), ("sources", "unnamedSourcesPolicy"),
        ("verification", "verificationFactCheckingPolicy"), ("noBylines", "noBylinesPolicy"),
    ])
    func aPageWithAKeyIsAProperty(key: String, property: String) async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try page("una-pagina", "key: \(key)", workplace)
        #expect(try await workplace.build().code == 0)
        let front = try workplace.site().text("index.html")
        #expect(front.contains("\"@type\":\"NewsMediaOrganization\""))
        #expect(front.contains("\"\(property)\":\"https://"), "\(front)")
        #expect(front.contains("/una-pagina/\""))
    }

    @Test func eachLanguageNamesItsOwnElseTheFirst() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try page("principios", "key: principles", workplace)
        try page("principles", "key: principles\nlanguage: en", workplace)
        try page("propiedad", "key: ownership", workplace)
        try await workplace.build()
        let site = try workplace.site()
        let (first, other) = (site.text("index.html"), site.text("en/index.html"))
        #expect(first.contains(#/"publishingPrinciples":"https:[^"]+\/principios\/"/#))
        #expect(other.contains(#/"publishingPrinciples":"https:[^"]+\/en\/principles\/"/#))
        #expect(other.contains(#/"ownershipFundingInfo":"https:[^"]+\/propiedad\/"/#))
    }

    @Test func withoutSuchPagesNothingIsClaimed() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try page("otra", "key: about", workplace)
        try await workplace.build()
        let front = try workplace.site().text("index.html")
        #expect(!front.contains("publishingPrinciples") && !front.contains("ownershipFundingInfo"))
    }
}
