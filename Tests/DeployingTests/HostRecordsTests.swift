import Basics
import Publishing
import Testing

@testable import Deploying

@Suite struct HostRecordsTests {
    private let site = StandingSite(
        output: "/o",
        clock: 1,
        articles: 1,
        files: [".well-known/security.txt", "index.html", "noticias/index.html", "robots.txt"].map {
            StandingSite.File(name: $0, digest: ContentDigest(of: []), size: 0)
        }
    )

    @Test(
        arguments: [
            (["robots.txt", "a.csv"], "robots.txt"), (["Robots.TXT"], "Robots.TXT"),
            (["noticias"], "noticias"), (["index.php"], "index.php"), (["INDEX.HTM"], "INDEX.HTM"),
            ([".htaccess"], ".htaccess"), (["z", "noticias", "index.php"], "index.php"),
            (["cgi-bin", ".well-known", "a.csv", "indexes"], nil), ([], nil),
        ] as [(Set<String>, String?)]
    )
    func oneThatTheSiteWouldWriteOverIsNamed(names: Set<String>, stranger: String?) {
        #expect(HostRecords(strangers: names).stranger(to: site) == stranger)
    }
}
