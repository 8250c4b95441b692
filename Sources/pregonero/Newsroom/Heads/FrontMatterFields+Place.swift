import Domain
import Markdown

extension FrontMatterFields {
    /// `place: [40.4, -3.7]`; what is no place on Earth is reported, and costs no more than itself.
    func point(_ key: String) -> GeoPoint? {
        let written = texts(key)
        if written.isEmpty { return nil }
        let parts = written.count > 1 ? written : written[0].split(separator: ",").map(String.init)
        guard parts.count == 2 else {
            warn(
                key,
                "'\(key)' must be latitude and longitude",
                hint: "write \(key): [40.4, -3.7]"
            )
            return nil
        }
        do throws(CoordinateError) {
            return try GeoPoint(latitude: parts[0], longitude: parts[1])
        } catch {
            warn(key, "\(error); it is on no map", hint: error.hint)
            return nil
        }
    }
}
