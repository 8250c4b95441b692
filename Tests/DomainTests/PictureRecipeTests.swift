import Domain
import Testing

@Suite struct PictureRecipeTests {
    @Test func isEnoughForEverythingThatAPictureIsShownAs() {
        let recipe = PictureRecipe([.story, .body, .story])
        #expect(recipe.widths == [320, 640, 960, 1_280])
        #expect(recipe.fallbackWidth == 640)
        #expect(recipe.least == (48, 32))
    }

    @Test func doesNotDependOnTheOrder() {
        #expect(PictureRecipe([.poster, .badge]) == PictureRecipe([.badge, .poster]))
        #expect(PictureRecipe([.poster]) != PictureRecipe([.poster, .badge]))
    }
}
