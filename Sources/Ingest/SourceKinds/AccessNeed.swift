/// What a kind of source has to be given before it can be asked.
public enum AccessNeed: Hashable, Sendable {
    case none
    /// A key, with the variable that messages propose for it.
    case key(variable: String)
    /// A key that opens more than everybody may see; the API's public key may stand in the configuration.
    case publicKey
    /// A user and a password.
    case logIn(user: String, password: String)
}
