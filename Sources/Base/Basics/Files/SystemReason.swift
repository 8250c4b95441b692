import Foundation

/// Why something cannot be read or written, in the words of the system, as "No space left on device".
public enum SystemReason {
    public static func of(_ error: any Error) -> String {
        let known = error as? POSIXError ?? (error as? CocoaError)?.underlying as? POSIXError
        guard let known else { return error.localizedDescription }
        return String(cString: strerror(known.code.rawValue))
    }
}
