import Publishing

extension ExitReason {
    /// Why an edition cannot be shown or brought back.
    init(_ error: EditionError) {
        switch error {
        case .none:
            self = .usage(
                "there is no former edition\nhint: each build that changes something makes one, "
                    + "unless the configuration says 'editions: 0'"
            )
        case .unknown(let number, let kept):
            self = .usage(
                "there is no edition \(number)\nhint: kept are \(kept.lowerBound) to "
                    + "\(kept.upperBound); pregonero editions lists them"
            )
        case .standing(let number):
            self = .usage("edition \(number) is what stands there")
        case .incomplete(let number, let count, let first):
            self = .buildFailed(
                "edition \(number) cannot be brought back: of \(count) "
                    + "\(count == 1 ? "file" : "files") what it held is gone or damaged, as of \(first)\n"
                    + "hint: nothing was touched; a later edition may be whole"
            )
        case .outputGone(let count, let first):
            self = .buildFailed(
                "\(count) \(count == 1 ? "file is" : "files are") gone from the output folder, as \(first)\n"
                    + "hint: nothing was touched; build first, which writes them again"
            )
        case .withdrawn(let number, let path):
            self = .refused(
                "refused to bring back: edition \(number) shows \(path) again, which was withdrawn\n"
                    + "hint: name a later edition, or put it back first: take its line out of Content/removed.txt, or restore its file"
            )
        }
    }
}
