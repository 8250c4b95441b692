import FeedReader
import Testing

@Suite struct PageInspectionTests {
    private func page(_ text: String) -> FeedError? {
        do {
            _ = try FeedReader().read(text: text)
            return nil
        } catch {
            return error
        }
    }

    @Test func loginPageIsNamed() {
        let error = page(
            "<!doctype html><title>Sign in</title><form><input type=\"password\"></form>"
        )
        #expect(error?.message == "a page “Sign in” that asks to log in came instead of a feed")
        #expect(error?.hint == "the feed may need credentials")
        #expect(error?.line == 1)
        #expect(error?.code == "html")
    }

    @Test func challengePageIsNamed() {
        let error = page(
            "<html><head><title>Just a moment...</title></head><body>cf-chl</body></html>"
        )
        let message =
            "a page “Just a moment...” that checks for robots came instead of a feed"
        #expect(error?.message == message)
    }

    @Test(arguments: ["<title>", "<title", "<html><title>News</titl"])
    func pageThatEndsInItsTitleIsAPage(end: String) {
        #expect(page("<!doctype html><html>\(end)")?.code == "html")
    }

    @Test func pageTellsTheFeedsItNames() {
        let error = page(
            """
            <html><head><title>News</title>
            <link rel="alternate" type="application/rss+xml" href="/feed.xml">
            <link rel="stylesheet" type="text/css" href="/style.css"></head></html>
            """
        )
        #expect(error?.message == "a web page “News” came instead of a feed")
        #expect(error?.hint == "the page names a feed: /feed.xml")
    }

    @Test func feedBehindHTMLIsFound() throws {
        let text = "<br />\n<b>Warning</b>: x\n" + SampleFeed.rss("<item><title>a</title></item>")
        let feed = try FeedReader().read(text: text)
        #expect(feed.entries.count == 1)
        #expect(
            feed.warnings.first?.message
                == "line 4: something stands before the feed and was skipped"
        )
    }
}
