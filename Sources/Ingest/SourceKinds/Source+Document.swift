import Domain

extension Source {
    /// The address of what it asks for.
    func document() throws(SourceError) -> String {
        guard let address else { throw SourceError("it has no url", hint: "add 'url: …'") }
        return address
    }
}
