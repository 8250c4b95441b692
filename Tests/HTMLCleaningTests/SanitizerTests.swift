import HTMLCleaning
import Testing
import WebURL

@Suite struct SanitizerTests {
    private let base = WebURL("https://example.org/news/item")

    @Test(arguments: [
        ("<p>a <em>b</em></p>", "<p>a <em>b</em></p>"),
        ("<h1>T</h1><h6>u</h6>", "<h2>T</h2><h6>u</h6>"),
        ("<p class=x id=y style=z onclick=w title=t>a", "<p title=\"t\">a</p>"),
        (
            "<strike>a</strike><tt>b</tt><acronym>c</acronym>",
            "<s>a</s><code>b</code><abbr>c</abbr>"
        ),
        ("<blink>a</blink><x-y>b</x-y>", "ab"),
        ("<p lang=es dir=RTL>a", "<p lang=\"es\" dir=\"rtl\">a</p>"),
        (
            "<ol start=-3 reversed type=A><li>a",
            "<ol start=\"-3\" reversed=\"\" type=\"A\"><li>a</li></ol>"
        ),
        ("<time datetime=2026-11-21>now</time>", "<time datetime=\"2026-11-21\">now</time>"),
        ("a<!-- b --><!doctype html><?php ?>c", "ac"),
        ("a\u{0}b\u{8}c\u{C}d&#13;e", "abc d\ne"),
        ("1 < 2 && \"3\" > '2' &nbsp;&copy", "1 &lt; 2 &amp;&amp; \"3\" &gt; '2' &nbsp;©"),
    ])
    func onlyAllowedMarkupRemains(html: String, expected: String) {
        #expect(Sanitizer().clean(html, base: base) == expected)
    }

    @Test(arguments: [
        ("a<script>alert(1)</script>b", "ab"),
        ("a<style>p{}</style><title>t</title>b", "ab"),
        ("a<svg><style><b title='</style>'></b></style></svg>b", "ab"),
        ("a<svg><![CDATA[</svg>]]></svg>b", "ab"),
        ("a<math><mtext><p>x</p></mtext></math>b", "ab"),
        ("a<svg><path><p>b", "a<p>b</p>"),
        ("a<select><option>x</select><textarea><b></textarea><button>y</button>b", "ab"),
        ("a<template><template></template><b>x</b></template>b", "ab"),
        ("a<noscript><img title='</noscript><b>x</b>'>", "a<b>x</b>'&gt;"),
        ("a<script src=x />b", "ab"),
        ("a<plaintext>b</p>", "a"),
        ("a<form><label>b</label><input name=c></form>", "a<p>b</p>"),
    ])
    func unwantedElementsGoWithTheirContent(html: String, expected: String) {
        #expect(Sanitizer().clean(html, base: base) == expected)
    }

    @Test(arguments: [
        ("javascript:alert(1)", nil),
        (" \u{1}java\tscript:alert(1)", nil),
        ("&#x2028;javascript:alert(1)", "https://example.org/news/%E2%80%A8javascript:alert(1)"),
        ("data:text/html,x", nil),
        ("ftp://example.org/", nil),
        ("http://[::1", nil),
        ("/a?b&c", "https://example.org/a?b&amp;c"),
        ("#top", "https://example.org/news/item#top"),
        ("//cdn.example/x", "https://cdn.example/x"),
        ("HTTP://EXAMPLE.org:80/\\x", "http://example.org//x"),
    ])
    func linksLeadToTheWebOnly(address: String, expected: String?) {
        let link = expected.map { "<a href=\"\($0)\" rel=\"noopener nofollow ugc\">x</a>" } ?? "x"
        #expect(
            Sanitizer().clean("<a href='\(address)' rel=me target=_blank>x</a>", base: base) == link
        )
    }

    @Test func mailAndTelephoneAreLinksWithoutRelation() {
        let html = "<a href=\"mailto:a@b.example\">m</a><a href=\"tel:+34600\">t</a>"
        #expect(Sanitizer().clean(html, base: nil) == html)
        #expect(Sanitizer().clean("<img src=mailto:a@b.example>", base: nil) == "")
    }

    @Test func relativeAddressesWithoutBaseAreDropped() {
        let html = "<a href=x>a</a><img src=x><blockquote cite=x>b</blockquote>"
        #expect(Sanitizer().clean(html, base: nil) == "a<blockquote>b</blockquote>")
    }

    @Test(arguments: [
        ("<img src=a.png>", "<img src=\"https://example.org/news/a.png\" alt=\"\">"),
        (
            "<img width=300 height=50% alt='\"<' src=/a>",
            "<img src=\"https://example.org/a\" width=\"300\" alt=\"&quot;&lt;\">"
        ),
        ("<img src=a.png width=1 height=1>", ""),
        (
            "<img srcset='a.png 2x'>",
            "<img src=\"https://example.org/news/a.png\" "
                + "srcset=\"https://example.org/news/a.png 2x\" alt=\"\">"
        ),
        ("<img src=https://ad.doubleclick.net/x>", ""),
        ("<img src=data:image/png;base64,AA>", ""),
        (
            "<img src=data:image/gif;base64,AA data-src=b.png>",
            "<img src=\"https://example.org/news/b.png\" alt=\"\">"
        ),
        (
            "<img src=/lazy.gif data-lazy-src=b.png data-src=c.png>",
            "<img src=\"https://example.org/news/b.png\" alt=\"\">"
        ),
        (
            "<img src=a.png data-src=javascript:x>",
            "<img src=\"https://example.org/news/a.png\" alt=\"\">"
        ),
        (
            "<img src=/lazy.gif srcset='/lazy.gif 1x' data-srcset='b.png 640w, c.png 2x'>",
            "<img src=\"https://example.org/news/b.png\" "
                + "srcset=\"https://example.org/news/b.png 640w, "
                + "https://example.org/news/c.png 2x\" alt=\"\">"
        ),
        (
            "<img src=a srcset='a 1x,javascript:x 2x, b,c 640w, d 3q'>",
            "<img src=\"https://example.org/news/a\" srcset=\"https://example.org/news/a 1x, "
                + "https://example.org/news/b,c 640w\" alt=\"\">"
        ),
    ])
    func picturesNeedAnAddressAndASize(html: String, expected: String) {
        #expect(Sanitizer().clean(html, base: base) == expected)
    }

    @Test(arguments: [
        ("srcset='s.jpg 320w, m.jpg 1300w, l.jpg 4000w'", "m.jpg"),
        ("srcset='s.jpg 320w, m.jpg 640w'", "m.jpg"),
        ("data-srcset='s.jpg 320w, m.jpg 640w'", "m.jpg"),
        ("srcset='s.jpg, m.jpg 1.5x, l.jpg 3x'", "l.jpg"),
        ("src=s.jpg srcset='s.jpg 320w, m.jpg 1300w'", "m.jpg"),
        ("src=l.jpg srcset='s.jpg 320w, m.jpg 1300w, l.jpg 4000w'", "m.jpg"),
        ("src=other.jpg srcset='s.jpg 320w, m.jpg 1300w'", "other.jpg"),
        ("src=x.gif data-src=s.jpg srcset='s.jpg 320w, m.jpg 1300w'", "m.jpg"),
    ])
    func ofSeveralWidthsTheOneThatIsWideEnoughIsTheSource(attributes: String, name: String) {
        let cleaned = Sanitizer().clean("<img \(attributes)>", base: base)
        #expect(cleaned.hasPrefix("<img src=\"https://example.org/news/\(name)\" "))
        #expect(Sanitizer().clean(cleaned, base: nil) == cleaned)
    }

    @Test(arguments: [
        ("width=1px", false), ("height='0px'", false), ("width='1%'", true),
        ("width=100%", true), ("hidden", false), ("style='Display: None !important'", false),
        ("style='border:0;width:1px;height:1px'", false), ("style='height:0'", false),
        ("style='width:1em'", true), ("style='max-width:100%;height:auto'", true),
        ("style='width:1.5px'", true), ("style='display:block'", true),
    ])
    func whatNobodyIsMeantToSeeGoes(attributes: String, stays: Bool) {
        let cleaned = Sanitizer().clean("<img src=a.png \(attributes)>", base: base)
        #expect(cleaned.isEmpty != stays, "\(cleaned)")
    }

    @Test(arguments: [
        (
            "a <img src='https://s.w.org/images/core/emoji/15/72x72/1f600.png' alt='😀'> b",
            "a 😀 b"
        ),
        ("<p>a<img class='x wp-smiley' src=/i/smile.gif alt=' :-)\n&lt; '>", "<p>a:-) &lt;</p>"),
        ("<img class=emoji src=a.png>", ""),
        (
            "<img class=emojis src=a.png alt=b>",
            "<img src=\"https://example.org/news/a.png\" alt=\"b\">"
        ),
    ])
    func aPictureOfAnEmojiIsTheEmoji(html: String, expected: String) {
        #expect(Sanitizer().clean(html, base: base) == expected)
    }

    @Test(arguments: [
        (
            "<iframe src='https://video.example/embed/1?a=b'></iframe>",
            "<p><a href=\"https://video.example/embed/1?a=b\" rel=\"noopener nofollow ugc\">"
                + "video.example/embed/1</a></p>"
        ),
        (
            "<p>see <video title=' My  film '><source src=/v.mp4></video> now</p>",
            "<p>see <a href=\"https://example.org/v.mp4\" rel=\"noopener nofollow ugc\">My film</a>"
                + " now</p>"
        ),
        (
            "<object data=javascript:x><embed src=e.swf></object>",
            "<p><a href=\"https://example.org/news/e.swf\" rel=\"noopener nofollow ugc\">"
                + "example.org/news/e.swf</a></p>"
        ),
        ("<iframe srcdoc='<b>x</b>'></iframe><audio src=data:x></audio>", ""),
    ])
    func embedsBecomeLinks(html: String, expected: String) {
        #expect(Sanitizer().clean(html, base: base) == expected)
    }

    @Test(arguments: [
        ("<a href='../x' id=y>a</a>", "<a href=\"../x\">a</a>"),
        ("<a href='#note'>a</a>", "<a href=\"#note\">a</a>"),
        ("<img src=/p.png alt=a>", "<img src=\"/p.png\" alt=\"a\">"),
        ("<a href='x:y'>a</a>", "a"),
        (
            "<a href='/\\evil.example'>a</a>",
            "<a href=\"https://evil.example/\" rel=\"noopener external\">a</a>"
        ),
        ("<a href='https://example.org/x'>a</a>", "<a href=\"https://example.org/x\">a</a>"),
        (
            "<a href='https://other.example/'>a</a>",
            "<a href=\"https://other.example/\" rel=\"noopener external\">a</a>"
        ),
        (
            "<ul><li><input type=checkbox checked name=x> a</ul><input type=text>",
            "<ul><li><input type=\"checkbox\" disabled=\"\" checked=\"\"> a</li></ul>"
        ),
    ])
    func ownTextKeepsItsRelativeAddressesAndCheckboxes(html: String, expected: String) {
        #expect(Sanitizer(policy: .own).clean(html, base: base) == expected)
    }

    @Test(arguments: [
        ("https://example.org/news/x", true), ("http://example.org/news/", true),
        ("https://EXAMPLE.org/news", true), ("https://example.org/", false),
        ("https://example.org/newspaper/", false),
        ("https://example.org.evil.example/news/", false),
    ])
    func linksToThePublishedSiteDoNotLeaveIt(address: String, stays: Bool) {
        let policy = Sanitizer.Policy.own.published(at: "https://example.org/news/")
        let cleaned = Sanitizer(policy: policy).clean("<a href='\(address)'>a</a>", base: nil)
        #expect(cleaned.contains("noopener external") != stays, "\(cleaned)")
    }

    @Test func bytesAreCleanedLikeText() {
        let html = "<p>caf\u{E9}<b>x"
        let bytes = Sanitizer().clean(Array(html.utf8), base: base)
        #expect(String(decoding: bytes, as: UTF8.self) == "<p>café<b>x</b></p>")
    }

    @Test(
        .timeLimit(.minutes(60)),
        arguments: [
            "<b>", "<b>x", "<a ", "<a href=x>y", "&", "&a", "<!--", "<!-- --!", "<div>", "<p><b>x",
            "<ul><li>x", "<table><tr><td>", "<script>", "<script/>", "<title></", "<svg><![CDATA[",
            "<select>", "&nbsp;", "<br>", "<pre> ", "<", "</", "<iframe src=http://a/></iframe>",
        ]
    )
    func hostileRepetitionTakesLinearTime(part: String) {
        let html = String(repeating: part, count: 300_000 / part.utf8.count)
        #expect(Sanitizer().clean(html, base: base).utf8.count < 2 << 20)
        #expect(PlainText.text(of: html).utf8.count <= html.utf8.count)
    }
}
