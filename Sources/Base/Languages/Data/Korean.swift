extension LanguageData {
    static let korean = LanguageData("ko", plurals: [:])
}
