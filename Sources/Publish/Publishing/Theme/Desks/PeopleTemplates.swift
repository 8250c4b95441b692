import Pages
import Templating

/// The compiled templates of the pages of the people who agreed to be published.
struct PeopleTemplates: Sendable {
    private let list: Template<PeoplePage>
    private let person: Template<PersonPage>
    private let map: Template<PeopleMapPage>
    private let personMap: Template<PersonMapPage>

    init(_ set: inout TemplateSet) {
        list = set.compile("pages/people")
        person = set.compile("pages/person")
        map = set.compile("pages/people-map")
        personMap = set.compile("pages/person-map")
    }

    func render(_ model: PeopleModel, into buffer: inout [UInt8]) {
        switch model {
        case .list(let page): list.render(page, into: &buffer)
        case .person(let page): person.render(page, into: &buffer)
        case .map(let page): map.render(page, into: &buffer)
        case .personMap(let page): personMap.render(page, into: &buffer)
        }
    }
}
