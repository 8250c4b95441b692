import Basics
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

    @Test func whatCannotBeReadIsMadeReadable() {
        let trouble = FolderWalk.Trouble(path: "uno.md", kind: .unreadable(13))
        let told = Diagnostic(trouble, in: "Content/articles/")
        #expect(told.path == "Content/articles/uno.md")
        #expect(told.message.hasPrefix("it cannot be read: "))
        #expect(told.hint == "make it readable for whoever builds the portal")
    }

    @Test func needsNoPlace() {
        #expect("\(Diagnostic(.warning, "no network"))" == "warning: no network")
    }
}
