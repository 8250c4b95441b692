import Domain
import Presentation
import Testing

@Suite struct ErrorReportTests {
    private func link(_ contact: String?, about title: String? = "El pan") throws -> LinkModel? {
        var settings = Sample.settings()
        settings.publication.contact = contact
        return try ErrorReport.link(
            about: title,
            at: "/n/a/",
            in: "es",
            context: Sample.context(settings)
        )
    }

    @Test(arguments: ["a@example.org", "mailto:a@example.org", "MAILTO:a@example.org"])
    func byMailItIsALetterAboutThePage(_ contact: String) throws {
        let link = try link(contact)
        #expect(link?.title == "Avisar de un error")
        #expect(
            link?.address == "mailto:a@example.org?subject=Avisar%20de%20un%20error:%20El%20pan"
                + "&body=https://example.org/n/a/"
        )
        #expect(link?.isExternal == false)
    }

    @Test(arguments: [
        ("https://example.org/acerca/", false), ("https://forms.example/x", true),
        ("tel:+34600", false), ("mailto:a@example.org?subject=x", false),
    ])
    func whateverElseIsNamedIsOpenedAsItIs(_ contact: String, _ isElsewhere: Bool) throws {
        let link = try link(contact, about: nil)
        #expect(link?.address == contact)
        #expect(link?.isExternal == isElsewhere)
    }

    @Test func withoutAContactThereIsNone() throws {
        #expect(try link(nil) == nil)
    }
}
