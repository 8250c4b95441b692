import Testing
import Transfers

@Suite struct GitAddressTests {
    @Test func whatStandsInAnAddressGoesByTheEnvironment() {
        let address = GitAddress(
            "https://ana:cl%40ve@git.example:8443/ana/portal@2.git",
            environment: ["GIT_CONFIG_COUNT": "1"]
        )
        #expect(address.plain == "https://git.example:8443/ana/portal@2.git")
        #expect(address.secrets.contains("cl@ve"))
        let variables = address.environment
        #expect(variables["PREGONERO_GIT_PASSWORD"] == "cl@ve")
        #expect(variables["GIT_CONFIG_COUNT"] == "4")
        #expect(variables["GIT_CONFIG_KEY_0"] == nil)
        #expect(variables["GIT_CONFIG_KEY_1"] == "credential.https://git.example:8443.username")
        #expect(variables["GIT_CONFIG_VALUE_1"] == "ana")
        #expect(variables["GIT_CONFIG_KEY_3"] == "credential.https://git.example:8443.helper")
        #expect(variables["GIT_CONFIG_VALUE_3"]?.contains("cl@ve") == false)
    }

    @Test func aNameAloneIsAskedForItsPassword() {
        let variables = GitAddress("https://token@git.example/x", environment: [:]).environment
        #expect(variables["GIT_CONFIG_COUNT"] == "1")
        #expect(variables["GIT_CONFIG_VALUE_0"] == "token")
    }

    @Test(arguments: [
        "/srv/portal.git", "git@git.example:ana/portal.git", "ssh://git@git.example/portal.git",
        "https://git.example/~ana/portal@2.git",
    ])
    func othersStayAsTheyAre(text: String) {
        let address = GitAddress(text, environment: [:])
        #expect(address.plain == text)
        #expect(address.environment.isEmpty)
    }
}
