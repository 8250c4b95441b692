extension Entity {
    /// The same without any picture, for sources whose terms or configuration allow none.
    public var withoutPictures: Entity { mapPictures { _, _ in nil } }

    /// The same with every picture as `change` gives it; the order is always the same.
    ///
    /// - Parameter change: is given each picture with what it is shown as; nil leaves it out.
    /// - Returns: the entity with what is left.
    public func mapPictures(_ change: (Picture, PictureShape) -> Picture?) -> Entity {
        model.mapPictures(change).entity
    }

    /// The pictures that are worth a copy: of several renditions of one, that which is wide enough.
    public var wantedPictures: [(picture: Picture, shape: PictureShape)] {
        var found: [(picture: Picture, shape: PictureShape)] = []
        var renditions: [PictureShape: [Picture]] = [:]
        _ = model.mapPictures { picture, shape in
            if shape == .poster || shape == .banner {
                renditions[shape, default: []].append(picture)
            } else {
                found.append((picture, shape))
            }
            return picture
        }
        for shape in [PictureShape.poster, .banner] {
            let wanted = shape.widths.last ?? 0
            if let best = Picture.best(of: renditions[shape] ?? [], wanted: wanted) {
                found.append((best, shape))
            }
        }
        return found
    }
}

extension Picture {
    /// Of renditions of one picture the narrowest that is wide enough, else the widest.
    public static func best(of renditions: [Picture], wanted: Int) -> Picture? {
        let enough = renditions.filter { ($0.width ?? 0) >= wanted }
        let narrowest = enough.min { ($0.width ?? 0) < ($1.width ?? 0) }
        return narrowest ?? renditions.max { ($0.width ?? 0) < ($1.width ?? 0) }
    }
}
