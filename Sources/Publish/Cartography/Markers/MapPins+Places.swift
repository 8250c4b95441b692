import Foundation

extension MapPins {
    /// More than this in one place stay together: they would stand farther from it than it reaches.
    private static let crowd = 80
    /// The angle between one and the next around a place, by which a sunflower sets its seeds.
    fileprivate static let goldenAngle = Double.pi * (3 - 5.0.squareRoot())

    /// Those at one spot stand as one until a reader looks closely, then around it, each alone.
    ///
    /// - Parameters:
    ///   - markers: where they stand on the sheet.
    ///   - step: the first step at which those of one spot stand alone.
    ///   - together: those who stay together even then.
    ///   - most: a step that would show more pins than this shows those of the step before.
    public init(
        _ markers: [MapMarker],
        apartFrom step: Int,
        together: Set<Int> = [],
        most: Int = .max
    ) {
        var spots: [CanvasPoint: Int] = [:]
        var groups: [[Int]] = []
        for (index, marker) in markers.enumerated() {
            let spot = CanvasPoint(nearest: (marker.x, marker.y))
            if let group = spots[spot] {
                groups[group].append(index)
            } else {
                spots[spot] = groups.count
                groups.append([index])
            }
        }
        let gathered = MapPins(
            groups.map { group in
                let weight = group.reduce(0) { $0 + markers[$1].weight }
                return MapMarker(x: markers[group[0]].x, y: markers[group[0]].y, weight: weight)
            },
            most: most
        )
        self.init(
            gathered.pins.flatMap { pin -> [Pin] in
                let members = pin.members.flatMap { groups[$0] }.sorted()
                let isApart =
                    pin.members.count == 1 && members.count > 1 && members.count <= Self.crowd
                    && together.isDisjoint(with: members)
                let (before, after) = (
                    pin.steps.filter { $0 < step }, pin.steps.filter { $0 >= step }
                )
                guard isApart, !after.isEmpty else {
                    return [pin.standing(for: members, pin.steps, opens: pin.expansion)]
                }
                let whole =
                    before.isEmpty ? [] : [pin.standing(for: members, before, opens: after[0])]
                return whole + pin.apart(members.map { ($0, markers[$0].weight) }, at: after)
            }
        )
    }
}

extension MapPins.Pin {
    fileprivate func standing(for members: [Int], _ steps: [Int], opens: Int?) -> Self {
        Self(members: members, x: x, y: y, weight: weight, steps: steps, expansion: opens)
    }

    /// Each alone around the spot, as far from the others as pins are apart at the first of the steps.
    fileprivate func apart(_ members: [(place: Int, weight: Int)], at steps: [Int]) -> [Self] {
        let gap = MapPins.radius / MapPins.steps[steps[0]] / 1.6
        return members.enumerated().map { index, member in
            let away = gap * (Double(index) + 0.5).squareRoot()
            let angle = Double(index) * MapPins.goldenAngle
            let spot = CanvasPoint(
                nearest: (Double(x) + away * cos(angle), Double(y) + away * sin(angle))
            )
            return Self(
                members: [member.place],
                x: spot.x,
                y: spot.y,
                weight: member.weight,
                steps: steps,
                expansion: nil
            )
        }
    }
}
