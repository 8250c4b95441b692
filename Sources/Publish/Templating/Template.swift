public import TemplateModels

/// A checked and compiled template: renders one kind of model into UTF-8.
public struct Template<Model: TemplateModel>: Sendable {
    private let template: RecordTemplate

    init(_ template: RecordTemplate) {
        self.template = template
    }

    /// Appends the page as UTF-8.
    public func render(_ model: Model, into buffer: inout [UInt8]) {
        template.render(model.templateRecord, into: &buffer)
    }

    /// Appends the page as UTF-8, from values that were read before.
    public func render(_ prepared: Prepared<Model>, into buffer: inout [UInt8]) {
        template.render(prepared.record, into: &buffer)
    }
}

/// A checked and compiled template for records of one schema, whatever model they were read from.
public struct RecordTemplate: Sendable {
    private let program: Program

    init(_ program: Program) {
        self.program = program
    }

    /// Appends the page as UTF-8, from a record of the schema for which the template was compiled.
    public func render(_ record: TemplateRecord, into buffer: inout [UInt8]) {
        RecordMachine.render(program, root: record, into: &buffer)
    }
}
