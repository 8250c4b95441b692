/// Printing what is markup already.
extension [UInt8] {
    mutating func appendUnescaped(_ text: String) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
            append(contentsOf: bytes)
        }
        if isDone == nil {
            append(contentsOf: Array(text.utf8))
        }
    }
}
