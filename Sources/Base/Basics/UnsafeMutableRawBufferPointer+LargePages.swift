import Foundation

extension UnsafeMutableRawBufferPointer {
    /// Asks the system for pages of some megabytes where it has them, before the memory is written to: to get it page by page
    /// takes longer than to fill it. Memory that holds no large page stays as it is.
    func takeLargePages() {
        #if os(Linux)
        guard let baseAddress, count >= Self.largePage else { return }
        let page = sysconf(Int32(_SC_PAGESIZE))
        let first = baseAddress.alignedUp(toMultipleOf: page)
        let length = (baseAddress + count).alignedDown(toMultipleOf: page) - first
        // A wish: where it is not granted the memory is as good.
        _ = madvise(first, length, Int32(MADV_HUGEPAGE))
        #endif
    }

    /// Of x86-64 and of most ARM systems.
    private static var largePage: Int { 2 << 20 }
}
