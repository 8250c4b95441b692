import TemplateModels
import Presentation

/// What `open.js` needs once on a page: its address, and the public holidays of which hours on it speak.
struct OpenWordsModel: TemplateModel {
    let script: String
    let holidays: String?

    static let fields: TemplateFields<OpenWordsModel> = [
        .text("script", \.script),
        .text("holidays", \.holidays),
    ]
}
