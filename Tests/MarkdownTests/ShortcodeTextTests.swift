import Testing

@testable import Markdown

/// Shortcodes are found where they stand on lines of their own, and nowhere else.
@Suite struct ShortcodeTextTests {
    private func tags(_ markdown: String) -> [String] {
        (ShortcodeText(markdown)?.tags ?? []).map { tag in
            let values = tag.parameters.map { "\($0.name ?? "")=\($0.value)" }
            let place = "\(tag.line):\(tag.column)"
            return ([place, (tag.isClosing ? "/" : "") + tag.name] + values).joined(separator: " ")
        }
    }

    @Test(
        arguments: [
            ("{{< video \"a b\" >}}", ["1:1 video =a b"]),
            ("{{<video a.mp4>}}", ["1:1 video =a.mp4"]),
            ("A\n\n  {{< file name='x \\'y\\'' n=2 >}}\n", ["3:3 file name=x 'y' n=2"]),
            (
                "{{< map\n  latitude=40.5\n  label=\"Ñu >}} x\"\n>}}",
                ["1:1 map latitude=40.5 label=Ñu >}} x"]
            ),
            ("{{< box >}}\nñ {{< /box >}}", ["1:1 box", "2:3 /box"]),
            ("{{< a >}}{{< b >}}{{</a>}}", ["1:1 a", "1:10 b", "1:19 /a"]),
            (
                "{{< video https://a.example/w?v=1&x=\"2\" >}}",
                [
                    "1:1 video =https://a.example/w?v=1&x=\"2\""
                ]
            ),
        ]
    )
    func tagsAreRead(markdown: String, expected: [String]) {
        #expect(tags(markdown) == expected)
        #expect(ShortcodeText(markdown)?.faults == [])
    }

    @Test(
        arguments: [
            "`{{< video x >}}`", "``a ` {{< video x >}}``", "```\n{{< video x >}}\n```",
            "- x\n\n  ~~~\n  {{< video x >}}\n  ~~~", "    {{< video x >}}",
            "<!-- {{< video x >}} -->", "<!--\n{{< video x >}}\n-->", "\\{{< video x >}}",
            "<pre>\n{{< video x >}}\n</pre>", "{{ x }}", "a `b\nc {{< video x >}} d` e",
        ]
    )
    func codeIsLeftAlone(markdown: String) {
        #expect(ShortcodeText(markdown) == nil)
    }

    @Test func theSignsOfOtherProgramsAreRemarkedOn() throws {
        let text = try #require(ShortcodeText("A\n\n{{% box %}}\n\n`{{% a %}}` \\{{% b %}}"))
        #expect(text.tags.isEmpty && text.faults.isEmpty)
        #expect(text.remarks.map(\.line) == [3] && text.remarks.map(\.column) == [1])
        #expect(ShortcodeText("```\n{{% box %}}\n```") == nil)
    }

    @Test(
        arguments: [
            ("Uno {{< video x >}}", 1, 5, "the shortcode 'video' stands amid words"),
            ("- {{< video x >}}", 1, 3, "the shortcode 'video' stands amid words"),
            ("A\n\n{{< video x", 3, 1, "the tag of the shortcode 'video' has no end"),
            ("{{< video \"x >}}\n\nB", 1, 1, "the tag of the shortcode 'video' has no end"),
            ("{{< video x\n\n>}}", 1, 1, "the tag of the shortcode 'video' has no end"),
            ("{{< >}}", 1, 1, "a shortcode has no name"),
        ]
    )
    func whatIsWrongIsNamedWithItsPlace(
        markdown: String,
        line: Int,
        column: Int,
        message: String
    ) {
        let faults = ShortcodeText(markdown)?.faults ?? []
        #expect(faults.map(\.message) == [message])
        #expect(faults.map(\.line) == [line] && faults.map(\.column) == [column])
    }

    @Test func everythingElseKeepsItsPlace() throws {
        let text = try #require(ShortcodeText("A\n{{< box\n t >}}\n[ñ](x)\n{{< /box >}} [b](y)"))
        #expect(text.masked == "A\n       \n      \n[ñ](x)\nxxxxxxxxxxxx [b](y)")
    }

    @Test func aTagIsAParagraphThatCleaningLeaves() async throws {
        let text = try #require(ShortcodeText("- a\n{{< box >}}\n**b**\n{{< /box >}}\nc"))
        let parts = ShortcodeText.parts(of: await MarkdownRenderer().html(text.marked))
        let told = parts.map { part in
            switch part {
            case .html(let html): html.filter { $0 != "\n" }
            case .tag(let number): "#\(number)"
            }
        }
        #expect(
            told == ["<ul><li>a</li></ul>", "#0", "<p><strong>b</strong></p>", "#1", "<p>c</p>"]
        )
    }

    @Test func columnsAreCountedInCharacters() {
        let faults = ShortcodeText("ñ {{< >}} ñ {{< >}}\nñ {{< >}}")?.faults ?? []
        #expect(faults.map(\.column) == [3, 13, 3])
        #expect(faults.map(\.line) == [1, 1, 2])
    }

    @Test func aLineFullOfMistakesIsReadOnce() {
        let count = 250_000
        let wrong = ShortcodeText(String(repeating: "{{< ", count: count))
        #expect(wrong?.faults.count == count)
        #expect(wrong?.faults.last?.column == 4 * count - 3)
        let foreign = ShortcodeText(String(repeating: "{{% ", count: count))
        #expect(foreign?.remarks.count == count)
        #expect(foreign?.remarks.last?.column == 4 * count - 3)
    }

    @Test func aTagFullOfValuesIsReadOnce() {
        let count = 400_000
        let text = ShortcodeText("{{< a \(String(repeating: "b ", count: count))>}}")
        #expect(text?.tags.first?.parameters.count == count)
        #expect(text?.tags.first?.parameters.last?.column == 5 + 2 * count)
    }

    @Test func aLineFullOfTagsIsMaskedAtOnce() {
        let (tag, count) = ("{{< a >}}", 150_000)
        let text = ShortcodeText(String(repeating: tag, count: count))
        let covered = String(repeating: "x", count: (count - 1) * tag.count)
        #expect(text?.masked == covered + String(repeating: " ", count: tag.count))
    }

    @Test func noTextCanSayThatItIsATag() throws {
        let text = try #require(
            ShortcodeText("\u{E0F1}\u{301}0\u{E0F2}\u{301}\n\n{{< box >}}")
        )
        #expect(text.marked.unicodeScalars.count { $0 == "\u{E0F1}" } == 1)
        #expect(text.marked.unicodeScalars.count { $0 == "\u{E0F2}" } == 1)
        let parts = ShortcodeText.parts(of: "<p>\u{E0F1}0\u{E0F2}</p>\u{301}a")
        #expect(parts == [.html(""), .tag(0), .html("\u{301}a")])
    }
}
