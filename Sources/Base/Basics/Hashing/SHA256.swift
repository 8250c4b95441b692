import CCrypto

/// A SHA-256 (FIPS 180-4) of bytes that come piece by piece, computed by the system's libcrypto.
public struct SHA256 {
    private var context = Context()

    public init() {}

    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&context) { context = context.copy() }
        context.update(bytes)
    }

    public mutating func update(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { update($0) }
    }

    public mutating func update(_ text: String) {
        var text = text
        text.withUTF8 { update(UnsafeRawBufferPointer($0)) }
    }

    /// The 32 bytes of the hash of all that came so far; more may come afterwards.
    public func digest() -> [UInt8] { context.copy().end() }

    public static func digest(of bytes: [UInt8]) -> [UInt8] {
        let hash = SHA256()
        bytes.withUnsafeBytes { hash.context.update($0) }
        return hash.context.end()
    }

    public static func digest(of text: String) -> [UInt8] {
        var hash = SHA256()
        hash.update(text)
        return hash.context.end()
    }

    /// What libcrypto keeps between the pieces. Its functions fail only where memory does, as every allocation here.
    private final class Context {
        /// Looked for once: `EVP_sha256()` has each context look for it anew.
        nonisolated(unsafe) private static let digest = EVP_MD_fetch(nil, "SHA256", nil)

        private let pointer = EVP_MD_CTX_new()

        init() { EVP_DigestInit_ex(pointer, Self.digest, nil) }

        private init(of other: Context) { EVP_MD_CTX_copy_ex(pointer, other.pointer) }

        deinit { EVP_MD_CTX_free(pointer) }

        func copy() -> Context { Context(of: self) }

        func update(_ bytes: UnsafeRawBufferPointer) {
            guard let start = bytes.baseAddress else { return }
            EVP_DigestUpdate(pointer, start, bytes.count)
        }

        func end() -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: 32) { bytes, count in
                var length: UInt32 = 0
                EVP_DigestFinal_ex(pointer, bytes.baseAddress, &length)
                count = Int(length)
            }
        }
    }
}
