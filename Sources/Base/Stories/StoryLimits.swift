/// What bounds the work and the result, whatever sources send; `docs/decisions/0013-stories.md` says why these.
public enum StoryLimits {
    /// The most items of a story; what goes on is told by the next one.
    public static let members = 100
    /// The longest time between the first and the last item of a story.
    public static let seconds = 72 * 3_600
    /// As much of a title and of a summary is read, in characters as Unicode numbers them.
    public static let titleLength = 300
    public static let summaryLength = 400
    /// The most different words that are kept of an item.
    public static let terms = 96
    /// A word that more of the following items have leads to none of them; it counts where another word does.
    public static let rareInWindow = 128
    /// The most following items that an item is compared with, those that share the rarest words first.
    public static let comparisons = 256
}
