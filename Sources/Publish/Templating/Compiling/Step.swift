/// A section that fills a register with something inside of another register's model.
struct Step {
    let from: Int
    let into: Int
}
