import Basics
import Domain
import Fonts
import Foundation
import Pictures

/// Reads the files of the site's own look: logos, icon, fonts. One that cannot be used costs itself, and is reported.
struct LookReader {
    private let layout: SiteLayout
    private let theme: SiteTheme
    private let faults: FileFaults

    static let mostPictureBytes = 1 << 20
    static let mostFontBytes = 8 << 20

    init(layout: SiteLayout, theme: SiteTheme, faults: FileFaults) {
        self.layout = layout
        self.theme = theme
        self.faults = faults
    }

    func read() -> OwnLook {
        var own = OwnLook()
        readLogo(into: &own)
        readIcon(into: &own)
        for family in FontFace.Family.allCases { readFonts(family, into: &own) }
        return own
    }

    private func readLogo(into own: inout OwnLook) {
        guard let names = theme.logo else { return }
        let instead = "the title stands in its place"
        guard let light = picture(names.light, key: "logo", instead: instead) else { return }
        var logo = ThemeVariants(put(light, "logo", into: &own))
        let other = "dark pages show the other one"
        if let name = names.dark,
            let dark = picture(name, key: "logo.dark", instead: other)
        {
            logo.dark = put(dark, "logo-dark", into: &own)
        }
        own.look.logo = logo
    }

    private func put(
        _ picture: Picture,
        _ name: String,
        into own: inout OwnLook
    ) -> SiteLook.Logo {
        let asset = "\(name).\(picture.header.type.rawValue)"
        own.files["assets/\(asset)"] = picture.bytes
        return SiteLook.Logo(
            asset: asset,
            width: picture.header.size.width,
            height: picture.header.size.height
        )
    }

    private func readIcon(into own: inout OwnLook) {
        guard let name = theme.icon,
            let icon = picture(name, key: "icon", instead: "the icon of the theme stays")
        else { return }
        let isDrawing = icon.header.type == .svg
        own.look.icon = isDrawing ? .drawing : .pixels
        own.icon = icon.bytes
        own.files.updateValue(isDrawing ? icon.bytes : nil, forKey: "assets/icon.svg")
    }
}

extension LookReader {
    /// A picture that may be shown on every page.
    private struct Picture {
        let bytes: [UInt8]
        let header: PictureHeader
    }

    private func picture(_ name: String, key: String, instead: String) -> Picture? {
        guard let (bytes, path) = file(name, key: key, most: Self.mostPictureBytes, instead) else {
            return nil
        }
        func refused(_ message: String, line: Int? = nil, hint: String) -> Picture? {
            faults.add([
                Diagnostic(.warning, "\(message); \(instead)", path: path, line: line, hint: hint)
            ])
            return nil
        }
        guard let header = try? PictureHeader(bytes), header.type == .svg || header.type == .png
        else {
            // What a drawing defines for itself may hide what it is.
            let isDrawing = FileName(name).ending == "svg"
            if let fault = isDrawing ? DrawingFault(bytes) : nil {
                return refused(
                    "it holds \(fault.words)",
                    line: fault.line,
                    hint: DrawingFault.hint
                )
            }
            return refused("it is no SVG or PNG file", hint: "save it as one of the two")
        }
        if header.type == .svg {
            guard let fault = DrawingFault(bytes) else {
                return Picture(bytes: bytes, header: header)
            }
            return refused(
                "it holds \(fault.words)",
                line: fault.line,
                hint: DrawingFault.hint
            )
        }
        guard let bare = BarePicture.of(bytes, type: .png) else {
            return refused("\(PictureFault.cutOff)", hint: "save it anew")
        }
        return Picture(bytes: bare, header: header)
    }

    /// The content of a file that the configuration names, and how messages call it.
    private func file(
        _ name: String,
        key: String,
        most: Int,
        _ instead: String
    ) -> (bytes: [UInt8], path: String)? {
        let file = layout.contentFile(name)
        let path = layout.name(of: file)
        let size = FileState(file.filePath)?.size ?? 0
        guard size <= most else {
            let told = "it has \((size - 1) >> 20 + 1) MB, more than \(most >> 20)"
            faults.add([
                Diagnostic(
                    .warning,
                    "\(told); \(instead)",
                    path: path,
                    hint: "every reader fetches it: save it smaller"
                )
            ])
            return nil
        }
        do throws(RegularFile.Problem) {
            return (try RegularFile.bytes(file.filePath, limit: most), path)
        } catch {
            faults.add([
                Diagnostic(
                    .warning,
                    "the file of 'site.theme.\(key)' cannot be read: \(path) (\(error)); \(instead)",
                    at: theme.places[name, of: String(key.prefix { $0 != "." })],
                    hint: "name a file relative to Content/"
                )
            ])
            return nil
        }
    }
}

extension LookReader {
    private func readFonts(_ family: FontFace.Family, into own: inout OwnLook) {
        let fonts = family == .serif ? theme.serif : theme.sans
        for font in fonts {
            let key = family.rawValue
            let instead = "its letters stay those of the reader's system"
            guard let (bytes, path) = file(font.file, key: key, most: Self.mostFontBytes, instead)
            else { continue }
            do throws(FontFault) {
                let metrics = try FontMetrics(bytes)
                let name = URL(filePath: font.file).deletingPathExtension().lastPathComponent
                let stem = Slug.make(name, limit: 60)
                let asset =
                    "fonts/\(stem.isEmpty ? "font" : stem).\(metrics.format.ending)"
                if let other = own.fonts[asset], other != font.file {
                    faults.add([
                        Diagnostic(
                            .warning,
                            "another font has its name: \(other); \(instead)",
                            path: path,
                            hint: "rename one of the two"
                        )
                    ])
                    continue
                }
                own.fonts[asset] = font.file
                own.files["assets/\(asset)"] = bytes
                own.look.faces.append(face(font, metrics, family, asset))
            } catch {
                faults.add([
                    Diagnostic(
                        .warning,
                        "\(error); \(instead)",
                        path: path,
                        hint: "put a WOFF2, WOFF, TrueType or OpenType file there"
                    )
                ])
            }
        }
    }

    private func face(
        _ font: ThemeFont,
        _ metrics: FontMetrics,
        _ family: FontFace.Family,
        _ asset: String
    ) -> FontFace {
        let weight = font.weight ?? metrics.weight
        let style = font.style ?? metrics.style
        return FontFace(
            family: family,
            asset: asset,
            format: metrics.format,
            weight: weight,
            style: style,
            standIns: FontStandIns.of(metrics, as: family, weight: weight, style: style)
        )
    }
}
