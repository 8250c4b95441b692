import Basics
import Domain
import Foundation
import Publishing

/// The newsroom's own files below `Content/static`, which are published as they are.
struct StaticFiles {
    let folder: OwnFolder

    /// All of them in the order of their paths; those that no server can give are left out, of which the faults are told.
    func all(_ faults: FileFaults) -> [StaticFile] {
        zip(folder.names, folder.files).compactMap { name, file in
            let path = "\(folder.name)/\(name)"
            guard name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
            else {
                faults.add([Self.odd(path)])
                return nil
            }
            guard faults.checkFile(file, path: path), let state = FileState(file.filePath) else {
                return nil
            }
            return StaticFile(address: name, file: file.filePath, name: path, state: state)
        }
    }

    private static func odd(_ path: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "its name holds a sign that no address can; it is left out",
            path: path,
            hint: "give it a name of letters, digits, hyphens and dots"
        )
    }
}
