/// What may differ between light and dark pages.
public struct ThemeVariants<Value: Hashable & Sendable>: Hashable, Sendable {
    /// On light pages, and on dark ones where nothing else is named.
    public var light: Value
    public var dark: Value?

    public init(_ light: Value, dark: Value? = nil) {
        self.light = light
        self.dark = dark
    }
}
