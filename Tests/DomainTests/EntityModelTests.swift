import Domain
import TestSupport
import Testing

/// What each kind of entity says of itself.
@Suite struct EntityModelTests {
    @Test("a kind, its model and its entities name each other", arguments: EntityKind.allCases)
    func kinds(kind: EntityKind) {
        let entity = InventedEntity.sample(kind)
        #expect(entity.kind == kind)
        #expect(kind.model.kind == kind)
        #expect(type(of: entity.model).kind == kind)
        #expect(entity.model.entity == entity)
        for other in EntityKind.allCases {
            #expect(other.model.init(entity)?.entity == (other == kind ? entity : nil))
        }
    }

    private static let names: [(EntityKind, String)] = [
        (.match, "Olmos Sierra"), (.competition, "Liga del Valle"), (.programme, "Farola"),
        (.track, "Ola Mar"), (.person, "Ana Ruiz"), (.outlet, "El Eco"), (.figure, "Rayo"),
        (.event, "Feria"), (.place, "Parque"),
    ]

    @Test("its address is made from its name", arguments: names)
    func name(kind: EntityKind, name: String) {
        #expect(InventedEntity.sample(kind).name(in: "es") == name)
    }

    private static let shapes: [(EntityKind, [PictureShape])] = [
        (.match, [.badge, .badge, .story, .story]), (.competition, [.badge, .badge]),
        (.programme, [.poster, .banner]), (.track, [.cover]), (.person, [.badge]), (.outlet, []),
        (.figure, [.portrait]), (.event, [.story, .story]), (.place, [.story]),
    ]

    @Test("all its pictures are asked for, in one order", arguments: shapes)
    func pictures(kind: EntityKind, shapes: [PictureShape]) {
        let entity = InventedEntity.sample(kind)
        var asked: [PictureShape] = []
        let same = entity.mapPictures { picture, shape in
            asked.append(shape)
            return picture
        }
        #expect(same == entity)
        #expect(asked == shapes)
        #expect(entity.wantedPictures.map(\.shape) == shapes)
        let bare = entity.withoutPictures
        #expect(bare.wantedPictures.isEmpty)
        #expect((bare == entity) == shapes.isEmpty)
    }

    @Test("what is plausible stays, and its pictures lose what none has", arguments: shapes)
    func plausible(kind: EntityKind, shapes: [PictureShape]) {
        let entity = InventedEntity.sample(kind)
        #expect(entity.plausible == entity)
        let odd = entity.mapPictures { picture, _ in
            Picture(address: picture.address, width: -1, isLocal: false)
        }
        var widths: [Int?] = []
        _ = odd.plausible.mapPictures { picture, _ in
            widths.append(picture.width)
            return picture
        }
        #expect(widths == shapes.map { _ in nil })
    }
}
