import Basics
import Domain
import WebURL

/// How the pages of any JSON API are asked for: by page, offset, cursor or link.
struct JSONPaging {
    private let by: String?
    private let parameter: String?
    private let start: Int
    private let size: Int?
    private let sizeParameter: String?
    private let next: JSONPath?
    let pages: Int

    /// The keys of `paging`.
    static let keys = ["by", "parameter", "start", "size", "sizeParameter", "next"]

    /// What the words of a configuration say wrongly, so that it shows before anything is asked.
    static func faults(in options: SourceOptions) -> [OptionFault] {
        guard let paging = options["paging"] else { return [] }
        let faults = [("start", 0), ("size", 1)].compactMap { key, least -> OptionFault? in
            guard let value = paging[key] else { return nil }
            let most = 1_000_000_000
            if value.text.flatMap({ Int(foreign: $0, in: least...most) }) != nil { return nil }
            let shown = value.text.map { ", not '\($0)'" } ?? ""
            return OptionFault(
                "paging",
                key: key,
                "'paging.\(key)' must be a whole number from \(least) to \(most)\(shown)",
                hint: key == "size" ? "the rows of a page" : "the number of the first page or row"
            )
        }
        guard faults.isEmpty else { return faults }
        do throws(SourceError) {
            _ = try JSONPaging(options)
            return []
        } catch {
            return [OptionFault("paging", key: "by", error.message, hint: error.hint)]
        }
    }

    init(_ options: SourceOptions) throws(SourceError) {
        let paging = options["paging"]
        by = paging?["by"]?.text
        parameter = paging?["parameter"]?.text ?? (by == "link" ? nil : by)
        size = paging?["size"]?.text.flatMap { Int(foreign: $0) }
        sizeParameter = paging?["sizeParameter"]?.text
        start = paging?["start"]?.text.flatMap { Int(foreign: $0) } ?? (by == "offset" ? 0 : 1)
        next = paging?["next"]?.text.map { JSONPath($0) }
        pages = options.whole("pages") ?? (paging == nil ? 1 : 5)
        guard let by else {
            if paging == nil { return }
            throw SourceError("'paging' has no 'by'", hint: "one of: page, offset, cursor, link")
        }
        switch by {
        case "page": break
        case "offset":
            if (size ?? 0) < 1 {
                throw SourceError(
                    "'paging' by offset has no 'size'",
                    hint: "add the rows of a page"
                )
            }
        case "cursor", "link":
            if next == nil {
                throw SourceError(
                    "'paging' by \(by) has no 'next'",
                    hint: "add the path at which an answer names the next page"
                )
            }
        default:
            throw SourceError(
                "'paging' cannot be by '\(by)'",
                hint: NearestName.of(by, in: ["page", "offset", "cursor", "link"])
                    .map { "did you mean '\($0)'?" } ?? "one of: page, offset, cursor, link"
            )
        }
    }

    /// The pages whose addresses are known beforehand.
    func known(_ endpoint: Endpoint) -> [Endpoint] {
        var endpoint = endpoint
        if let sizeParameter, let size { endpoint = endpoint.adding(sizeParameter, "\(size)") }
        guard let parameter, by == "page" || by == "offset" else { return [endpoint] }
        let step = by == "offset" ? size ?? 1 : 1
        return (0..<pages).map { endpoint.adding(parameter, "\(start + $0 * step)") }
    }

    /// Whether answers lead to the next page, and so have to be looked at before it is asked for.
    var isLed: Bool { next != nil }

    /// The page that an answer leads to.
    func next(after tree: JSONValue, at address: WebURL?, _ endpoint: Endpoint) -> Endpoint? {
        guard let next, let text = next.value(in: tree)?.text, !text.isEmpty else { return nil }
        var endpoint = endpoint
        if let sizeParameter, let size, by != "link" {
            endpoint = endpoint.adding(sizeParameter, "\(size)")
        }
        guard by == "link" else { return parameter.map { endpoint.adding($0, text) } }
        // What an answer names on another server is none of its pages.
        guard let url = WebURL(text, base: address), url.isHTTP, url.origin == address?.origin
        else { return nil }
        endpoint.target = .address(url.href)
        endpoint.query = []
        return endpoint
    }
}
