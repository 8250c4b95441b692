extension Snapshot {
    /// The same answer with its bytes in a file, where they were in memory and it can be written.
    fileprivate func spooled(in folder: String) -> Self {
        guard case .memory(let bytes) = content, fingerprint == nil,
            let file = SpooledFile(of: bytes, in: folder)
        else { return self }
        var copy = self
        copy.content = .spooled(file)
        return copy
    }
}

extension FetchAnswer {
    fileprivate func spooled(in folder: String) -> Self {
        switch self {
        case .fresh(let snapshot): .fresh(snapshot.spooled(in: folder))
        case .notModified(let snapshot): .notModified(snapshot.spooled(in: folder))
        case .unchanged(let snapshot): .unchanged(snapshot.spooled(in: folder))
        case .failed: self
        }
    }
}

extension PagedAnswer {
    /// The same answer with its bytes in a file until they are wanted.
    ///
    /// - Parameter folder: a folder of files that is there.
    /// - Returns: the answer as it is where the file cannot be written.
    public func spooled(in folder: String) -> Self {
        PagedAnswer(answer.spooled(in: folder), faults: faults)
    }
}
