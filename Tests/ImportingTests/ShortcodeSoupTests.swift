import Testing

@testable import Importing

/// Whatever stands in brackets, the text around it stays, and no text is looked through again and again.
@Suite struct ShortcodeSoupTests {
    private func first(_ text: String) -> WordPressShortcode? {
        var closings = ClosingTags(ofWordPress: text)
        return WordPressShortcode.first(in: text[...], &closings)
    }

    @Test("A shortcode has a name, values and perhaps a body")
    func parts() throws {
        let call = try #require(first("x [a one b=2 C=\"3 ]\" d='4'] y [/a] z"))
        #expect(call.name == "a")
        #expect(call.first == "one")
        #expect(call.values == ["b": "2", "c": "3 ]", "d": "4"])
        #expect(call.body == " y ")
        #expect(first("[a b=“1”]")?.values == ["b": "1"])
        #expect(first("[[a b=1]]")?.isQuoted == true)
        #expect(first("[a=https://x.example/?v=1]")?.values == ["": "https://x.example/?v=1"])
        #expect(first("[a https://x.example/?v=1 b=2]")?.first == "https://x.example/?v=1")
        #expect(first("[a b=1 /] [/a]")?.body == nil)
    }

    @Test(
        "Brackets that call nothing are none",
        arguments: ["[1]", "[...]", "[]", "[a", "[a b=\"", "[/a]", "[ a]", "[a <b>]"]
    )
    func none(_ text: String) {
        #expect(first(text) == nil)
    }

    @Test("A soup of open tags is read to its end")
    func soup() {
        for piece in ["[a b=1]", "[a \"", "[", "[[a]", "[a]x[b]"] {
            let text = String(repeating: piece, count: 20_000)
            var closings = ClosingTags(ofWordPress: text)
            var rest = text[...]
            var count = 0
            while let call = WordPressShortcode.first(in: rest, &closings) {
                rest = rest[call.range.upperBound...]
                count += 1
            }
            #expect(count <= 40_000)
        }
        var hugo = HugoShortcodes { _ in nil }
        #expect(hugo.markdown(String(repeating: "{{< a b >}}", count: 5_000)).count > 10_000)
        var liquid = JekyllLiquid(base: "", home: "", values: { _ in nil }, page: { _ in nil })
        #expect(liquid.markdown(String(repeating: "{% raw %}", count: 5_000)).isEmpty)
    }

    @Test(
        "Calls of Hugo that do not end are read to the end of the text, and stay",
        .timeLimit(.minutes(5)),
        arguments: ["{{‹ ", "{{< ", "{{% x \"", "{{", "{{%}} "]
    )
    func hugoSoup(_ piece: String) {
        var hugo = HugoShortcodes { _ in nil }
        let text = String(repeating: piece, count: 40_000)
        #expect(hugo.markdown(text) == text)
        #expect(hugo.losses.isEmpty)
    }

    @Test("Tags of Hugo that close nothing are looked through once", .timeLimit(.minutes(5)))
    func hugoBodies() {
        var hugo = HugoShortcodes { _ in nil }
        for piece in ["{{</ a ", "{{</ b "] {
            let soup = String(repeating: piece, count: 40_000)
            #expect(hugo.markdown("{{< a >}}" + soup) == "\\{{< a >}}" + soup)
        }
        #expect(hugo.markdown("{{< a >}}x{{</ ab >}}y{{</a>}}z") == "xyz")
    }

    @Test("Shortcodes of Hugo that are only shown lose their signs, also many on one line")
    func hugoShown() {
        var hugo = HugoShortcodes { _ in nil }
        let shown = "{{</* a */>}} /* b */ {{%/* c */%}} {{</*\n*/>}} {{< /* d */ >}}"
        #expect(
            hugo.markdown("```\n\(shown)\n```\n")
                == "```\n{{< a >}} /* b */ {{% c %}} {{</*\n*/>}} {{< /* d */ >}}\n```\n"
        )
        let soup = "```\n" + String(repeating: "{{</* ", count: 40_000) + "\n*/>}}\n```\n"
        #expect(hugo.markdown(soup) == soup)
    }

    @Test(
        "Tags of Jekyll that do not end are read to the end of the text, and stay",
        .timeLimit(.minutes(5)),
        arguments: ["{{< ", "{{% x \"", "{{ ", "{% x ", "{: ", "{"]
    )
    func jekyllSoup(_ piece: String) {
        var liquid = JekyllLiquid(base: "", home: "", values: { _ in nil }, page: { _ in nil })
        let text = String(repeating: piece, count: 40_000)
        #expect(liquid.markdown(text) == text)
        #expect(liquid.losses.isEmpty)
    }

    @Test("Each body in a text of Jekyll ends with its own tag", .timeLimit(.minutes(5)))
    func jekyllBodies() {
        var liquid = JekyllLiquid(base: "", home: "", values: { _ in nil }, page: { _ in nil })
        let piece = "{% raw %}{% endhighlight %}{{ a }}{%- endraw -%}"
        let text = liquid.markdown(String(repeating: piece, count: 20_000))
        #expect(text == String(repeating: "{% endhighlight %}{{ a }}", count: 20_000))
    }

    @Test(
        "Shortcodes of as many names of which none is closed are looked through once",
        .timeLimit(.minutes(5))
    )
    func names() {
        let names = (0..<100_000).map { "n\($0)" }
        var hugo = HugoShortcodes { _ in nil }
        let calls = names.map { "{{< \($0) >}}\n" }.joined()
        #expect(hugo.markdown(calls) == calls.replacing("{{<", with: "\\{{<"))
        #expect(hugo.losses.count == names.count)
        let post = names.map { "[\($0) b=1]" }.joined()
        var closings = ClosingTags(ofWordPress: post)
        var rest = post[...]
        var count = 0
        while let call = WordPressShortcode.first(in: rest, &closings) {
            rest = rest[call.range.upperBound...]
            count += 1
        }
        #expect(count == names.count)
    }

    @Test("Shortcodes in each other end with their own tags, however deep they lie")
    func nested() {
        func nested(_ depth: Int) -> String {
            (0..<depth).map { "{{< n\($0) >}}" }.joined() + "x"
                + (0..<depth).reversed().map { "{{% /n\($0) %}}" }.joined()
        }
        var hugo = HugoShortcodes { _ in nil }
        #expect(hugo.markdown(nested(60)) == "x")
        // Of what lies deeper the tags stay to be seen.
        let deep = hugo.markdown(nested(5_000))
        #expect(deep.hasPrefix("\\{{< n64 >}}\\{{< n65 >}}"))
        #expect(deep.hasSuffix("\\{{< n4999 >}}x"))
    }

    @Test("The next tag of a name is found from each place", arguments: ["[/a]", "{{< /a >}}"])
    func closings(_ tag: String) throws {
        let text = "1 \(tag) 2 \(tag) 3"
        var closings =
            tag.hasPrefix("[") ? ClosingTags(ofWordPress: text) : ClosingTags(ofHugo: text)
        let found = closings.first("a", in: text[...])
        let first = try #require(found)
        #expect(text[first] == tag[...])
        let again = closings.first("a", in: text[...])
        #expect(again == first)
        let next = closings.first("a", in: text[first.upperBound...])
        let second = try #require(next)
        #expect(text[..<second.lowerBound] == "1 \(tag) 2 ")
        let last = closings.first("a", in: text[second.upperBound...])
        #expect(last == nil)
        let other = closings.first("b", in: text[...])
        #expect(other == nil)
    }

    @Test("Code within a long paragraph is looked through once", .timeLimit(.minutes(5)))
    func code() {
        let text = String(repeating: "`a` ", count: 100_000)
        #expect(MarkdownCode.parts(of: text).count { $0.isCode } == 100_000)
    }
}
