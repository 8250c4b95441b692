import Domain
import FeedReader

extension FeedPosition {
    func point() throws(CoordinateError) -> GeoPoint {
        try GeoPoint(latitude: latitude, longitude: longitude)
    }

    /// Why it is no place on Earth.
    var fault: CoordinateError? {
        do throws(CoordinateError) {
            _ = try point()
            return nil
        } catch {
            return error
        }
    }
}
