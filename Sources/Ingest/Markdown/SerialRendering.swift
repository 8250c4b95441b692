/// The one line in which all calls to cmark-gfm wait, whichever renderer they come from.
@globalActor actor SerialRendering {
    // Constant and process-wide on purpose: attaching strikethrough or autolink makes cmark-gfm 0.29
    // write to a table that every parser of the process reads, so two actors would be a data race.
    static let shared = SerialRendering()
}
