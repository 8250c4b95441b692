import Basics

/// What the header `Content-Type` says of files, for those of which the site itself says nothing.
public enum ContentType {
    public static func of(_ file: String) -> String {
        let type = MediaTypes.type(ofFile: file) ?? "application/octet-stream"
        let isText = type.hasPrefix("text/") || type.hasSuffix("+xml")
        return isText ? "\(type); charset=utf-8" : type
    }
}
