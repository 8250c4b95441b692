import Foundation
import Publishing

/// Answers as a real server of the site would, from its output folder; only the reload script is added.
public struct PreviewSite: Sendable {
    private let folder: ServedFolder
    private let served: ServedTable
    private let state: PreviewState
    private let door: PreviewAuthentication

    /// - Parameters:
    ///   - output: the folder with the site.
    ///   - serverFolder: where a build leaves what servers are told.
    ///   - state: which build stands.
    ///   - isPrivate: whether nobody but this machine can call, which may see what the portal closes.
    public init(output: String, serverFolder: String, state: PreviewState, isPrivate: Bool) {
        folder = ServedFolder(output.hasSuffix("/") ? String(output.dropLast()) : output)
        served = ServedTable(in: serverFolder)
        self.state = state
        door = PreviewAuthentication(isOpen: isPrivate)
    }

    /// The path of the site's address, with a slash at its end.
    public var start: String { (table?.prefix ?? "") + "/" }

    private var table: ServingTable? { served.current?.table }

    /// - Parameters:
    ///   - target: the path of the request as it came, without its query.
    ///   - query: as it came; what only lacks its last slash keeps it.
    ///   - authorization: the name and password that came with it.
    /// - Returns: what a real server would answer, with the script in pages.
    public func answer(
        to target: String,
        query: String = "",
        authorization: String? = nil
    ) -> PreviewAnswer {
        guard let checked = RequestPath(target) else { return failure(400) }
        let path = checked.text
        let reading = served.current
        let table = reading?.table
        let prefix = table?.prefix ?? ""
        // Addresses spell it in hexadecimal digits; of the request they are read already.
        let start = prefix.removingPercentEncoding ?? prefix
        if !path.hasPrefix(start + "/") {
            return path == "/" || path == start ? moved(to: prefix, "/", 302) : failure(404)
        }
        let sitePath = String(path.dropFirst(start.count))
        if sitePath == ReloadScript.path {
            return plain(
                Data(ReloadScript.text(prefix: prefix, remarks: state.standing.remarks).utf8),
                "text/javascript; charset=utf-8"
            )
        }
        guard door.admits(sitePath, of: table, authorization) else { return closed() }
        if let target = reading?.moves[sitePath] { return moved(to: prefix, target, 301) }
        if checked.isHidden || ServingTable.isHidden(sitePath) { return missing(table, prefix) }
        let isGone = reading?.gone.contains(sitePath) == true
        if let found = file(sitePath, status: isGone ? 410 : 200, table, prefix) { return found }
        let isFolder = !sitePath.hasSuffix("/") && folder.entry(at: sitePath) == .folder
        return isFolder
            ? moved(to: prefix, sitePath + "/", query: query, 301) : missing(table, prefix)
    }

    /// What is waited for: the standing of the newest build.
    public func standing() -> PreviewAnswer {
        let body = (try? JSONEncoder().encode(state.standing)) ?? Data()
        return plain(body, "application/json")
    }

    private func file(
        _ path: String,
        status: Int,
        _ table: ServingTable?,
        _ prefix: String
    ) -> PreviewAnswer? {
        let name = path.hasSuffix("/") ? path + "index.html" : path
        guard case .file(let file) = folder.entry(at: name) else { return nil }
        let body = PreviewBody(file)
        let isPage = name.hasSuffix(".html")
        var headers = (table?.headers(for: path) ?? []).map {
            ServingRule.Header($0.name, Self.local($0))
        }
        if !headers.contains(where: { $0.name == "Content-Type" }) {
            headers.append(ServingRule.Header("Content-Type", ContentType.of(name)))
        }
        return PreviewAnswer(
            status: status,
            headers: headers,
            body: isPage ? .bytes(withScript(body.data, prefix: prefix)) : body
        )
    }

    /// Over plain http on one's own machine a page must not be told to ask for https.
    private static func local(_ header: ServingRule.Header) -> String {
        guard header.name == "Content-Security-Policy" else { return header.value }
        return header.value.replacing("; upgrade-insecure-requests", with: "")
    }

    private func withScript(_ page: Data, prefix: String) -> Data {
        let standing = state.standing
        // A page that is loaded while something is wrong is to hear of it at once.
        let version = standing.message == nil ? standing.version : standing.version - 1
        let element = Data(ReloadScript.element(prefix: prefix, version: version).utf8)
        for end in ["</body>", "</html>"] {
            guard let range = page.range(of: Data(end.utf8), options: .backwards) else { continue }
            return page[..<range.lowerBound] + element + page[range.lowerBound...]
        }
        return page + element
    }

    private func missing(_ table: ServingTable?, _ prefix: String) -> PreviewAnswer {
        file("/404.html", status: 404, table, prefix) ?? failure(404)
    }

    private func failure(_ status: Int) -> PreviewAnswer {
        let page = Data("<!doctype html><title>\(status)</title><h1>\(status)</h1></html>".utf8)
        return PreviewAnswer(
            status: status,
            headers: [ServingRule.Header("Content-Type", "text/html; charset=utf-8")],
            body: .bytes(withScript(page, prefix: table?.prefix ?? ""))
        )
    }

    /// Spelt as addresses are: a head has no letters beyond ASCII.
    private func moved(
        to prefix: String,
        _ path: String,
        query: String = "",
        _ status: Int
    ) -> PreviewAnswer {
        let address =
            prefix + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
        return PreviewAnswer(
            status: status,
            headers: [
                ServingRule.Header("Location", address + (query.isEmpty ? "" : "?\(query)"))
            ],
            body: .bytes(Data())
        )
    }

    private func closed() -> PreviewAnswer {
        PreviewAnswer(
            status: 401,
            headers: [
                .init("WWW-Authenticate", "Basic realm=\"preview\", charset=\"UTF-8\""),
                .init("Cache-Control", "no-store"),
            ],
            body: .bytes(Data())
        )
    }

    private func plain(_ body: Data, _ type: String) -> PreviewAnswer {
        PreviewAnswer(
            status: 200,
            headers: [
                .init("Content-Type", type),
                .init("Cache-Control", "no-store"),
            ],
            body: .bytes(body)
        )
    }
}
