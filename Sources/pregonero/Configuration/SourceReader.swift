import Basics
import Domain
import Foundation
import SourceKinds
import WebURL

/// Reads one entry of a list of sources.
struct SourceReader {
    let node: ConfigurationNode
    let sections: [Section]
    let environment: [String: String]

    func read() -> Source? {
        let kindName = kind()
        let kind = kindName.flatMap { SourceKindTable.kind($0) }
        let values = values(of: kind)
        guard let id = identifier(values["id"]), let kindName else { return nil }
        let secrets = SecretReader(environment: environment)
        let options =
            kind.map { SourceOptionsReader(kind: $0, secrets: secrets).read(values, of: node) }
            ?? .none
        let terms = kind?.terms(for: options) ?? .none
        let rights = RightsReader(terms: terms)
        let credentials = CredentialsReader(access: kind?.access ?? .none, secrets: secrets)
        let secretNodes =
            [values["url"], values["key"], values["credentials"], values["headers"]]
            + (kind?.optionKeys.map { values[$0.name] } ?? [])
        let granted = rights.rights(values["rights"])
        let location = values["url"].flatMap { address($0, secrets) }
        let hidden = secrets.values(in: secretNodes) + passwords(in: location, values["url"])
        return Source(
            id: id,
            kind: kindName,
            title: values["title"]?.text(),
            address: location,
            secrets: hidden,
            section: values["section"].flatMap(section),
            language: values["language"].flatMap(language),
            country: values["country"]?.text()?.lowercased(),
            sample: values["sample"]?.text(),
            onFailure: values["onFailure"]?.choice(Source.OnFailure.self) ?? .stale,
            maxItems: values["maxItems"]?.whole(atLeast: 1) ?? 500,
            maxBytes: values["maxBytes"]?.whole(atLeast: 1) ?? 16 << 20,
            rights: granted,
            content: rights.content(values["content"], granted),
            sectionMap: values["sectionMap"].map(sectionMap) ?? [:],
            filter: ItemFilter(
                include: values["include"].map(patterns) ?? [],
                exclude: values["exclude"].map(patterns) ?? []
            ),
            weight: values["weight"]?.whole(atLeast: -1_000) ?? 0,
            future: values["future"]?.choice(Source.Future.self) ?? .clamp,
            // An empty file of one's own is meant.
            expect: values["expect"]?.choice(Source.Expect.self)
                ?? (kindName == "data" ? .any : .items),
            every: values["every"]?.duration(),
            timeout: values["timeout"]?.duration() ?? 20,
            headers: values["headers"].map { secrets.texts(of: $0) } ?? [:],
            formerly: values["formerly"]?.texts().map { SourceID($0) } ?? [],
            missingVariables: secrets.missing(in: secretNodes),
            variables: secrets.variables(in: secretNodes),
            pictures: rights.pictures(values["pictures"]),
            options: options,
            credentials: credentials.read(values, of: node),
            terms: terms
        )
    }

    private func values(of kind: (any SourceKind)?) -> [String: ConfigurationNode] {
        guard let kind else {
            return Dictionary(node.mapping().map { ($0.key, $0.value) }) { first, _ in first }
        }
        return node.mapping(known: OptionKey.common + kind.optionKeys.map(\.name))
    }

    /// An http(s) or `file:` address, or the path of a file.
    private func address(_ value: ConfigurationNode, _ secrets: SecretReader) -> String? {
        guard let text = secrets.text(of: value) else { return nil }
        if text.contains("://") {
            let url = WebURL(text)
            guard let url, url.isHTTP || url.scheme == "file" else {
                value.error(
                    "'\(value.raw ?? "")' is no address that can be fetched",
                    hint: "write an http or https address, or a path relative to Content/"
                )
                return nil
            }
        }
        return text
    }

    /// What opens an address stays out of pages and lists, though it stands in the file.
    private func passwords(in address: String?, _ value: ConfigurationNode?) -> [String] {
        guard let value, let url = address.flatMap({ WebURL($0) }) else { return [] }
        let secret = url.password.isEmpty ? url.username : url.password
        guard !secret.isEmpty else { return [] }
        if value.raw?.contains(SecretReader.opening) == false {
            value.warning(
                "'\(value.name)' holds a password",
                hint: "put it into the environment and write ${env:NAME} in its place"
            )
        }
        return [secret]
    }

    private func kind() -> String? {
        guard let value = node.mapping().first(where: { $0.key == "kind" })?.value else {
            node.error("a source has no kind", hint: "add 'kind: feed'")
            return nil
        }
        guard let kind = value.text() else { return nil }
        guard SourceKindTable.names.contains(kind) else {
            value.error(
                "unknown kind '\(kind)'",
                hint: NearestName.of(kind, in: SourceKindTable.names)
                    .map { "did you mean '\($0)'?" }
                    ?? "kinds: \(SourceKindTable.names.joined(separator: ", "))"
            )
            return nil
        }
        return kind
    }

    private func identifier(_ value: ConfigurationNode?) -> SourceID? {
        guard let value else {
            node.error("a source has no id", hint: "add 'id: …'")
            return nil
        }
        guard let id = value.text() else { return nil }
        guard Slug.make(id, limit: 60) == id, id != Source.ownID.text else {
            value.error(
                "'\(id)' is no source id",
                hint: id == Source.ownID.text
                    ? "'own' is the newsroom's own articles"
                    : "lower-case letters, digits and hyphens only, at most 60"
            )
            return nil
        }
        return SourceID(id)
    }

    private func section(_ value: ConfigurationNode) -> SectionID? {
        guard let name = value.text() else { return nil }
        if sections.contains(where: { $0.id.text == name }) { return SectionID(name) }
        value.error(
            "unknown section '\(name)'",
            hint: NearestName.of(name, in: sections.map(\.id.text)).map { "did you mean '\($0)'?" }
                ?? "sections: \(sections.map(\.id.text).joined(separator: ", "))"
        )
        return nil
    }

    private func sectionMap(_ value: ConfigurationNode) -> [String: SectionID] {
        var map: [String: SectionID] = [:]
        for (category, name) in value.mapping() { map[category] = section(name) }
        return map
    }

    /// Words, or expressions between slashes; one alone or a list.
    private func patterns(_ value: ConfigurationNode) -> [ItemPattern] {
        let nodes = value.isList ? value.list() : [value]
        return nodes.compactMap { node in
            guard let text = node.text() else { return nil }
            do throws(ItemPatternError) { return try ItemPattern(text) } catch {
                node.error(
                    "'\(text)' cannot be looked for: \(error.reason)",
                    hint: "write words, or a regular expression between slashes, as /^Live:/i"
                )
                return nil
            }
        }
    }

    private func language(_ value: ConfigurationNode) -> Language? {
        guard let tag = value.text() else { return nil }
        guard SiteReader.isTag(tag.lowercased()) else {
            value.error("'\(tag)' is no language tag", hint: "for example es, en or pt-br")
            return nil
        }
        return Language(tag)
    }
}
