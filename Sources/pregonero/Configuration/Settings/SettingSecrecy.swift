/// Whether the value of a key may come from the environment, and whether it is ever shown.
enum SettingSecrecy: Sendable {
    /// It stands for itself and is shown.
    case open
    /// `${env:NAME}` is filled in, and what holds such a value is masked.
    case mayHoldSecret
    /// It is never shown.
    case secret
}
