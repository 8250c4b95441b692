/// Where a value stands when a program runs: a slot of the record in a register.
///
/// For values without a schema the slot is the index of a path of names, and the register is 0.
struct Place: Sendable, Hashable {
    let register: Int
    let slot: Int
}
