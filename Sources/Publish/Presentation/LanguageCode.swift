/// Brings the codes of ISO 639-2 and 639-3, which some sources use, to the two letters of ISO 639-1.
enum LanguageCode {
    private static let codes: [String: String] = [
        "ara": "ar", "baq": "eu", "ben": "bn", "bul": "bg", "cat": "ca", "ces": "cs", "chi": "zh",
        "cmn": "zh", "cze": "cs", "dan": "da", "deu": "de", "dut": "nl", "ell": "el", "eng": "en",
        "est": "et", "eus": "eu", "fas": "fa", "fin": "fi", "fra": "fr", "fre": "fr", "ger": "de",
        "glg": "gl", "gre": "el", "heb": "he", "hin": "hi", "hrv": "hr", "hun": "hu", "ice": "is",
        "ind": "id", "isl": "is", "ita": "it", "jpn": "ja", "kor": "ko", "lav": "lv", "lit": "lt",
        "may": "ms", "msa": "ms", "nld": "nl", "nob": "no", "nor": "no", "per": "fa", "pol": "pl",
        "por": "pt", "ron": "ro", "rum": "ro", "rus": "ru", "slk": "sk", "slo": "sk", "slv": "sl",
        "spa": "es", "srp": "sr", "swe": "sv", "tam": "ta", "tel": "te", "tha": "th", "tur": "tr",
        "ukr": "uk", "urd": "ur", "vie": "vi", "zho": "zh", "nb": "no", "nn": "no", "iw": "he",
    ]

    /// The code of two letters where there is one, else the code itself.
    static func short(_ code: String) -> String { codes[code] ?? code }
}
