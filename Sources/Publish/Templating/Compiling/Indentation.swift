/// What a call adds before each line of the called procedure.
struct Indentation: Sendable {
    /// The caller's own indentation comes first.
    let keepsOuter: Bool
    /// White space among the literals.
    let added: Range<Int>
}
