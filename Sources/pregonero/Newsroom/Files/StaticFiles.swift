import Basics
import Domain
import Foundation
import Publishing

/// The newsroom's own files below `Content/static`, which are published as they are.
struct StaticFiles {
    let folder: OwnFolder

    /// All of them in the order of their paths; those that no server can give are left out, with a warning.
    func all(_ faults: FileFaults) -> [StaticFile] {
        zip(folder.names, folder.files).compactMap { name, file in
            let path = "\(folder.name)/\(name)"
            if let fault = FileNameFault.of(name, path: path) {
                faults.add([fault])
                return nil
            }
            guard faults.checkFile(file, path: path), let state = FileState(file.filePath) else {
                return nil
            }
            return StaticFile(address: name, file: file.filePath, name: path, state: state)
        }
    }
}
