/// The site of another program, as it lies here: what is known of all of it, then its texts one by one.
public protocol SiteExport {
    associatedtype Texts: TextReader

    var site: ImportedSite { get }

    /// - Returns: a reader at the first text.
    /// - Throws: `ImportFault` where the export cannot be read any more.
    func texts() throws(ImportFault) -> Texts
}

extension WordPressSite: SiteExport {}
