import ArgumentParser
import Basics
import Pictures

/// `pregonero clean`: frees what the state folder keeps of pictures.
struct CleanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clean",
        abstract: "Take away pictures that the next build can fetch and make again.",
        discussion:
            "The archive, the answers of the sources and the portal itself stay as they are."
    )

    @OptionGroup var site: SiteOptions
    @Flag(name: .long, help: "Only those that no page shows any more.")
    var unused = false

    func run() async throws {
        let composition = try Composition(site: site, notesTime: false)
        let freed = try composition.cleanState.run(isUnusedOnly: unused)
        if composition.isJSON { try composition.console.data(try PlainJSON.text(freed)) }
        composition.console.say(
            "pictures: \(freed.files) files taken away, \(ByteCount.text(freed.bytes))"
        )
    }
}
