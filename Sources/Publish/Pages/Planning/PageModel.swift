public import TemplateModels

/// A page's view model: names the template that renders it.
public protocol PageModel: TemplateModel {
    /// `pages/front`
    static var template: String { get }

    /// That of this page, where the site has types of pages of its own.
    var template: String { get }

    /// Its values in the order of what its template was checked against.
    var templateRecord: TemplateRecord { get }
}

extension PageModel {
    public var template: String { Self.template }
}
