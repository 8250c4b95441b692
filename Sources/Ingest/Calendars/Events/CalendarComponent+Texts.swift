extension CalendarComponent {
    /// Reads all of an event that has nothing to do with when it is.
    func readTexts(into event: inout ParsedEvent) {
        let summary = first("SUMMARY")
        let description = first("DESCRIPTION")
        event.title = text("SUMMARY")
        event.language = summary?["LANGUAGE"] ?? description?["LANGUAGE"]
        event.text = text("DESCRIPTION")
        let alternative = first("X-ALT-DESC")
        event.markup =
            alternative.map { alternative in
                let type = alternative["FMTTYPE"]?.lowercased() ?? "text/html"
                return type == "text/html" ? alternative.text.trimmedBlanks : ""
            }
            .flatMap { $0.isEmpty ? nil : $0 }
        event.location = text("LOCATION")
        event.position = position
        event.categories = all("CATEGORIES").flatMap(\.texts)
        event.organiser = first("ORGANIZER").flatMap { line in
            let name = line["CN"]?.trimmedBlanks ?? ""
            return name.isEmpty || name.contains("@") ? nil : name
        }
        event.link = text("URL")
        event.conference = text("CONFERENCE") ?? text("X-GOOGLE-CONFERENCE")
        event.pictures = pictures
        event.price = text("X-COST") ?? text("X-PRICE")
    }

    private var position: (latitude: String, longitude: String)? {
        let parts =
            first("GEO")?.value.replacingEscapes
            .split(whereSeparator: { $0 == ";" || $0 == "," }).map(String.init)
            ?? first("X-APPLE-STRUCTURED-LOCATION")?.value.split(separator: ":").last?
            .split(separator: ",").map(String.init) ?? []
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    /// `IMAGE` (RFC 7986), and what is attached and is a picture.
    private var pictures: [String] {
        let offered = all("IMAGE") + all("ATTACH")
        return offered.filter { line in
            guard line["ENCODING"] == nil, line["VALUE"]?.uppercased() != "BINARY" else {
                return false
            }
            if line.name == "IMAGE" { return true }
            if let type = line["FMTTYPE"] { return type.lowercased().hasPrefix("image/") }
            let path = line.value.lowercased().prefix { $0 != "?" && $0 != "#" }
            return [".jpg", ".jpeg", ".png", ".webp", ".gif", ".avif"].contains {
                path.hasSuffix($0)
            }
        }
        .map { $0.value.trimmedBlanks }
    }
}

extension String {
    /// Some programs escape what is no text.
    fileprivate var replacingEscapes: String { filter { $0 != "\\" } }
}
