import Publishing

extension ExitReason {
    /// Why an edition cannot be shown or brought back.
    init(_ error: EditionError) {
        switch error {
        case .none:
            self = .usage(
                "there is no former edition",
                hint: "each build that changes something makes one, "
                    + "unless the configuration says 'editions: 0'"
            )
        case .unknown(let number, let kept):
            self = .usage(
                "there is no edition \(number)",
                hint: "kept are \(kept.lowerBound) to "
                    + "\(kept.upperBound); pregonero editions lists them"
            )
        case .standing(let number):
            self = .usage("edition \(number) is what stands there")
        case .incomplete(let number, let count, let first):
            self = .buildFailed(
                "edition \(number) cannot be brought back: of \(count) "
                    + "\(count == 1 ? "file" : "files") what it held is gone or damaged, as of \(first)",
                hint: "nothing was touched; a later edition may be whole"
            )
        case .outputGone(let count, let first):
            self = .buildFailed(
                "\(count) \(count == 1 ? "file is" : "files are") gone from the output folder, as \(first)",
                hint: "nothing was touched; build first, which writes them again"
            )
        case .erasurePending:
            self = .refused(
                "refused to bring back: something was erased, and former editions still hold it",
                hint: "run pregonero build first, which takes it from them"
            )
        case .withdrawn(let number, let path, let what, let next):
            self = .refused(
                "refused to bring back: edition \(number) shows \(Self.shown(path, what))",
                hint: (next.map { "name edition \($0), the first one after it without that" }
                    ?? "of those after it only the one that stands is without that")
                    + Self.remedy(path, what)
            )
        }
    }

    private static func shown(_ path: String, _ what: WithdrawnPages.What) -> String {
        switch what {
        case .article: "\(path) again, which was withdrawn"
        case .person: "\(path) again, and the person is out since"
        case .consent: "at \(path) what that person no longer allows"
        case .other: "\(path) again, whose file is gone"
        }
    }

    private static func remedy(_ path: String, _ what: WithdrawnPages.What) -> String {
        switch what {
        case .article:
            ", or put it back first: take its line out of Content/removed.txt, or restore its file"
        case .person: "; pregonero withdraw \(path) --erase takes all former editions away"
        case .consent: ""
        case .other: ", or restore its file first"
        }
    }
}
