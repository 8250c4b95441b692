import Basics
import HTMLCleaning

/// Finds the picture that a body begins with.
enum BodyPicture {
    /// What is looked at, in bytes: a picture further down does not stand for the story.
    private static let reach = 64 * 1_024

    /// Smaller ones are buttons and signs.
    private static let least = (width: 100, height: 60)

    /// The address of the first picture that says neither that it is small nor counts who reads.
    static func first(in html: String) -> String? {
        guard ByteSearch.contains("<img", in: html) || ByteSearch.contains("<IMG", in: html) else {
            return nil
        }
        var tokenizer = XMLTokenizer(Array(html.utf8.prefix(reach)), attributeLimit: 64)
        var event = tokenizer.next()
        while event != .end {
            if event == .startTag, tokenizer.bytes.text(tokenizer.name).lowercased() == "img",
                let address = address(tokenizer)
            {
                return address
            }
            tokenizer.text.removeAll(keepingCapacity: true)
            event = tokenizer.next()
        }
        return nil
    }

    private static func address(_ tokenizer: XMLTokenizer) -> String? {
        var address: String?
        for attribute in tokenizer.attributes {
            switch tokenizer.bytes.text(attribute.name).lowercased() {
            case "src": address = address ?? LinkText.safe(attribute.value)
            case "width":
                if let size = Int(foreign: attribute.value), size < least.width { return nil }
            case "height":
                if let size = Int(foreign: attribute.value), size < least.height { return nil }
            default: break
            }
        }
        return address.flatMap { TrackingPixel.isServed(from: $0) ? nil : $0 }
    }
}
