import Basics
import CCurl

/// The libcurl multi handle: all transfers of one client, their connections and their waiting.
final class MultiHandle: Sendable {
    // Only `wakeUp` is called from elsewhere than the executor's queue, and libcurl allows that.
    private nonisolated(unsafe) let pointer: UnsafeMutableRawPointer?

    init() {
        curl_global_init(ccurl_global_default)
        pointer = curl_multi_init()
    }

    deinit {
        let signals = ccurl_block_broken_pipe()
        if let pointer { curl_multi_cleanup(pointer) }
        ccurl_restore_broken_pipe(signals)
        curl_global_cleanup()
    }

    /// Ends the wait of `poll`, or the next one at once.
    func wakeUp() {
        guard let pointer else { return }
        curl_multi_wakeup(pointer)
        // The caller may be the last that holds it, and the optimiser ends its life when the pointer has been read.
        withExtendedLifetime(self) {}
    }

    func add(_ easy: EasyHandle) -> Bool {
        guard let pointer else { return false }
        return curl_multi_add_handle(pointer, easy.pointer) == CURLM_OK
    }

    func remove(_ easy: EasyHandle) {
        guard let pointer else { return }
        let signals = ccurl_block_broken_pipe()
        defer { ccurl_restore_broken_pipe(signals) }
        curl_multi_remove_handle(pointer, easy.pointer)
    }

    /// Moves all transfers as far as they go, and returns those that ended with their results.
    func perform() -> [(easy: UnsafeMutableRawPointer, result: CURLcode)] {
        guard let pointer else { return [] }
        let signals = ccurl_block_broken_pipe()
        defer { ccurl_restore_broken_pipe(signals) }
        var running: Int32 = 0
        curl_multi_perform(pointer, &running)
        var ended: [(UnsafeMutableRawPointer, CURLcode)] = []
        var left: Int32 = 0
        while let message = curl_multi_info_read(pointer, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle
            else { continue }
            ended.append((easy, message.pointee.data.result))
        }
        return ended
    }

    /// Waits until a socket has something, `wakeUp` is called, or the time is over.
    func poll(atMost time: Duration) {
        guard let pointer else { return }
        let milliseconds = Int(clamping: (time / .milliseconds(1)).rounded(.up))
        curl_multi_poll(pointer, nil, 0, Int32(min(max(milliseconds, 0), 1000)), nil)
    }
}
