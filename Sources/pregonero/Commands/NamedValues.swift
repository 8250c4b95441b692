import ArgumentParser

/// Values of the command line that have to name something.
enum NamedValues {
    /// - Parameter values: each by its option.
    /// - Throws: `ValidationError` for one that is empty, as scripts write it whose variable is not set.
    static func check(_ values: KeyValuePairs<String, String?>) throws {
        for (option, value) in values where value == "" {
            throw ValidationError("\(option): the name is empty; write one, or leave it out")
        }
    }
}
