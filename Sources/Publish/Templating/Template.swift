public import TemplateModels

/// A checked and compiled template: renders one kind of model into UTF-8.
public struct Template<Model: TemplateModel>: Sendable {
    private let program: Program

    init(_ program: Program) {
        self.program = program
    }

    /// Appends the page as UTF-8.
    public func render(_ model: Model, into buffer: inout [UInt8]) {
        render(model.templateRecord, into: &buffer)
    }

    /// Appends the page as UTF-8, from values that were read before.
    public func render(_ prepared: Prepared<Model>, into buffer: inout [UInt8]) {
        render(prepared.record, into: &buffer)
    }

    private func render(_ record: TemplateRecord, into buffer: inout [UInt8]) {
        RecordMachine.render(program, root: record, into: &buffer)
    }
}
