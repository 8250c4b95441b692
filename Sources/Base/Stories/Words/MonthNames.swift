/// The names of months in the languages of the grouping, by which a date in a text is known.
enum MonthNames {
    /// The number of the month that a word names.
    static func month(_ word: WordKey) -> Int? { months[word] }

    private static let months: [WordKey: Int] = {
        var months: [WordKey: Int] = [:]
        for list in lists {
            for (index, names) in list.split(separator: " ").enumerated() {
                for name in names.split(separator: "/") {
                    months[WordKey(folded: name)] = index + 1
                }
            }
        }
        return months
    }()

    /// Folded, from January; `mar` and `may` are months only beside a year, which the caller asks for.
    private static let lists = [
        """
        january/jan february/feb march/mar april/apr may june/jun july/jul august/aug \
        september/sept/sep october/oct november/nov december/dec
        """,
        """
        enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre \
        diciembre
        """,
        "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
        "januar/janner februar marz april mai juni juli august september oktober november dezember",
        "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro",
        """
        gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre \
        dicembre
        """,
        "gener febrer marc abril maig juny juliol agost setembre octubre novembre desembre",
    ]
}
