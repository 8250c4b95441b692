import Domain

extension Setting {
    /// The same, with a note of where each of its values is written.
    func placed(_ places: any Path<WrittenPlaces>) -> Setting {
        then { [name] place, subject in
            place.value.map { subject[keyPath: places].add(in: $0, of: name) }
        }
    }
}

extension WrittenPlaces {
    fileprivate mutating func add(in value: ConfigurationNode, of key: String) {
        if let text = value.raw { return add(text, of: key, at: value.place) }
        let parts = value.isList ? value.list() : value.mapping().map(\.value)
        for part in parts { add(in: part, of: key) }
    }
}
