/// A name and its value, the name in lower case with its namespace's usual prefix.
struct XMLAttribute: Equatable {
    let name: String
    let value: String
}
