/// The languages whose code is highlighted, by the names that follow the three ticks.
enum CodeLanguages {
    static func named(_ name: String) -> CodeLanguage? {
        let name = name.lowercased()
        return all[others[name] ?? name]
    }

    private static let others = [
        "py": "python", "python3": "python", "js": "javascript", "jsx": "javascript",
        "mjs": "javascript", "ts": "typescript", "tsx": "typescript", "htm": "html", "xml": "html",
        "svg": "html", "rss": "html", "atom": "html", "yml": "yaml", "sh": "bash", "shell": "bash",
        "zsh": "bash", "console": "bash", "h": "c", "golang": "go", "rs": "rust", "patch": "diff",
        "md": "markdown", "geojson": "json", "jsonc": "json", "sqlite": "sql",
        "postgresql": "sql", "mysql": "sql",
    ]

    private static let all: [String: CodeLanguage] = [
        "swift": swift, "python": python, "javascript": javaScript, "typescript": typeScript,
        "html": CodeLanguage(form: .markup), "css": css, "json": json, "yaml": yaml, "toml": toml,
        "sql": sql, "bash": bash, "c": c, "go": go, "rust": rust,
        "diff": CodeLanguage(form: .changes), "markdown": CodeLanguage(form: .markdown),
    ]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }

    private static let slashes = [Array("//".utf8)]
    private static let hash = [Array("#".utf8)]
    private static let stars = (open: Array("/*".utf8), close: Array("*/".utf8), nests: false)
    private static let nestedStars = (open: stars.open, close: stars.close, nests: true)

    private static let swift = CodeLanguage(
        keywords: words(
            """
            actor any as associatedtype async await break case catch class continue convenience default defer \
            deinit do else enum extension fallthrough false fileprivate final for func get guard if import in \
            indirect init inout internal is isolated lazy let mutating nil nonisolated open operator override \
            package private protocol public repeat required rethrows return self set some static struct \
            subscript super switch throw throws true try typealias unowned var weak where while
            """
        ),
        types: ["Self"],
        lineComments: slashes,
        blockComment: nestedStars,
        quotes: [.init("\"\"\"", goesOverLines: true), .init("\"")],
        wordSigns: [UInt8(ascii: "@"), UInt8(ascii: "#")],
        capitalsAreTypes: true
    )

    private static let python = CodeLanguage(
        keywords: words(
            """
            False None True and as assert async await break case class continue def del elif else except \
            finally for from global if import in is lambda match nonlocal not or pass raise return try while \
            with yield
            """
        ),
        types: words("bool bytes dict float int list object set str tuple"),
        lineComments: hash,
        quotes: [
            .init("\"\"\"", goesOverLines: true), .init("'''", goesOverLines: true), .init("\""),
            .init("'"),
        ],
        wordSigns: [UInt8(ascii: "@")],
        capitalsAreTypes: true
    )

    private static let javaScriptWords = """
        async await break case catch class const continue debugger default delete do else export extends false \
        finally for from function get if import in instanceof let new null of return set static super switch \
        this throw true try typeof undefined var void while with yield
        """

    private static let javaScript = script(javaScriptWords, types: [])
    private static let typeScript = script(
        javaScriptWords
            + " abstract as declare enum implements interface is keyof namespace private"
            + " protected public readonly satisfies type",
        types: words("any bigint boolean never number object string symbol unknown")
    )

    private static func script(_ keywords: String, types: Set<String>) -> CodeLanguage {
        CodeLanguage(
            keywords: words(keywords),
            types: types,
            lineComments: slashes,
            blockComment: stars,
            quotes: [.init("`", goesOverLines: true), .init("\""), .init("'")],
            wordSigns: [UInt8(ascii: "$")],
            capitalsAreTypes: true
        )
    }

    private static let css = CodeLanguage(
        keywords: words(
            """
            @charset @container @font-face @import @keyframes @layer @media @namespace @page @property \
            @supports and important not only or
            """
        ),
        blockComment: stars,
        quotes: [.init("\""), .init("'")],
        wordSigns: [UInt8(ascii: "@"), UInt8(ascii: "-")],
        keySign: UInt8(ascii: ":"),
        hasKeysInBraces: true
    )

    private static let json = CodeLanguage(
        keywords: ["true", "false", "null"],
        lineComments: slashes,
        blockComment: stars,
        quotes: [.init("\"")],
        keySign: UInt8(ascii: ":")
    )

    private static let yaml = CodeLanguage(
        keywords: words("true false null yes no on off"),
        lineComments: hash,
        commentsStandApart: true,
        quotes: [.init("\""), .init("'", escape: nil)],
        wordSigns: [UInt8(ascii: "-"), UInt8(ascii: ".")],
        keySign: UInt8(ascii: ":"),
        keySignStandsApart: true
    )

    private static let toml = CodeLanguage(
        keywords: ["true", "false", "inf", "nan"],
        lineComments: hash,
        quotes: [
            .init("\"\"\"", goesOverLines: true), .init("'''", escape: nil, goesOverLines: true),
            .init("\""), .init("'", escape: nil),
        ],
        wordSigns: [UInt8(ascii: "-"), UInt8(ascii: ".")],
        keySign: UInt8(ascii: "=")
    )

    private static let sql = CodeLanguage(
        keywords: words(
            """
            add all alter and any as asc begin between by case cast check column commit constraint create cross \
            database default delete desc distinct drop else end except exists explain false foreign from full \
            function grant group having if in index inner insert intersect into is join key left like limit not \
            null offset on or order outer over partition pragma primary recursive references returning right \
            rollback select set table then transaction trigger true union unique update using values view when \
            where with
            """
        ),
        types: words(
            """
            bigint blob boolean char date datetime decimal double float int integer json jsonb numeric real \
            serial smallint text time timestamp timestamptz uuid varchar
            """
        ),
        lineComments: [Array("--".utf8)],
        blockComment: stars,
        quotes: [.init("'", escape: nil, goesOverLines: true), .init("\"", escape: nil)],
        ignoresCase: true
    )

    private static let bash = CodeLanguage(
        keywords: words(
            """
            case do done elif else esac exit export fi for function if in local readonly return select set \
            shift source then trap unset until while
            """
        ),
        lineComments: hash,
        commentsStandApart: true,
        quotes: [.init("\"", goesOverLines: true), .init("'", escape: nil, goesOverLines: true)],
        wordSigns: [UInt8(ascii: "-")],
        variableSign: UInt8(ascii: "$")
    )

    private static let c = CodeLanguage(
        keywords: words(
            """
            #define #elif #else #endif #error #if #ifdef #ifndef #include #pragma #undef auto break case const \
            continue default do else enum extern for goto if inline register restrict return sizeof static \
            struct switch typedef union volatile while NULL true false
            """
        ),
        types: words(
            """
            _Bool bool char double float int int16_t int32_t int64_t int8_t long short signed size_t ssize_t \
            uint16_t uint32_t uint64_t uint8_t uintptr_t unsigned void FILE
            """
        ),
        lineComments: slashes,
        blockComment: stars,
        quotes: [.init("\""), .init("'")],
        wordSigns: [UInt8(ascii: "#")]
    )

    private static let go = CodeLanguage(
        keywords: words(
            """
            break case chan const continue default defer else fallthrough false for func go goto if import \
            interface iota map nil package range return select struct switch true type var
            """
        ),
        types: words(
            """
            any bool byte complex128 complex64 error float32 float64 int int16 int32 int64 int8 rune string \
            uint uint16 uint32 uint64 uint8 uintptr
            """
        ),
        lineComments: slashes,
        blockComment: stars,
        quotes: [.init("`", escape: nil, goesOverLines: true), .init("\""), .init("'")],
        capitalsAreTypes: false
    )

    private static let rust = CodeLanguage(
        keywords: words(
            """
            as async await break const continue crate dyn else enum extern false fn for if impl in let loop \
            match mod move mut pub ref return self static struct super trait true type unsafe use where while
            """
        ),
        types: words(
            "Self bool char f32 f64 i128 i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize"
        ),
        lineComments: slashes,
        blockComment: nestedStars,
        quotes: [.init("\"", goesOverLines: true), .init("'", isShort: true)],
        capitalsAreTypes: true
    )
}
