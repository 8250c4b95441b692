import TemplateModels
import Testing

@testable import Templating

@Suite struct TemplateStoreTests {
    private func store(_ templates: [String: String], _ pages: [String]) -> TemplateStore {
        var schemas: [String: @Sendable () -> TemplateSchema] = [:]
        for page in pages { schemas[page] = { LinkModel.templateSchema } }
        return TemplateStore(
            templates.map { TemplateSource(path: "\($0).mustache", name: $0, text: $1) },
            schemas: schemas
        )
    }

    private func rendered(_ name: String, _ store: TemplateStore) -> String? {
        var bytes: [UInt8] = []
        guard let template = store.template(name) else { return nil }
        template.render(LinkModel(title: "T", url: "/u").templateRecord, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func aTemplateIsCompiledWhenItIsFirstNeeded() {
        let store = store(
            ["a": "{{>part}}!", "b": "{{>other}}", "part": "{{title}}", "other": ""],
            ["a", "b"]
        )
        #expect(store.unusedPaths.count == 4)
        #expect(rendered("a", store) == "T!")
        #expect(rendered("a", store) == "T!")
        #expect(store.unusedPaths == ["b.mustache", "other.mustache"])
    }

    @Test func whatIsNoPageHasNoTemplate() {
        let store = store(["a": "{{title}}", "part": ""], ["a"])
        #expect(rendered("part", store) == nil)
        #expect(rendered("gone", store) == nil)
    }

    @Test func lookingThroughThemTellsAllFaultsOfAll() {
        let store = store(
            ["b": "{{one}}{{>part}}", "a": "{{two}}{{>part}}", "part": "{{no}}"],
            ["b", "a"]
        )
        #expect {
            try store.check()
        } throws: { error in
            (error as? TemplateErrors)?.errors.map(\.message) == [
                "unknown name 'two' in LinkModel", "unknown name 'one' in LinkModel",
                "unknown name 'no' in LinkModel",
            ]
        }
        #expect(rendered("a", store) == "")
    }

    @Test func wholeOnesPass() throws {
        let store = store(["a": "{{title}}"], ["a"])
        try store.check()
        #expect(rendered("a", store) == "T")
    }

    @Test func severalTasksGetTheSame() async {
        let names = (0..<40).map { "page\($0)" }
        let store = store(
            Dictionary(uniqueKeysWithValues: names.map { ($0, "{{title}} \($0)") }),
            names
        )
        let pages = await withTaskGroup(of: [String?].self) { group in
            for _ in 0..<8 { group.addTask { names.map { rendered($0, store) } } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(pages == [[String?]](repeating: names.map { "T \($0)" }, count: 8))
    }
}
