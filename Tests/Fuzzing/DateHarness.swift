import Basics
import FeedReader

/// Reads any text as a date: written out, it is the same moment, to the second.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDate(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard let date = FeedDate.parse(String(decoding: bytes, as: UTF8.self)) else { return 0 }
    let text = WebDate.rfc3339(date)
    precondition(text.utf8.count == 20, "it is not written as YYYY-MM-DDThh:mm:ssZ")
    precondition(FeedDate.parse(text).map(WebDate.rfc3339) == text, "it reads otherwise")
    return 0
}
