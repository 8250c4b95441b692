import Domain
import Publishing

/// What of a preview nobody can open.
enum ClosedPreview {
    /// Tells that passwords are refused, which the preview asks for where others than this machine can call.
    ///
    /// - Parameters:
    ///   - closes: whether the portal has parts that only those see who know the password.
    ///   - isPrivate: whether nobody but this machine can call, which sees everything.
    ///   - checksPasswords: whether passwords can be checked here.
    /// - Returns: nil where whoever knows the password is let in.
    static func warning(
        closes: Bool,
        isPrivate: Bool,
        checksPasswords: Bool = PasswordHash.takesPlainPasswords
    ) -> Diagnostic? {
        guard closes, !isPrivate, !checksPasswords else { return nil }
        return Diagnostic(
            .warning,
            "nobody can open what 'protect' closes: this system cannot check passwords",
            hint: "leave --bind out, and look at it on this machine"
        )
    }
}
