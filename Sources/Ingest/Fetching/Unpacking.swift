import CZlib
import WebURL

/// Takes out of gzip data what is packed in them, where no header says that they are any: a file `feed.xml.gz`, or an
/// answer that its server packed twice.
public enum Unpacking {
    /// Why nothing can be taken out.
    public enum Fault: Error, Hashable, Sendable {
        case tooLarge(RequestError.Limit)
        case damaged
    }

    static let mark: [UInt8] = [0x1F, 0x8B]
    /// More are no mistake.
    private static let mostLayers = 2
    private static let pieceBytes = 64 << 10

    /// Unpacks what is packed.
    ///
    /// - Parameters:
    ///   - bytes: An answer or a file, packed or not.
    ///   - limit: Most bytes that may come out.
    /// - Returns: What was packed; the bytes as they are where they are no gzip data.
    /// - Throws: Why it cannot be had.
    public static func unpacked(_ bytes: [UInt8], within limit: Int) throws(Fault) -> [UInt8] {
        var result = bytes
        for _ in 0..<mostLayers where result.starts(with: mark) {
            result = try layer(of: result, within: limit, packed: bytes.count).get()
        }
        return result
    }

    // A bomb has few bytes that came, and many that come out.
    private static func layer(
        of bytes: [UInt8],
        within limit: Int,
        packed: Int
    ) -> Result<[UInt8], Fault> {
        guard let count = uInt(exactly: bytes.count) else {
            return .failure(.tooLarge(.body(bytes: limit)))
        }
        var stream = z_stream()
        // 31: the largest window, and the frame of gzip.
        let begun = inflateInit2_(
            &stream,
            31,
            zlibVersion(),
            Int32(MemoryLayout<z_stream>.size)
        )
        guard begun == Z_OK else { return .failure(.damaged) }
        defer { inflateEnd(&stream) }
        var output: [UInt8] = []
        var room = [UInt8](repeating: 0, count: pieceBytes)
        return bytes.withUnsafeBufferPointer { source in
            // zlib only reads there.
            stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
            stream.avail_in = count
            while true {
                let code = room.withUnsafeMutableBufferPointer { target in
                    stream.next_out = target.baseAddress
                    stream.avail_out = uInt(target.count)
                    return inflate(&stream, Z_NO_FLUSH)
                }
                output += room.dropLast(Int(stream.avail_out))
                if let excess = excess(of: output.count, within: limit, packed: packed) {
                    return .failure(.tooLarge(excess))
                }
                if code == Z_OK { continue }
                guard code == Z_STREAM_END else { return .failure(.damaged) }
                // One file may follow another; whatever else stands behind the last fills its block.
                let rest = source.suffix(Int(stream.avail_in))
                guard rest.starts(with: mark), inflateReset(&stream) == Z_OK else {
                    return .success(output)
                }
            }
        }
    }

    private static func excess(of count: Int, within limit: Int, packed: Int)
        -> RequestError.Limit?
    {
        if count > limit { return .body(bytes: limit) }
        let isBomb =
            count > ResponseCollector.ratioFreeBytes && count / ResponseCollector.maxRatio > packed
        return isBomb ? .compression : nil
    }
}

extension Unpacking.Fault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooLarge(let limit): limit.description
        case .damaged: "its gzip data are damaged or cut off"
        }
    }
}

extension HTTPResponse {
    /// The same answer with what is packed in its body, where no header says that it is.
    ///
    /// - Parameter limit: Most bytes that may come out.
    /// - Returns: The answer as it is where nothing is packed.
    /// - Throws: Why it cannot be had.
    public func unpacked(within limit: Int) throws(RequestError) -> HTTPResponse {
        guard try body.begins(with: Unpacking.mark) else { return self }
        let packed = try body.bytes()
        let bytes: [UInt8]
        do throws(Unpacking.Fault) {
            bytes = try Unpacking.unpacked(packed, within: limit)
        } catch {
            throw RequestError(error, host: url.host?.serialized ?? "")
        }
        return HTTPResponse(
            status: status,
            headers: headers,
            body: ResponseBody(bytes, besides: body),
            url: url,
            permanentRedirect: permanentRedirect,
            elapsed: elapsed
        )
    }
}

extension RequestError {
    fileprivate init(_ fault: Unpacking.Fault, host: String) {
        switch fault {
        case .tooLarge(let limit): self = .tooLarge(limit)
        case .damaged: self = .badEncoding(host: host, detail: fault.description)
        }
    }
}
