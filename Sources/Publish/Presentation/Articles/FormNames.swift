public import Domain

extension Catalogue {
    /// What a list of a form is called; one that no text names goes by its own name.
    public func title(of form: ArticleForm) -> String {
        switch form {
        case .story: self[.formStory]
        case .audio: self[.formAudio]
        case .video: self[.formVideo]
        case .opinion: self[.formOpinion]
        case .analysis: self[.formAnalysis]
        case .satire: self[.formSatire]
        case .sponsored: self[.formSponsored]
        case .package: self[.formPackage]
        case .other: self[.formOther]
        default: Self.spelled(form.rawValue)
        }
    }

    /// What readers are told of what AI has done.
    public func title(of use: AIUse) -> String {
        switch use {
        case .text: self[.aiText]
        case .pictures: self[.aiPictures]
        case .assisted: self[.aiAssisted]
        }
    }

    private static func spelled(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
    }

    /// What readers are told of an article wherever its headline stands; nil for reports.
    public func label(of article: Article) -> String? {
        if article.isLiveNow { return self[.live] }
        return ArticleForm.labelled.contains(article.form) ? title(of: article.form) : nil
    }
}
