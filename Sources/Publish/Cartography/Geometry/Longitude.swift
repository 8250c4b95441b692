/// Angles around the Earth, where 190° east is 170° west.
enum Longitude {
    /// The angle brought between -180 and 180; both ends stay as they are.
    static func wrapped(_ degrees: Double) -> Double {
        if abs(degrees) <= 180 { return degrees }
        let turned = (degrees + 180).truncatingRemainder(dividingBy: 360)
        return turned < 0 ? turned + 180 : turned - 180
    }

    /// How far east the second one lies of the first, the short way round.
    static func difference(from first: Double, to second: Double) -> Double {
        wrapped(wrapped(second) - wrapped(first))
    }
}
