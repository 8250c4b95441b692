import Domain

/// Reads a row of data as a member of a collection, or as what belongs to one.
struct FigureRow {
    let figure: Figure

    init?(_ row: DataRow, _ files: PictureFiles) {
        guard let name = row.required("name") else { return nil }
        var figure = Figure(name: name, parent: row.text("parent"))
        figure.text = row.localizedText("text")
        figure.picture = row.picture("picture", files)
        figure.number = row.whole("number", in: 0...1_000_000) ?? NumberedName(name).number
        figure.more = row.address("more")
        row.finish()
        self.figure = figure
    }
}
