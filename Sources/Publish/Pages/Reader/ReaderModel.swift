/// The model of a page about the reader, with the kind of template that it is for.
public enum ReaderModel: Sendable {
    case settings(SettingsPage)
    case saved(SavedPage)
    case offline(OfflinePage)
}
