import Foundation

/// What keeps a state from being read or written on this machine, in words that say what to do.
enum LocalFailure {
    /// - Parameters:
    ///   - folder: in which it was at work.
    ///   - work: whose own errors are passed on as they are.
    /// - Returns: what the work does.
    /// - Throws: `StateError`, and what is no error of files.
    static func named<Value>(in folder: String, _ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as StateError {
            throw error
        } catch {
            guard let code = code(error) else { throw error }
            let reason = String(cString: strerror(code))
            let isFull = code == ENOSPC || code == EDQUOT
            throw StateError.failed(
                isFull ? "\(folder): the disk is full" : "\(folder): \(reason)",
                hint: isFull
                    ? "make room and say it once more; what was here is whole"
                    : "make the folder readable and writable"
            )
        }
    }

    /// The system's number of an error, which Foundation wraps.
    private static func code(_ error: any Error) -> Int32? {
        if let error = error as? POSIXError { return error.code.rawValue }
        let wrapped = error as NSError
        if wrapped.domain == NSPOSIXErrorDomain { return Int32(clamping: wrapped.code) }
        if let inner = wrapped.userInfo[NSUnderlyingErrorKey] as? any Error { return code(inner) }
        switch (error as? CocoaError)?.code {
        case .fileWriteOutOfSpace: return ENOSPC
        case .fileWriteNoPermission, .fileReadNoPermission: return EACCES
        case .fileWriteVolumeReadOnly: return EROFS
        case nil: return nil
        default: return EIO
        }
    }
}
