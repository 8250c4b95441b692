/// The name of one text of the interface, as the files in `Templates/texts` spell it.
public enum TextKey: String, CaseIterable, Sendable {
    // The language
    case languageName, locale, pluralOne, digitGroup, digitGroupFrom, decimalMark
    case listLast, quoted, ordinal, ordinals, alphabet, priceSigned, priceCoded
    // Words of addresses
    case pathNews, pathSections, pathArchive, pathStatus, pathMap, pathCountries, pathForm,
        pathSearch
    case pathSettings, pathSaved, pathOffline
    case pathAgenda, pathVenue, pathPlaces, pathPlaceKind, pathQuarter
    case pathMatches, pathCompetition, pathTeam, pathHighlights
    case pathProgrammes, pathFilms, pathSeries, pathGenre
    case pathMusic, pathArtist, pathPeople, pathTransformations
    case pathTopics, pathAuthors, pathCorrections, pathStories
    case pathSources, pathLanguage, pathCategory, pathCountry
    // Dates
    case months, monthsShort, weekdays, firstOfMonth, timeShort, timeShortYear, timeLong, clock,
        dayLong, dayShort
    case dayHeading, dayHeadingNear, monthHeading, periodInMonth, period, hour
    case hourMidnight, dateline, unknownDate
    // Shell
    case skip, proclaim, navMain, navMore, navTabs, navCrumbs, navPages, navCategories, navFollow
    case navLanguages, navPaper, front, news, sections, archive, motto, promise
    // Front page
    case frontCountry, lead, breaking, wholeSection, lastRound, lastRoundNote, allNews, wholeArchive
    // Cards and lists
    case alsoIn, related, sample, sectionFeed, newsCount, newest, newestPage, newerNews, olderNews
    case moreTellers, wholeStory, storyTellers, storyAlso, storyTimeline
    case storyVersions, storyPictures, storyPlaces, storyTrail
    case pageNumber, emptySite, emptySiteNote, emptySection, emptyList, emptyHint
    // Article
    case byAuthor, updatedAt, updatedSameDay, readingTime, readAtNamedSource
    case excerptNote, sampleNote, creditOffered, listen, podcast, podcastSubscribe, watch
    case openFile, otherVoices, topics
    case topicFeed, topicPinned, authors, authorFeed
    case contents
    case embedFilm, embedFilmNote, embedPost, embedPostNote, captions, gallery, galleryPrevious
    case galleryNext, contactTitle, contactName, contactMail, contactText, contactSend
    case live, livePoints, liveNew, liveChecked, liveLate, liveUpdated, liveEnded, liveQuiet
    case correction, correctionClarification, correctionUpdate, correctionRetraction, corrections
    case correctionsIntro, allCorrections, changes, changesNote, changesWhole, wordsRemoved
    case wordsAdded
    case moreIn, inThisSection, previousIn, nextIn, likes, dislikes, views
    // Forms and parts of a country
    case formStory, formAudio, formVideo, formOpinion, formAnalysis, formSatire
    case formSponsored, sponsoredBy, labelledTitle, formPackage, formOther, formAll, formFilter
    case aiText, aiPictures, aiAssisted, license, licensedUnder
    case forms, formsRare, placeSection, countrySections
    // Archive
    case dayHours, archiveIntro, previousMonth, nextMonth, previousDay, nextDay
    // Maps and countries
    case map, mapHeading, mapIntro, mapLabel, openMap, countries, countryCount, placeNews
    case mapNone, mapRange, mapFrom, mapRing, mapKeys, mapListNote, mapNote, mapData, mapCredit
    case mapSearch, mapZoom, mapZoomIn, mapZoomOut, mapWorld, mapWhole, mapMove, mapWest, mapNorth
    case mapSouth, mapEast, mapNear, mapZoomed, mapFound, mapUnknown, mapInside, mapInsideBare
    case mapNearest, mapNearestBare, mapRefused, mapUnavailable, mapLooking, mapPick, yes, no, close
    case countryMap, countrySources, countryOnMap, nearCountries, kilometres
    case peopleMap, peopleCount
    // What is on
    case agenda, agendaIntro, agendaCalendar, nothingOn, wholeDay, eventDates, eventTentative
    case eventMoved, eventSoldOut, factWhen, factPlace, factOnline, factOrganiser, factPrice
    case factCategory, factAccess, wholeAgenda
    case agendaSince, agendaOf, agendaOfDay, agendaOfMonth, agendaDays, agendaMonths
    case agendaCategories, agendaLists, agendaEarlier, agendaLater, tomorrow, weekend, eventCount
    // By what something repeats
    case seriesTitle, seriesDays, seriesWeeks, seriesMonths, seriesYears, seriesWeekly
    case seriesWorkdays, seriesOn, seriesInMonths, seriesMonthDay, seriesLastDay, seriesNth
    case seriesPositions, seriesFromEnd, seriesOfMonth, seriesYearDay, seriesUntil, seriesTimes
    case seriesExcept, seriesAlso, seriesAt, seriesFrom, seriesMovedTo, seriesMovedHour
    case seriesElsewhere, seriesChange, seriesZone
    case descriptionAgendaDay, descriptionAgendaMonth, descriptionAgendaList
    // Places
    case places, placeCount, placeKinds, placeMap, factAddress, wheelchairYes, wheelchairLimited
    case wheelchairNo, openingHours, openWholeDay, openClosed, openFrom, openEveryDay
    case openHolidays, openExceptions, dayOfMonth, openNow, openNowUntil, openNowClosed, openNext
    case quarters, factQuarter, placeEvents, placeNewsTitle, nearPlaces, metres
    case sortByDistance, sortedByDistance, positionNote, positionRefused, positionMissing
    case placesPharmacy, placesHealth, placesLibrary, placesSchool, placesTownHall, placesPolice
    case placesPost, placesBank, placesRestaurant, placesCafe, placesBar, placesSupermarket
    case placesBakery, placesShop, placesHotel, placesMuseum, placesTheatre, placesCinema
    case placesSports, placesPool, placesPark, placesWorship, placesFuel, placesParking
    case placesStop, placesOther
    // The map of the town
    case townMap, townIntro, townLayers, townLists, townMiddle, townAround, townThings
    case sortServices, sortFood, sortCulture, sortLeisure, sortTravel
    // Sports
    case matches, clockOf, scoreAt, scoreAtDate, scoresAt, scoresAtDate
    case latestResults, nextMatches, undatedMatches, competitions, teams, highlights, otherMatches
    case allMatches, matchesOfDay, matchAgainst, unknownTeam, kickoffOpen, dateOpen
    case statusScheduled, statusLive, statusHalfTime, statusFinished, statusPostponed
    case statusSuspended, statusCancelled, statusAwarded, statusAbandoned, statusUnknown
    case extraTime, halfTimeScore, extraTimeScore, afterPenalties, resultWinner, resultDraw
    case resultPending, resultOpen, resultVoid, goalPenalty, goalOwn, moreGoals, factCompetition
    case factRound, factSport, factKickoff, factPlannedKickoff, factVenue, factReferees
    case factAttendance, factScore
    case sportFootball, sportBasketball, sportHandball, sportOther, matchFacts
    case statistics, lineups, watchHighlights, highlightNumber, matchStories, relatedNews
    case earlierMeetings, addToCalendar, teamCalendar, standings, tablePosition, tableTeam
    case tableColumns, matchdayNumber, points, withoutResult, form, formNote, formLetters
    case leagueCourse, leagueCourseNote, leaguePlaces
    // Programmes
    case programmes, programmesIntro, allProgrammes, films, series, film, oneSeries
    case programmeKinds, programmeGenres, programmeYears, wholeProgrammes, programmesOfGenre
    case programmesOfYear, newerProgrammes, olderProgrammes, factOriginalTitle, factYears
    case factRuntime, factSeasons, factEpisodes, factDirectors, factCreators, factCast, factRating
    case factCountries, factLanguages, ratingOf, runtimeMinutes, runtimeHours, runtimeWholeHours
    case seasonCount, episodeCount, whereToWatch, noService, noServiceIn, offersAt, offerService
    case offerForm, offerPrice, offerQuality, offerAudio, offerSubtitles, offerUntil, offerFree
    case offerSubscription, offerAddon, offerRent, offerBuy, offerOther, similarProgrammes
    case elsewhere, watchEverywhere, watchEveryService, watchNone
    // Music
    case music, musicIntro, allMusic, genres, artists, trackCount, musicGenre, moreBy, alsoInGenre
    case noAlbum, album, genre, released, duration, price, explicit, musicVideo, preview,
        watchPreview
    case previewOf, inStore, inNamedStore, searchStore, editorsNote
    // People
    case people, peopleIntro, allPeople, letters, peopleLetter, peopleOnMap, peopleMapIntro
    case peopleMapNote, peopleTown, peopleFar, peopleTogether, peopleHere, peopleTowns
    case personOnMap, nearestPeople, samePlace, underKilometre
    case outletsWithNews, outletsListed
    case website, email, phone, withoutCountry, articlesBy
    // Collections
    case transformations, transformationsOf, transformationsCount, transformationOf
    case moreInformation, previousFigure, nextFigure, inThisCollection
    // Pages of entities
    case samplePageNote, dataFrom
    // Outlets
    case outlets, allOutlets, outletsByLanguage, outletsByCategory, outletsByCountry
    case outletHome, outletFeed, outletCategory, outletCountry, outletLanguage
    case outletCount, outletViews, outletJump, outletOther, languageNames, newestOn
    // Service pages
    case notFoundTitle, notFoundHeading, notFoundPlain, notFoundText, toFront, movedTitle
    case movedText
    case withdrawnTitle, withdrawnText, withdrawnUnnamed, thirdParties
    // Status of the sources
    case statusDaily, status, statusIntro, conditionOk, conditionStale, conditionSample,
        conditionEmpty
    case conditionGone, statusSince, lastSuccess, neverAnswered, failuresInARow, recentFailures,
        answerTime, newestItem
    case cadenceLabel, everyMinutes, everyHours, everyDays, nextCheck, movedTo, goneSince
    case entriesRead, entriesTaken, entriesDropped, entriesRepaired, sourceObjects
    // Search
    case search, searchIn, searchNeedsScript, searchFilters, searchStopWords
    case filterKind, filterSection, filterSource, filterLanguage, filterCountry, filterFrom
    case filterTo, filterOrder, orderBest, orderNewest, searchRecent, moreResults
    case kindArticle, kindEvent, kindPlace, kindProgramme, kindMatch, kindTrack, kindPerson,
        kindSource,
        kindHero
    case kindTransformation, kindsArticle, kindsTrack, kindsPerson, kindsHero
    case searchCount, searchNone, searchLoading, searchLong,
        searchOffline
    case searchUnread, searchPartial, searchFailed, searchOld, searchRetry, searchClearFilters
    case searchRemoveFilter, searchForget, searchOnlyWord, descriptionSearch
    case searchAmong, searchNoneFiltered, searchNear, searchWithin, allKinds, allSections
    case allSources, allLanguages, allCountries
    // What follows the reader
    case nowOffline, nowOnline, newEdition, openNewEdition, staleFront, frontSource, slotFailed
    case moreNews, moreFailed, twoColumns, filterList, filterCount, filterNone, favouriteSource,
        today
    case favourite, favouriteCountry, favouritesOnly, languageOffer, languageRead, languageDecline
    case pageUpdated
    case localTime, previewFailed
    // What can be done with an article
    case share, shareCopied, shareByMail, printArticle, saveOffline, saveFailed, articleSaved
    case reportError, articleDropped, oldArticle
    // Settings, saved, offline
    case settings, settingsIntro, settingsNeedScript, settingsKept, settingsSession, settingsLook
    case settingsNews, settingsStore, settingTheme, themeSystem, themeLight, themeDark
    case settingColumns, oneColumn, settingDensity, densityRoomy, densityDense, settingPictures
    case picturesAlways, picturesSaving, picturesNever, settingTimes, timesRelative
    case timesAbsolute, settingCountry, settingNewsLanguage, settingSource, settingUsual
    case settingNone, settingAll, storeSize, clearStore, clearConfirm, storeCleared
    case resetSettings, resetConfirm, resetDone, saved, savedIntro, savedNone, savedHint
    case savedNeedsScript, savedNeedsSafety, savedRemove, savedRemoved, offline, offlineText
    case offlineRetry
    // Metadata
    case descriptionStory, titleStory
    case descriptionFront, descriptionNews, descriptionNewsPage, descriptionSections
    case descriptionSection, descriptionSectionPage, descriptionArchive, descriptionMonth
    case descriptionStatus, descriptionYear, descriptionDay, descriptionArticle, descriptionPage
    case descriptionArticleHere
    case descriptionMap, descriptionCountry, descriptionCountryPage
    case descriptionCountrySection, descriptionCountrySectionPage
    case descriptionForm, descriptionFormPage
    case descriptionTopics, descriptionTopic, descriptionTopicPage
    case descriptionAuthors, descriptionAuthor, descriptionAuthorPage, descriptionCorrections
    case descriptionForms, descriptionSource, descriptionSourcePage, descriptionOutlets
    case descriptionMusic, descriptionGenre, descriptionTerm, descriptionArtist, descriptionTrack
    case descriptionPeople, descriptionPeopleLetter, descriptionPeopleMap, descriptionPerson
    case descriptionPersonMap, descriptionCollection, descriptionTransformations, descriptionFigure
    case descriptionAgenda, descriptionEvent, descriptionPlaces, descriptionPlace
    case titlePlacesOf, descriptionPlacesOf, descriptionTown
    case descriptionMatches, descriptionMatchDay, descriptionMatch, descriptionCompetition
    case descriptionTeam, descriptionHighlights, descriptionProgrammes, descriptionProgramme
    case descriptionSettings, descriptionSaved, descriptionOffline
    // Feeds
    case feedTitle, feedDescription, feedSectionTitle, feedSectionDescription

    /// The keys that come in a form for each category of the language's plural.
    public var isPlural: Bool {
        switch self {
        case .hour, .newsCount, .readingTime, .entriesTaken, .entriesDropped, .entriesRepaired,
            .everyMinutes, .everyHours, .everyDays, .countryCount, .peopleMap, .peopleCount,
            .placeCount, .townThings, .outletCount, .points, .searchCount, .trackCount,
            .seasonCount, .episodeCount, .likes, .dislikes, .views, .storyTellers, .eventCount,
            .seriesDays, .seriesWeeks, .seriesMonths, .seriesYears, .seriesTimes:
            true
        default: false
        }
    }

    /// Whether a language needs no line for it: with `pluralOne` the numbers that are singular stand in the file itself.
    public var isOptional: Bool { self == .pluralOne }

    /// What may be filled in; a text is free to leave some of it out.
    public var slots: [TextSlot] {
        switch self {
        case .timeShort: [.day, .month, .hour, .minute]
        case .timeLong, .timeShortYear: [.day, .month, .year, .hour, .minute]
        case .clock: [.hour, .minute]
        case .dayLong, .dayShort: [.day, .month, .year]
        case .dayHeading: [.weekday, .day, .month, .year]
        case .dayHeadingNear: [.weekday, .day, .month]
        case .monthHeading: [.month, .year]
        case .periodInMonth: [.from, .to, .month, .year]
        case .period: [.from, .to]
        case .hour: [.hour]
        case .dateline: [.weekday, .day, .month, .year, .hour, .minute, .zone]
        case .quoted: [.title]
        case .withdrawnText, .searchForget, .searchOnlyWord, .searchNone, .searchWithin: [.title]
        case .searchRemoveFilter: [.filter]
        case .searchIn, .descriptionSearch: [.site]
        case .motto, .feedTitle, .feedDescription: [.site]
        case .newsCount, .readingTime, .entriesTaken, .entriesDropped, .entriesRepaired,
            .everyMinutes, .everyHours, .everyDays, .countryCount, .mapFound, .peopleMap,
            .peopleCount, .placeCount, .townThings, .likes, .dislikes, .views, .outletCount,
            .points, .searchCount, .eventCount, .seriesDays, .seriesWeeks, .seriesMonths,
            .seriesYears, .seriesTimes,
            .trackCount, .transformationsCount, .storyTellers, .moreTellers:
            [.count]
        case .placeSection: [.place, .section]
        case .newestOn, .pageUpdated: [.day]
        case .frontCountry: [.place]
        case .descriptionTopics, .descriptionAuthors, .descriptionCorrections: [.site]
        case .descriptionTopic, .descriptionStory: [.title, .site]
        case .descriptionTopicPage: [.title, .site, .number, .period]
        case .descriptionAuthor: [.author, .site]
        case .descriptionAuthorPage: [.author, .site, .number, .period]
        case .descriptionSource: [.source, .site]
        case .descriptionSourcePage: [.source, .site, .number, .period]
        case .descriptionOutlets, .descriptionForms: [.site]
        case .descriptionForm: [.title, .site]
        case .descriptionFormPage: [.title, .site, .number, .period]
        case .descriptionCountrySection: [.place, .section, .site]
        case .descriptionCountrySectionPage: [.place, .section, .site, .number, .period]
        case .placeNews, .mapInside: [.place, .news]
        case .mapZoomed: [.number]
        case .mapFrom: [.from]
        case .mapRange: [.from, .to]
        case .mapUnknown: [.title]
        case .mapInsideBare, .countryMap, .peopleTogether: [.place]
        case .mapNearest, .mapNearestBare: [.place, .distance]
        case .kilometres: [.distance]
        case .musicGenre, .alsoInGenre, .previewOf, .peopleLetter, .personOnMap,
            .transformationsOf, .transformationOf:
            [.title]
        case .liveNew: [.count]
        case .liveChecked, .liveLate: [.time]
        case .sponsoredBy: [.source]
        case .labelledTitle: [.form, .title]
        case .moreBy, .articlesBy: [.author]
        case .inNamedStore, .embedFilm, .embedFilmNote, .embedPost, .embedPostNote: [.source]
        case .searchStore: [.title, .source]
        case .descriptionMusic, .descriptionPeople, .descriptionPeopleMap: [.site]
        case .descriptionGenre, .descriptionTerm, .descriptionArtist, .descriptionPeopleLetter,
            .descriptionPerson,
            .descriptionPersonMap, .descriptionCollection, .descriptionTransformations:
            [.title, .site]
        case .descriptionTrack: [.title, .author, .site]
        case .descriptionFigure: [.title, .section, .site]
        case .descriptionMap: [.site]
        case .descriptionCountry: [.place, .site]
        case .descriptionCountryPage: [.place, .site, .number, .period]
        case .clockOf, .noServiceIn: [.place]
        case .scoreAt, .scoresAt: [.time]
        case .scoreAtDate, .scoresAtDate: [.date]
        case .matchesOfDay: [.day]
        case .matchAgainst: [.home, .away]
        case .halfTimeScore, .extraTimeScore, .afterPenalties: [.score]
        case .resultWinner: [.team]
        case .highlightNumber, .matchdayNumber, .ratingOf: [.number]
        case .ordinal: [.number]
        case .priceSigned, .priceCoded: [.number, .currency]
        case .programmesOfGenre: [.title]
        case .programmesOfYear: [.year]
        case .runtimeMinutes: [.minute]
        case .runtimeHours: [.hour, .minute]
        case .runtimeWholeHours: [.hour]
        case .seasonCount, .episodeCount: [.count]
        case .descriptionAgenda, .descriptionPlaces, .descriptionTown, .descriptionMatches,
            .descriptionHighlights:
            [.site]
        case .dayOfMonth: [.day, .month]
        case .agendaSince, .seriesMovedTo, .seriesMovedHour: [.date]
        case .agendaOf: [.title]
        case .agendaOfDay, .seriesYearDay, .seriesAt, .seriesFrom: [.day]
        case .agendaOfMonth: [.month]
        case .descriptionAgendaDay: [.day, .site]
        case .descriptionAgendaMonth: [.month, .site]
        case .descriptionAgendaList: [.title, .site]
        case .seriesWeekly: [.weekday]
        case .seriesOn: [.period, .text]
        case .seriesInMonths, .seriesOfMonth: [.text, .month]
        case .seriesMonthDay: [.number]
        case .seriesNth: [.number, .weekday]
        case .seriesUntil, .seriesExcept, .seriesAlso: [.text, .day]
        case .seriesElsewhere: [.place]
        case .seriesChange: [.day, .text]
        case .seriesZone: [.text, .place]
        case .openFrom, .openNowUntil: [.time]
        case .openNext: [.day, .time]
        case .metres: [.distance]
        case .titlePlacesOf, .titleStory, .licensedUnder: [.title]
        case .descriptionPlacesOf: [.title, .site]
        case .descriptionEvent, .descriptionPlace: [.title, .text, .site]
        case .descriptionMatchDay: [.day, .site]
        case .descriptionMatch: [.title, .competition, .site]
        case .descriptionCompetition: [.competition, .site]
        case .descriptionTeam: [.team, .site]
        case .descriptionProgrammes: [.title, .site]
        case .descriptionProgramme: [.title, .form, .text, .site]
        case .pageNumber, .storeSize: [.number]
        case .frontSource: [.source]
        case .filterCount: [.count, .number]
        case .filterNone: [.title]
        case .localTime: [.time]
        case .savedRemove: [.title]
        case .descriptionSettings, .descriptionSaved, .descriptionOffline: [.site]
        case .byAuthor: [.author]
        case .updatedAt: [.date]
        case .updatedSameDay: [.time]
        case .readAtNamedSource, .creditOffered: [.source]
        case .excerptNote: [.site, .source]
        case .wholeSection, .moreIn, .previousIn, .nextIn: [.section]
        case .descriptionFront, .descriptionNews, .descriptionSections, .descriptionArchive,
            .descriptionStatus:
            [.site]
        case .descriptionNewsPage: [.site, .number, .period]
        case .descriptionSection, .feedSectionTitle, .feedSectionDescription: [.section, .site]
        case .descriptionSectionPage: [.section, .site, .number, .period]
        case .descriptionMonth: [.site, .month]
        case .descriptionYear: [.site, .year]
        case .descriptionDay: [.site, .day]
        case .descriptionArticle: [.title, .source, .date, .site]
        case .descriptionArticleHere: [.title, .source, .date]
        case .descriptionPage: [.title, .site]
        default: []
        }
    }
}
