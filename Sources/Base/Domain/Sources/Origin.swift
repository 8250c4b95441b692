/// Where an archived item came from: a real answer of its source, or the sample shipped for it.
public enum Origin: Int, Sendable {
    case live = 0
    case sample = 1
}
