import Basics
import CCurl
public import Foundation

/// The three forms of date that HTTP headers use, always in GMT (RFC 9110, 5.6.7).
public enum HTTPDate {
    /// The time of a date in one of the forms; nil for other text and for years that no page could show.
    public static func parse(_ text: String) -> Date? {
        let seconds = Int(curl_getdate(text, nil))
        guard seconds != -1, FourDigitYears.seconds.contains(seconds) else { return nil }
        return Date(timeIntervalSince1970: TimeInterval(seconds))
    }
}
