import Foundation

// Before any file of ours is opened: it could get the place of a closed stream.
StandardStream.secure()
// A reader that goes away must not kill a build half-way through its words.
signal(SIGPIPE, SIG_IGN)
let launcher = Launcher(arguments: Array(CommandLine.arguments.dropFirst()))
if let code = launcher.refusal() { exit(code) }
exit(await launcher.run())
