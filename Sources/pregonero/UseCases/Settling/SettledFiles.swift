import Pages

/// What the newsroom has in files, with the copies of pictures that there are now.
struct SettledFiles {
    let content: SiteContent
    /// Its pages and notes, ready to be shown.
    let written: WrittenTexts
    let pictures: PictureReport
}
