import Domain
import Cartography
import Foundation
import TestSupport

/// The reference implementation of projections, asked as a program where it is installed (Debian's proj-bin).
enum PROJ {
    static let path = "/usr/bin/proj"

    /// Points all over the Earth, the same ones every time.
    static func points(_ count: Int) -> [GeoPoint] {
        var state: UInt64 = 2_026
        func share() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
        return (0..<count).map { _ in
            GeoPoint(longitude: share() * 360 - 180, latitude: share() * 178 - 89)
        }
    }

    static func forward(_ points: [GeoPoint], _ kind: ProjectionKind) throws -> [PlanePoint] {
        let name =
            switch kind {
            case .equalEarth: "eqearth"
            case .naturalEarth: "natearth"
            case .mercator: "merc"
            case .equirectangular: "eqc"
            }
        let input = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: input) }
        let lines = points.map { "\($0.longitude) \($0.latitude)\n" }.joined()
        try Data(lines.utf8).write(to: input)
        let run = try StartedProgram.run(
            [path, "-f", "%.15f", "+proj=\(name)", "+R=1"],
            input: input.path
        )
        return String(decoding: run.output, as: UTF8.self).split(separator: "\n").compactMap {
            line in
            let numbers = line.split(separator: "\t").compactMap { Double($0) }
            return numbers.count == 2 ? PlanePoint(x: numbers[0], y: numbers[1]) : nil
        }
    }
}
