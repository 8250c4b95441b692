import Foundation

/// Why something cannot be read or written, in the words of the system, as "No space left on device".
public enum SystemReason {
    /// For the number of one of its errors.
    public static func of(_ number: Int32) -> String { String(cString: strerror(number)) }

    /// What Foundation says of an error names the file once more; that is left out where the system's number is known.
    public static func of(_ error: any Error) -> String {
        if let number = number(of: error) { return of(number) }
        let isOfFoundation = error is CocoaError || type(of: error) is NSError.Type
        return isOfFoundation ? error.localizedDescription : "\(error)"
    }

    /// The system's number of an error, which Foundation wraps; nil for one that has none.
    public static func number(of error: any Error) -> Int32? {
        if let error = error as? POSIXError { return error.code.rawValue }
        let wrapped = error as NSError
        if wrapped.domain == NSPOSIXErrorDomain { return Int32(clamping: wrapped.code) }
        if let inner = wrapped.userInfo[NSUnderlyingErrorKey] as? any Error {
            return number(of: inner)
        }
        return switch (error as? CocoaError)?.code {
        case .fileWriteOutOfSpace: ENOSPC
        case .fileWriteNoPermission, .fileReadNoPermission: EACCES
        case .fileWriteVolumeReadOnly: EROFS
        case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
        case .fileWriteFileExists: EEXIST
        default: nil
        }
    }
}
