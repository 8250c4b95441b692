import Basics
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
            guard let code = SystemReason.number(of: error) ?? (error is CocoaError ? EIO : nil)
            else { throw error }
            let isFull = code == ENOSPC || code == EDQUOT
            throw StateError.failed(
                isFull ? "\(folder): the disk is full" : "\(folder): \(SystemReason.of(code))",
                hint: isFull
                    ? "make room and say it once more; what was here is whole"
                    : "make the folder readable and writable"
            )
        }
    }
}
