import Foundation

/// Addresses of a text that lies in a folder, as the whole site knows them.
struct FolderBook: AddressBook {
    /// Of a file that lies beside the text or below it, by its path from there; nil where there is none.
    let beside: (String) -> String?
    /// Of a text, by its path from there or from the root.
    let page: (String) -> String?
    /// The text's own.
    let own: String

    func place(ofFile address: String) -> PlacedFile { .elsewhere(whole(address)) }

    func place(ofLink address: String) -> String? { whole(address) }

    private func whole(_ address: String) -> String {
        guard !address.hasPrefix("#"), !address.hasPrefix("//"),
            !address.prefix(while: { $0 != "/" }).contains(":")
        else { return address }
        let written = address.prefix { $0 != "?" && $0 != "#" }
        let path = written.removingPercentEncoding ?? String(written)
        let rest = address.dropFirst(written.count)
        let fragment = rest.firstIndex(of: "#").map { rest[$0...] } ?? ""
        if !path.hasPrefix("/"), let file = beside(path) { return file }
        let name = path.split(separator: "/").last ?? ""
        if name.hasSuffix(".md") || name.hasSuffix(".markdown"), let page = page(path) {
            return page + fragment
        }
        if path.hasPrefix("/") { return address }
        var parts = own.split(separator: "/").map(String.init)
        if !own.hasSuffix("/"), !parts.isEmpty { parts.removeLast() }
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return "/\(parts.joined(separator: "/"))\(path.hasSuffix("/") ? "/" : "")\(fragment)"
    }
}
