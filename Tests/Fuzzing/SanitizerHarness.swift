import HTMLCleaning
import WebURL

private let base = WebURL("https://example.org/news/item?id=1")

/// Cleans any bytes as HTML: what was cleaned once stays as it is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSanitizer(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let html = Array(text.utf8)
    for policy in [Sanitizer.Policy.feed, .own] {
        let sanitizer = Sanitizer(policy: policy)
        let once = sanitizer.clean(html, base: base)
        precondition(sanitizer.clean(once, base: base) == once, "a second pass changes it")
        precondition(String(validating: once, as: UTF8.self) != nil, "it is no UTF-8")
    }
    _ = PlainText.text(of: text)
    return 0
}
