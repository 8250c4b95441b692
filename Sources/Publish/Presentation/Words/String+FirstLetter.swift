extension String {
    public func capitalizingFirst() -> String { prefix(1).uppercased() + dropFirst() }
    public func lowercasingFirst() -> String { prefix(1).lowercased() + dropFirst() }
}
