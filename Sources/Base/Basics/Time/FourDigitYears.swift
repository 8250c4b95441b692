public import Foundation

/// The years that four digits can write, 1 to 9999 (UTC): others have no place in dates of the web.
public enum FourDigitYears {
    /// Whole seconds since 1970.
    public static let seconds = -62_135_596_800...253_402_300_799
    public static let moments =
        Date(
            timeIntervalSince1970: -62_135_596_800
        )..<Date(
            timeIntervalSince1970: 253_402_300_800
        )
}
