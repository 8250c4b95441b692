import WebURL

/// Parses any text as an address, alone and after its first line: written out, it reads the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAddress(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    check(WebURL(String(decoding: bytes, as: UTF8.self)))
    guard let end = bytes.firstIndex(of: 0x0A) else { return 0 }
    let base = WebURL(String(decoding: bytes[..<end], as: UTF8.self))
    check(WebURL(String(decoding: bytes[(end + 1)...], as: UTF8.self), base: base))
    return 0
}

private func check(_ url: WebURL?) {
    guard let url else { return }
    precondition(WebURL(url.href)?.href == url.href, "it reads otherwise the second time")
    precondition(url.href.utf8.allSatisfy { $0 < 0x80 }, "it is not all ASCII")
    _ = (url.origin, url.host, url.path, url.query, url.fragment, url.username, url.password)
    precondition(!url.canonicalAddress.isEmpty, "it has no canonical form")
}
