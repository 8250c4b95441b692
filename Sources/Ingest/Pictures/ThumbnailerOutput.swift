/// What the processes of a batch said.
struct ThumbnailerOutput {
    private var text = ""
    /// Whether one of them had not enough of this machine to run at all.
    private var isStarved = false
    /// Why one of them could not be started.
    private var refusal: String?

    mutating func add(_ ending: LimitedProcess.Ending) {
        text += ending.errors
        isStarved = isStarved || ending.isStarved
        refusal = refusal ?? ending.refusal
    }

    /// What this machine lacks, with which it says nothing of the pictures; nil where it lacks nothing.
    var want: PictureFault? { isStarved ? .starved : refusal.map(PictureFault.notStarted) }

    var log: ThumbnailerLog { ThumbnailerLog(text) }

    /// Why nothing was made.
    var fault: PictureFault {
        if let want { return want }
        return log.hasCutOff ? .cutOff : .notDecoded(log.reason)
    }
}
