import Basics
public import Domain
public import Foundation
public import TemplateModels

/// A moment for people and for machines.
public struct TimeModel: TemplateModel, Hashable {
    public let text: String
    /// In UTC: `2026-11-21T05:10Z`.
    public let machine: String

    public init(_ date: Date, text: String) {
        self.text = text
        machine = Self.machine(date)
    }

    /// A day that has no hour.
    public init(_ day: Day, text: String) {
        self.text = text
        machine = Self.machine(day)
    }

    public static let fields: TemplateFields<TimeModel> = [
        .text("text", \.text),
        .text("machine", \.machine),
    ]

    /// RFC 3339 in UTC, to the minute.
    static func machine(_ date: Date) -> String {
        let time = CivilTime(date, in: .gmt)
        return "\(time.day.dashed)T\(time.clock)Z"
    }

    /// A day as machines read it: `2026-11-21`.
    public static func machine(_ day: Day) -> String { day.dashed }

    /// RFC 3339 with the offset of the zone: `2026-11-21T06:10:00+01:00`.
    static func withOffset(_ date: Date, in zone: TimeZone) -> String {
        let time = CivilTime(date, in: zone)
        let clock = "\(time.clock):\(time.second.zeroPadded(2))"
        return "\(time.day.dashed)T\(clock)\(offset(zone.secondsFromGMT(for: date)))"
    }

    /// `UTC`, `UTC+1`, `UTC−3:30`.
    public static func zoneName(_ date: Date, in zone: TimeZone) -> String {
        let seconds = zone.secondsFromGMT(for: date)
        guard seconds != 0 else { return "UTC" }
        let minutes = abs(seconds) / 60
        let rest = minutes % 60 == 0 ? "" : ":\((minutes % 60).zeroPadded(2))"
        return "UTC\(seconds < 0 ? "−" : "+")\(minutes / 60)\(rest)"
    }

    private static func offset(_ seconds: Int) -> String {
        let minutes = abs(seconds) / 60
        let clock = CivilTime.clock(hour: minutes / 60, minute: minutes % 60)
        return "\(seconds < 0 ? "-" : "+")\(clock)"
    }
}
