import Domain

/// A kind whose whole answer is the document that `url` names.
protocol DocumentKind: SourceKind {}

extension DocumentKind {
    var place: SourcePlace { .address }

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        SourcePlan([Endpoint(.address(try source.document()))])
    }
}
