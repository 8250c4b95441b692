import CCurl

/// A libcurl easy handle, with its lists of lines and error text, freed with its owner.
final class EasyHandle {
    let pointer: UnsafeMutableRawPointer
    /// The first option that this libcurl does not know or could not take.
    private(set) var firstFailure: CURLcode?
    private var lists: [UnsafeMutablePointer<curl_slist>?] = []
    private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

    init?() {
        guard let pointer = curl_easy_init() else {
            errorText.deallocate()
            return nil
        }
        self.pointer = pointer
        errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        note(ccurl_set_pointer(pointer, CURLOPT_ERRORBUFFER, errorText))
    }

    deinit {
        let signals = ccurl_block_broken_pipe()
        curl_easy_cleanup(pointer)
        ccurl_restore_broken_pipe(signals)
        for list in lists { curl_slist_free_all(list) }
        errorText.deallocate()
    }

    func set(_ option: CURLoption, _ value: Int) {
        note(ccurl_set_long(pointer, option, value))
    }

    func set(_ option: CURLoption, _ value: String) {
        note(ccurl_set_text(pointer, option, value))
    }

    func set(_ option: CURLoption, _ value: UnsafeMutableRawPointer) {
        note(ccurl_set_pointer(pointer, option, value))
    }

    func set(_ option: CURLoption, _ callback: curl_write_callback) {
        note(ccurl_set_data(pointer, option, callback))
    }

    /// Hands over a body; libcurl copies as many bytes as were announced before.
    func setCopy(_ option: CURLoption, _ bytes: [UInt8]) {
        // Without any data libcurl would read the body from standard input.
        guard !bytes.isEmpty else { return set(option, "") }
        bytes.withUnsafeBytes { buffer in
            let start = UnsafeMutableRawPointer(mutating: buffer.baseAddress)
            note(ccurl_set_pointer(pointer, option, start))
        }
    }

    func setOpenSocket(_ callback: curl_opensocket_callback) {
        note(ccurl_set_socket(pointer, callback))
    }

    func set(_ option: CURLoption, lines: [String]) {
        var list: UnsafeMutablePointer<curl_slist>?
        for line in lines {
            guard let longer = curl_slist_append(list, line) else { break }
            list = longer
        }
        note(ccurl_set_list(pointer, option, list))
        lists.append(list)
    }

    private func note(_ code: CURLcode) {
        if code != CURLE_OK, firstFailure == nil { firstFailure = code }
    }
}

extension EasyHandle {
    func number(_ info: CURLINFO) -> Int {
        var value = 0
        return ccurl_get_long(pointer, info, &value) == CURLE_OK ? value : 0
    }

    func offset(_ info: CURLINFO) -> Int {
        var value: curl_off_t = 0
        return ccurl_get_offset(pointer, info, &value) == CURLE_OK ? Int(value) : 0
    }

    func text(_ info: CURLINFO) -> String? {
        var value: UnsafePointer<CChar>?
        guard ccurl_get_text(pointer, info, &value) == CURLE_OK, let value else { return nil }
        return String(cString: value)
    }

    /// What libcurl says of a failure, in its own words.
    func detail(of code: CURLcode) -> String {
        let text = String(cString: errorText)
        return text.isEmpty ? String(cString: curl_easy_strerror(code)) : text
    }
}
