import Domain
import Testing

@Suite struct DiagnosticTests {
    @Test func readsLikeACompilers() {
        let diagnostic = Diagnostic(
            .error,
            "unknown key 'titel'",
            path: "Content/site.yaml",
            line: 2,
            column: 3,
            hint: "did you mean 'title'?"
        )
        #expect(
            "\(diagnostic)"
                == "Content/site.yaml:2:3: error: unknown key 'titel'\nhint: did you mean 'title'?"
        )
    }

    @Test func needsNoPlace() {
        #expect("\(Diagnostic(.warning, "no network"))" == "warning: no network")
    }
}
