import TemplateModels
import Testing

@Suite struct TemplateModelTests {
    @Test func schemaNamesFieldsInTheirOrder() {
        let schema = Person.templateSchema
        #expect(schema.name == "Person")
        #expect(
            schema.shapes.map(\.name) == [
                "name", "nick", "bio", "age", "isHere", "tags", "children",
            ]
        )
    }

    @Test func recursiveSchemaIsItsOwnChild() throws {
        let kind = try #require(Person.templateSchema.shapes.last?.kind)
        guard case .list(let child) = kind else {
            Issue.record("children are no list")
            return
        }
        #expect(child.id == Person.templateSchema.id)
    }

    @Test func recordHoldsValuesInOrder() {
        let child = Person(name: "Leo", nick: nil, age: nil, tags: [], children: [])
        let person = Person(name: "Ana", nick: "A", age: 0, tags: ["x"], children: [child])
        let slots = person.templateRecord.slots.map { "\($0)" }
        #expect(slots[0] == #"text("Ana")"#)
        #expect(slots[1] == #"text("A")"#)
        #expect(slots[2] == #"text("<b>Ana</b>")"#)
        #expect(slots[3] == "number(0)")
        #expect(slots[4] == "flag(true)")
        #expect(child.templateRecord.slots.map { "\($0)" }[1] == "absent")
        #expect(child.templateRecord.slots.map { "\($0)" }[3] == "absent")
    }

    @Test func preparedModelsAreEqualWhenTheirModelsAre() {
        let one = Prepared(Person(name: "Ana", nick: nil, age: 1, tags: [], children: []))
        let other = Prepared(Person(name: "Leo", nick: nil, age: 1, tags: [], children: []))
        #expect(one == one)
        #expect(one != other)
    }
}

private struct Person: TemplateModel, Equatable {
    let name: String
    let nick: String?
    let age: Int?
    let tags: [String]
    let children: [Person]

    static let fields: TemplateFields<Person> = [
        .text("name", \.name),
        .text("nick", \.nick),
        .html("bio") { HTML("<b>\($0.name)</b>") },
        .number("age", \.age),
        .flag("isHere") { _ in true },
        .texts("tags", \.tags),
        .list("children", \.children),
    ]
}
