import Foundation
import Testing

/// Where the configuration may ask for values of the environment, and where it may not.
@Suite struct EnvironmentTests {
    @Test(arguments: [
        ("title: \"${env:FOO}\"", 2, 10, "site.title"),
        ("title: B\n  description: {es: \"${env:FOO}\"}", 3, 21, "site.description.es"),
        ("title: B\n  languages: [\"${env:FOO}\"]", 3, 15, "site.languages[0]"),
        ("title: B\n  contact: \"mailto:${env:FOO}\"", 3, 12, "site.contact"),
        ("title: B\n  timeZone: \"${env:FOO}\"", 3, 13, "site.timeZone"),
        ("title: B\nsections:\n  - {id: a, title: \"${env:FOO}\"}", 4, 20, "sections[0].title"),
        (
            "title: B\nsources:\n  - {id: a, kind: feed, url: a.xml, title: \"${env:FOO}\"}", 4, 44,
            "sources[0].title"
        ),
    ])
    func onlyWhatMayBeSecretIsFilledIn(
        lines: String,
        line: Int,
        column: Int,
        name: String
    ) async throws {
        let workplace = try Workplace()
        try workplace.write(
            "site:\n  \(lines.replacing("title: B\n", with: "title: B\n"))\n",
            to: "Content/site.yaml"
        )
        let run = try await workplace.run("config", environment: ["FOO": "geheim"])
        #expect(run.code == 2)
        #expect(
            run.errors.contains(
                "Content/site.yaml:\(line):\(column): error: '\(name)' is not filled in from the environment\n"
            ),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("geheim"))
    }

    @Test(arguments: ["${env:}", "${env:FOO", "${env:FOO BAR}", "${env:FOO${env:BAR}}"])
    func aNameThatIsNoneIsTold(text: String) async throws {
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: a, kind: feed, url: \"https://a.example/\(text)\"}\n"
        )
        let run = try await workplace.run("config", environment: ["FOO": "geheim"])
        #expect(run.code == 2)
        #expect(run.errors.contains("names no variable of the environment"), "\(run.errors)")
    }

    @Test func aProxyMayHoldASecret() async throws {
        let workplace = try Workplace()
        try workplace.configure(site: "  network: {proxy: \"http://${env:P}@proxy.example:3128\"}")
        let run = try await workplace.run("config", environment: ["P": "ana:clave"])
        #expect(run.code == 0, "\(run.errors)")
        #expect(!run.output.contains("clave"))
        let missing = try await workplace.run("config")
        #expect(missing.code == 2)
        #expect(missing.errors.contains("the environment has no P"))
    }
}
