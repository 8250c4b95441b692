import Domain
import Presentation
import TemplateModels

/// The places of a league's teams over the matchdays, as lines between the names at both ends.
struct CourseModel: TemplateModel, Hashable {
    private let starts: [String]
    private let lines: [Line]
    private let first: String
    private let last: String
    private let width: Int
    private let height: Int

    /// The height of a team's line of text, which the names beside the drawing have too.
    private static let step = 28
    /// The drawing is stretched to the width that there is: only the number of steps in it counts.
    private static let stride = 100

    /// One team: its line and its name at the end of it.
    struct Line: TemplateModel, Hashable {
        private let path: String
        private let name: String
        private let place: String
        private let address: String
        /// All its places, for those who cannot see the line.
        private let places: String
        private let isMarked: Bool

        init(
            _ line: LeagueCourse.Line,
            isMarked: Bool,
            _ pages: SportsPages
        ) {
            let numbers = line.places.map { pages.catalogue.number($0) }
            path = CourseModel.path(line.places)
            name = line.team.shownShortName
            place = numbers.last ?? ""
            address = pages.context.link(.team(line.slug), in: pages.language)
            places = numbers.joined(separator: ", ")
            self.isMarked = isMarked
        }

        static let fields: TemplateFields<Line> = [
            .text("path", \.path),
            .text("name", \.name),
            .text("place", \.place),
            .text("address", \.address),
            .text("places", \.places),
            .flag("isMarked", \.isMarked),
        ]
    }

    /// - Parameters:
    ///   - course: the way of all teams.
    ///   - marked: the team whose line stands out; that of the leader where nil.
    ///   - pages: what the pages of sports share.
    init(_ course: LeagueCourse, marked: String? = nil, _ pages: SportsPages) {
        let marked = marked ?? course.lines.first?.slug
        starts = course.lines.sorted { ($0.places.first ?? 0) < ($1.places.first ?? 0) }
            .map { TeamName.initials($0.team) }
        lines = course.lines.map { Line($0, isMarked: $0.slug == marked, pages) }
        func matchday(_ number: Int) -> String {
            pages.catalogue.text(.matchdayNumber, [.number: pages.catalogue.number(number)])
        }
        (first, last) = (matchday(1), matchday(course.matchdays))
        width = (course.matchdays - 1) * Self.stride
        height = course.lines.count * Self.step
    }

    /// From place to place; level where a line arrives and leaves.
    static func path(_ places: [Int]) -> String {
        func y(_ place: Int) -> Int { place * step - step / 2 }
        guard let first = places.first else { return "" }
        return places.dropFirst().enumerated().reduce(into: "M0 \(y(first))") { path, next in
            let (start, end) = (next.offset * stride, (next.offset + 1) * stride)
            let middle = (start + end) / 2
            let from = y(places[next.offset])
            path += "C\(middle) \(from) \(middle) \(y(next.element)) \(end) \(y(next.element))"
        }
    }

    static let fields: TemplateFields<CourseModel> = [
        .texts("starts", \.starts),
        .list("lines", \.lines),
        .text("first", \.first),
        .text("last", \.last),
        .number("width", \.width),
        .number("height", \.height),
    ]
}
