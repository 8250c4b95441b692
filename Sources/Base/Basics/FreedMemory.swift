#if os(Linux)
import CMalloc
#endif

/// Returns freed memory, of which the C library keeps some for each thread, to the system.
public enum FreedMemory {
    /// Gives it back to the system, between parts of the work that have little in common; takes milliseconds. Other
    /// systems than Linux do it by themselves.
    public static func giveBack() {
        #if os(Linux)
        malloc_trim(0)
        #endif
    }
}
