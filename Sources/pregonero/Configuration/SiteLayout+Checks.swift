import Foundation

extension SiteLayout {
    /// The output folder must not hold what the portal is made from, nor lie in it: what is written there would be read.
    func checkOutput() throws(ExitReason) {
        let output = self.output.filePath
        for folder in [root, content, state, templates]
        where folder.filePath.hasPrefix(output) {
            let held = name(of: folder)
            throw .usage(
                "the output folder \(output) holds \(held.isEmpty ? "the site" : held) itself; "
                    + "name a folder of its own with --output"
            )
        }
        for folder in [content, templates]
        where output.hasPrefix(folder.filePath) {
            throw .usage(
                "the output folder \(output) lies in \(name(of: folder)); "
                    + "name a folder of its own with --output"
            )
        }
    }

    /// The archive must not lie among the newsroom's files, nor loose in the site's folder, as where a variable is empty.
    func checkState() throws(ExitReason) {
        let state = self.state.filePath
        let isAmongFiles = [content, templates].contains {
            state.hasPrefix($0.filePath)
        }
        guard isAmongFiles || state == root.filePath else { return }
        throw .usage(
            "the state folder \(state) lies among the site's own files; "
                + "name a folder of its own with --state"
        )
    }
}
