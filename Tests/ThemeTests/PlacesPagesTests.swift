import Domain
@testable import Pages
import Recurrence
import TestSupport
import Testing

@Suite struct PlacesPagesTests {
    private func place(
        _ name: String,
        _ tag: String? = nil,
        change: (inout Place) -> Void = { _ in }
    ) -> InventedEntities.Entry {
        var place = Place(name: LocalizedText(name))
        place.tag = tag
        change(&place)
        return ("lugares", name, .place(place))
    }

    private func headings(_ page: String) -> [String] {
        page.matches(of: /<h2 id="k[^"]*">(?:<a [^>]*>)?([^<]*)|<h3><a [^>]*>([^<]*)/).map {
            String($0.output.1 ?? $0.output.2 ?? "")
        }
    }

    @Test("places stand under their kind, own words and tags alike, by name")
    func list() throws {
        let site = try PortalSite(of: [
            place("Olmo", "amenity=pharmacy"), place("Ámbar", "amenity=pharmacy"),
            place("Robledo") { $0.label = LocalizedText("farmacias") },
            place("Fuente Vieja"), place("Soto", "leisure=park"),
            place("Pino") { $0.label = LocalizedText("Árboles") },
        ])
        let page = try #require(try site.html("/lugares/"))
        #expect(page.contains("<p>6 lugares</p>"))
        #expect(
            headings(page) == [
                "Árboles", "Pino", "Farmacias", "Ámbar", "Olmo", "Robledo", "Parques", "Soto",
                "Otros lugares", "Fuente Vieja",
            ]
        )
        #expect(page.contains(##"<a href="#k-farmacias">Farmacias</a>"##))
    }

    @Test("a place has its facts, its hours by day, its map and what machines read")
    func whole() throws {
        let site = try PortalSite(of: [
            place("Olmo", "amenity=pharmacy") {
                $0.hours =
                    "Mo-Fr 09:00-14:00,17:00-20:00; Sa 22:00-02:00; PH off; Dec 25 10:00-12:00"
                $0.address = "Calle Mayor 4"
                $0.city = "Alcorín"
                $0.phone = "+34 900 123 456"
                $0.link = "https://www.olmo.example/"
                $0.wheelchair = .limited
                $0.text = LocalizedText("De guardia los martes.")
                $0.point = GeoPoint(longitude: -3.7, latitude: 40.4)
            }
        ])
        let page = try #require(try site.html("/lugares/olmo/"))
        for part in [
            #"<dt>Categoría</dt><dd><a href="/lugares/tipos/farmacias/">Farmacias</a></dd>"#,
            "<dt>Dirección</dt><dd>Calle Mayor 4, Alcorín</dd>",
            #"<dd><a href="tel:+34900123456">+34 900 123 456</a></dd>"#,
            #"<a href="https://www.olmo.example/" rel="noopener external">olmo.example</a>"#,
            "<dt>Accesibilidad</dt><dd>Accesible en parte en silla de ruedas</dd>",
            "<dt>Lunes</dt><dd>09:00–14:00, 17:00–20:00</dd>",
            "<dt>Sábado</dt><dd>22:00–02:00</dd>",
            "<dt>Domingo</dt><dd>Cerrado</dd>", "<dt>Festivos</dt><dd>Cerrado</dd>",
            "<h3>Días especiales</h3>", "<dt>25 de diciembre</dt><dd>10:00–12:00</dd>",
            "De guardia los martes.", "<section aria-label=\"Dónde está\">", "/_/map.css",
            #""@type":"Pharmacy","name":"Olmo""#, #""telephone":"+34 900 123 456""#,
            #""geo":{"@type":"GeoCoordinates","latitude":"40.4","longitude":"-3.7"}"#,
            #""openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["#
                + #""https://schema.org/Monday","#,
            #""https://schema.org/Saturday"],"opens":"22:00","closes":"02:00"}]"#,
        ] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(
            page.contains(
                "data-hours=\"[[[[1225,1225]],[[600,720],[600,720],[600,720],[600,720],[600,720],"
                    + "[600,720],[600,720]],0],[[],[[540,840,1020,1200],"
            )
        )
        #expect(page.contains("[1320,1560],[]],[]]]\""))
    }

    @Test("parts of the year stand by themselves, and are not told to machines as the whole year")
    func seasons() throws {
        let site = try PortalSite(of: [
            place("Castillo") {
                $0.hours = "Mar-Oct 10:00-20:00; Nov-Feb Sa 10:00-18:00; Jun 1-Jun 30 09:00+"
            }
        ])
        let page = try #require(try site.html("/lugares/castillo/"))
        #expect(page.contains("<h3>Noviembre–febrero</h3>"))
        #expect(page.contains("<h3>Marzo–mayo, julio–octubre</h3>"))
        #expect(page.contains("<dt>Todos los días</dt><dd>desde las 09:00</dd>"))
        #expect(!page.contains("OpeningHoursSpecification"))
    }

    @Test("hours that nobody understands are shown as they are written")
    func written() throws {
        let site = try PortalSite(of: [place("Parque") { $0.hours = "sunrise-sunset" }])
        let page = try #require(try site.html("/lugares/parque/"))
        #expect(page.contains("<dt>Horario</dt><dd>sunrise-sunset</dd>"))
    }

    @Test("what never closes says so in one line")
    func always() throws {
        let site = try PortalSite(of: [place("Cajero") { $0.hours = "24/7" }])
        let page = try #require(try site.html("/lugares/cajero/"))
        #expect(page.contains("<dt>Todos los días</dt><dd>Abierto 24 horas</dd>"))
        #expect(page.contains(#""opens":"00:00","closes":"23:59""#))
    }

    @Test("a portal without places has no pages of them, and time alone changes none")
    func none() throws {
        #expect(try PortalSite(of: InventedEntities.figures).planned("/lugares/") == nil)
        let site = try PortalSite(of: [place("Olmo")])
        #expect(!site.portal.clockWindows.contains { $0.page.hasPrefix("/lugares/") })
    }

    @Test("what somebody else wrote is text and nothing else")
    func hostile() throws {
        let site = try PortalSite(of: [
            place("<script>alert(1)</script>", "\"><img src=x>") {
                $0.label = LocalizedText("</h2><img src=x>")
                $0.hours = "<img src=x>"
                $0.phone = "javascript:alert(1)"
                $0.link = "javascript:alert(1)"
                $0.address = "</dd><img src=x>"
                $0.text = LocalizedText("a\n<b>b</b>")
            }
        ])
        let paths = site.paths(.places)
        #expect(paths.count >= 2)
        for path in paths {
            let page = try #require(try site.html(path))
            #expect(!page.contains("<script>alert") && !page.contains("<img src=x"))
            #expect(!page.contains(#"href="javascript"#))
        }
    }

    private let town: [InventedEntities.Entry] = {
        func place(_ name: String, _ tag: String, _ east: Double, _ quarter: String?) -> Place {
            var place = Place(name: LocalizedText(name))
            place.tag = tag
            place.quarter = quarter
            place.city = "Alcorín"
            place.point = GeoPoint(longitude: -3.7 + east / 100, latitude: 40.4)
            return place
        }
        return [
            ("lugares", "a", .place(place("Farmacia Olmo", "amenity=pharmacy", 0, "Centro"))),
            ("lugares", "b", .place(place("Farmacia Soto", "amenity=pharmacy", 5, "La Vega"))),
            ("lugares", "c", .place(place("Teatro Real", "amenity=theatre", 1, "centro"))),
        ]
    }()

    @Test("each kind and each quarter has a page, to which lists and places lead")
    func shelves() throws {
        let site = try PortalSite(of: town)
        let all = try #require(try site.html("/lugares/"))
        #expect(all.contains(#"<a href="/lugares/tipos/farmacias/">Farmacias</a>"#))
        #expect(all.contains(#"<a href="/lugares/barrios/centro/">Centro</a>"#))
        let kind = try #require(try site.html("/lugares/tipos/farmacias/"))
        #expect(headings(kind) == ["Centro", "Farmacia Olmo", "La Vega", "Farmacia Soto"])
        #expect(kind.contains("<h1>Farmacias</h1>"))
        #expect(kind.contains("<title>Farmacias: lugares"))
        let quarter = try #require(try site.html("/lugares/barrios/centro/"))
        #expect(quarter.contains("<title>Centro: lugares"))
        #expect(headings(quarter) == ["Farmacias", "Farmacia Olmo", "Teatros", "Teatro Real"])
        let place = try #require(try site.html("/lugares/farmacia-soto/"))
        #expect(place.contains(#"<dd><a href="/lugares/barrios/la-vega/">La Vega</a></dd>"#))
        #expect(
            try site.html("/en/places/kinds/farmacias/")?.contains("<h1>Pharmacies</h1>") == true
        )
    }

    @Test("the nearest of each kind stand beside a place, with how far they are")
    func near() throws {
        let site = try PortalSite(of: town)
        let page = try #require(try site.html("/lugares/farmacia-olmo/"))
        let rows = page.matches(
            of: #/<li><a href="/lugares/[^"]*">([^<]*)</a><span>([^<]*)</span></li>/#
        ).map { "\($0.output.1) \($0.output.2)" }
        #expect(rows == ["Teatro Real 850 m", "Farmacia Soto 4,2 km"])
    }

    @Test(
        "what is on at a place is told there, by its name or by its coordinates, and by nothing else"
    )
    func events() throws {
        func event(_ title: String, change: (inout EventDetails) -> Void) -> InventedEntities.Entry
        {
            var details = EventDetails(title: LocalizedText(title))
            change(&details)
            let start = CalendarMoment.local(
                WallTime(day: Day(year: 2026, month: 12, day: 1).ordinal, second: 72_000)
            )
            return (
                "agenda", title,
                .event(
                    Event(
                        details: details,
                        times: RecurrenceSet(start: start, zone: .floating),
                        length: .none
                    )
                )
            )
        }
        let named = event("Función") { $0.place = .init(name: "TEATRO REAL") }
        let near = event("Guardia") {
            $0.place = .init(point: GeoPoint(longitude: -3.70001, latitude: 40.4))
        }
        let far = event("Lejos") { $0.place = .init(name: "Teatro") }
        let site = try PortalSite(of: town + [named, near, far])
        let theatre = try #require(try site.html("/lugares/teatro-real/"))
        #expect(theatre.contains("Función") && !theatre.contains("Guardia"))
        #expect(!theatre.contains("Lejos"))
        #expect(try site.html("/lugares/farmacia-olmo/")?.contains("Guardia") == true)
        // Another event changes no page but that of its place.
        let other = event("Otra función") { $0.place = .init(name: "Teatro Real") }
        let changed = try PortalSite(of: town + [named, near, far, other])
        for path in ["/lugares/farmacia-olmo/", "/lugares/farmacia-soto/"] {
            #expect(try site.key(path) == changed.key(path), "\(path)")
        }
        #expect(try site.key("/lugares/teatro-real/") != changed.key("/lugares/teatro-real/"))
        #expect(site.portal.clockWindows.contains { $0.page == "/lugares/teatro-real/" })
    }

    @Test("hours that speak of holidays know those of the country until the year ends")
    func holidays() throws {
        let site = try PortalSite(
            of: [
                place("Olmo") { $0.hours = "Mo-Fr 09:00-14:00; PH off" },
                place("Soto") { $0.hours = "24/7" },
            ],
            theme: ThemeSite(country: "es", holidays: [try #require(OwnHoliday("11-09"))])
        )
        let page = try #require(try site.html("/lugares/olmo/"))
        #expect(page.contains(#"data-holidays="2026-01-01 2026-01-06 2026-04-03 2026-05-01"#))
        #expect(page.contains(" 2026-11-09 ") && page.contains(#" 2027-12-25""#))
        #expect(try site.html("/lugares/soto/")?.contains("data-holidays") == false)
        #expect(site.portal.clockWindows.contains { $0.page == "/lugares/olmo/" })
        #expect(!site.portal.clockWindows.contains { $0.page == "/lugares/soto/" })
    }

    @Test("news that name a place by two words or more stand on its page, and others do not")
    func news() throws {
        let site = try PortalSite(
            EditionStub(
                InventedEntity.all(town),
                articles: [
                    InventedArticles.one(1, title: "El TEATRO REAL abre de noche"),
                    InventedArticles.one(2, title: "Un teatro muy real"),
                ]
            )
        )
        let page = try #require(try site.html("/lugares/teatro-real/"))
        #expect(page.contains("Noticias de este lugar") && page.contains("abre de noche"))
        #expect(!page.contains("muy real"))
        #expect(try site.html("/lugares/farmacia-olmo/")?.contains("abre de noche") == false)
    }
}
