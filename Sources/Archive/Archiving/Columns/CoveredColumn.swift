import Basics
import Domain
import GRDB

/// Columns that a fingerprint covers in the order of their cases, or leaves out on purpose: whoever adds one says which.
protocol CoveredColumn: SelectedColumn {
    var coverage: Coverage { get }
    /// The tables that have them.
    static var tables: [String] { get }
    /// Further columns of these tables, of which the fingerprint knows nothing on purpose.
    static var leftOut: [String] { get }
}

extension SelectedRow where Column: CoveredColumn {
    func cover(in hash: inout StableHash) throws {
        for column in Column.allCases {
            switch column.coverage {
            case .text: hash.add(try self[column] as String?)
            case .textIfAny: if let text = try self[column] as String? { hash.add(text) }
            case .number: hash.add(try self[column] as Int)
            case .license:
                if let license = StoredJSON.license(in: try self[column]) {
                    hash.add(license.address)
                }
            case .none: break
            }
        }
    }
}

/// How a fingerprint covers a column.
enum Coverage {
    /// A missing one differs from an empty one.
    case text
    /// Only where there is one: archives from before the column came count as they did.
    case textIfAny
    case number
    /// Of how an answer read, the licence that it names, where it names one.
    case license
    case none
}
