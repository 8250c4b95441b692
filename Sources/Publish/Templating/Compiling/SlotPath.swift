/// From the record in a register through models to a slot.
struct SlotPath: Hashable {
    let register: Int
    let slots: [Int]
}
