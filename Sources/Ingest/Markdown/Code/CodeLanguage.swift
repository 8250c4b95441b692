/// By what the code of a language is told apart: a table, no grammar.
struct CodeLanguage: Sendable {
    /// How its code is read.
    enum Form: Sendable {
        /// Words, texts and remarks.
        case code
        /// Elements in angle brackets.
        case markup
        /// Lines that begin with a sign.
        case changes
        case markdown
    }

    /// A text between two signs.
    struct Quote: Sendable {
        let sign: [UInt8]
        /// The sign before which the next one is of the text.
        var escape: UInt8? = UInt8(ascii: "\\")
        var goesOverLines = false
        /// A single character, as the same sign may stand alone too.
        var isShort = false

        init(
            _ sign: String,
            escape: UInt8? = UInt8(ascii: "\\"),
            goesOverLines: Bool = false,
            isShort: Bool = false
        ) {
            self.sign = Array(sign.utf8)
            self.escape = escape
            self.goesOverLines = goesOverLines
            self.isShort = isShort
        }
    }

    var form = Form.code
    var keywords: Set<String> = []
    var types: Set<String> = []
    var lineComments: [[UInt8]] = []
    /// Whether a remark begins at a line's beginning or behind a space only.
    var commentsStandApart = false
    var blockComment: (open: [UInt8], close: [UInt8], nests: Bool)?
    /// Longer signs before shorter ones.
    var quotes: [Quote] = []
    var ignoresCase = false
    /// What may stand in words beside letters, digits and `_`.
    var wordSigns: Set<UInt8> = []
    /// What words begin with that stand for values.
    var variableSign: UInt8?
    /// Whether words in capitals and small letters are types.
    var capitalsAreTypes = false
    /// What follows the name of a key.
    var keySign: UInt8?
    /// Whether space or nothing follows that sign.
    var keySignStandsApart = false
    /// Whether keys stand in braces only.
    var hasKeysInBraces = false
}
