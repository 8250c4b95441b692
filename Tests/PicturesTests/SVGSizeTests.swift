import Testing

@testable import Pictures

@Suite struct SVGSizeTests {
    @Test(arguments: [
        "<svg width=\"300\" height=\"200\">", "<svg\n\twidth='300px'\n\theight='200'>",
        "<svg\r\n width = \"300\" height= '200' viewBox=\"0 0 1 1\">",
        "<?xml version='1.0'?><svg\tviewBox='0,0 300 200' stroke-width='7'>",
        "<svg width='100%' height='100%' viewBox='0 0 300 200'>",
    ])
    func theRootElementTellsTheSize(text: String) {
        #expect(PictureSize.svg(Array(text.utf8)) == PictureSize(width: 300, height: 200))
    }

    @Test(arguments: [
        "", "<svg>", "<svg width='300'>", "<svg xwidth='300' yheight='200'>",
        "<svg width=300 height=200>",
    ])
    func otherTextHasNone(text: String) {
        #expect(PictureSize.svg(Array(text.utf8)) == nil)
    }
}
