/// That a term stands in a document: the document's number, whether in its title, whether more than once.
enum Posting {
    static let inTitle: UInt32 = 2
    static let repeated: UInt32 = 1

    static func document(_ posting: UInt32) -> Int { Int(posting >> 2) }
}
