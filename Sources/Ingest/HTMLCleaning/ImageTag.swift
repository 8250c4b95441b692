import Basics

/// What the start tag of a picture says: where it is, how large, and whether anybody is meant to see it.
public struct ImageTag: Sendable {
    /// Wider files are not worth the way.
    public static let wantedWidth = 1_280

    /// In pixels; nil where the tag says none, or a share of what is around it.
    public private(set) var width: Int?
    public private(set) var height: Int?
    private var hides = false
    private var isCalledSign = false
    private var source: String?
    private var sourceSet: SourceSet?
    /// What a script would have loaded, in the place of what holds it until then.
    private var replacement: String?
    private var replacementSet: SourceSet?

    /// - Parameters:
    ///   - tokenizer: at the start tag.
    ///   - check: an address as it may be used; nil for one that may not.
    init(_ tokenizer: HTMLTokenizer, allowing check: (String) -> String?) {
        for attribute in tokenizer.attributes {
            guard let name = tokenizer.name(of: attribute) else { continue }
            tokenizer.withBytes(of: attribute.value) { read(name, value: $0, allowing: check) }
        }
    }

    /// The candidates of the picture that is meant to be seen.
    var set: SourceSet? { replacementSet ?? sourceSet }

    /// Where the picture is that is meant to be seen: of several widths the one that is wide enough.
    public var address: String? {
        let named = replacement ?? (replacementSet == nil ? source : nil)
        guard let named, set?.contains(named) != true else { return set?.best }
        return named
    }

    /// Whether it is a picture for readers: no pixel that counts them, and no sign amid the words.
    public var isShown: Bool { !isPixel && !isSign }

    /// Whether nobody is meant to see it.
    var isPixel: Bool { hides || (width ?? .max) <= 1 || (height ?? .max) <= 1 }

    /// Whether it stands for an emoji, which its `alt` is.
    var isSign: Bool {
        isCalledSign || source?.contains("//s.w.org/images/core/emoji/") == true
    }

    private mutating func read(
        _ name: AttributeName,
        value: UnsafeBufferPointer<UInt8>,
        allowing check: (String) -> String?
    ) {
        switch name {
        case .src: source = check(String(decoding: value, as: UTF8.self))
        case .srcset: sourceSet = SourceSet(value, allowing: check)
        case .dataSource, .dataOriginal, .dataLazySource:
            replacement = replacement ?? check(String(decoding: value, as: UTF8.self))
        case .dataSourceSet, .dataLazySourceSet:
            let set = SourceSet(value, allowing: check)
            if set.best != nil { replacementSet = replacementSet ?? set }
        case .width: width = Self.pixels(value)
        case .height: height = Self.pixels(value)
        case .hidden: hides = true
        case .style: hides = hides || TrackingPixel.isStyle(value)
        case .class:
            isCalledSign = value.split(whereSeparator: \.isHTMLSpace).contains { word in
                word.elementsEqual("wp-smiley".utf8) || word.elementsEqual("emoji".utf8)
            }
        default: break
        }
    }

    /// As browsers read a size: the digits that it begins with.
    private static func pixels(_ value: UnsafeBufferPointer<UInt8>) -> Int? {
        let text = value.drop(while: \.isHTMLSpace)
        let digits = text.prefix(while: \.isASCIIDigit)
        let rest = text[digits.endIndex...].drop { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        guard rest.first != UInt8(ascii: "%") else { return nil }
        return Int(foreign: String(decoding: digits, as: UTF8.self))
    }
}
