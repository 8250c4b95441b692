/// What the processes of a batch said.
struct ThumbnailerOutput {
    private var text = ""
    /// Whether one of them had not enough of this machine to run at all.
    private(set) var isStarved = false

    mutating func add(_ ending: LimitedProcess.Ending) {
        text += ending.errors
        isStarved = isStarved || ending.isStarved
    }

    var log: ThumbnailerLog { ThumbnailerLog(text) }

    /// Why nothing was made.
    var fault: PictureFault {
        if isStarved { return .starved }
        return log.hasCutOff ? .cutOff : .notDecoded(log.reason)
    }
}
