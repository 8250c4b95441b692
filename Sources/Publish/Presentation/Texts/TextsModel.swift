public import TemplateModels

public typealias PreparedTexts = Prepared<TextsModel>

/// The fixed texts of the interface, as templates print them: `{{t.skip}}`.
public struct TextsModel: TemplateModel {
    private let catalogue: Catalogue

    public init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
    }

    private static func text(_ key: TextKey) -> TemplateField<TextsModel> {
        .text(key.rawValue) { $0.catalogue[key] }
    }

    /// A text with its slots as they are written, for a script to fill.
    private static func pattern(_ key: TextKey) -> TemplateField<TextsModel> {
        .text(key.rawValue) { $0.catalogue.pattern(key) }
    }

    public static let fields: TemplateFields<TextsModel> = [
        text(.skip), text(.proclaim), text(.navMain), text(.navMore), text(.navTabs),
        text(.navCrumbs), text(.navPages), text(.navCategories), text(.navFollow),
        text(.navLanguages), text(.navPaper), text(.front), text(.sections), text(.promise),
        text(.mapCredit), text(.lead), text(.breaking), text(.lastRound),
        text(.lastRoundNote), text(.allNews), text(.wholeArchive), text(.alsoIn), text(.related),
        text(.storyTimeline), text(.storyVersions), text(.storyPictures), text(.storyPlaces),
        text(.storyTrail), text(.wholeStory), text(.storyAlso),
        text(.sample), text(.sectionFeed), text(.newest), text(.emptySite), text(.emptySiteNote),
        text(.emptyHint), text(.unknownDate), text(.sampleNote), text(.otherVoices), text(.topics),
        text(.topicFeed), text(.topicPinned), text(.authorFeed),
        text(.contents), text(.livePoints), pattern(.liveNew), pattern(.liveChecked),
        pattern(.liveLate), text(.liveUpdated), text(.liveEnded), text(.liveQuiet),
        text(.corrections), text(.correctionsIntro), text(.allCorrections),
        text(.podcastSubscribe),
        text(.changes), text(.changesNote), text(.changesWhole), text(.wordsRemoved),
        text(.wordsAdded),
        text(.inThisSection), text(.notFoundHeading), text(.notFoundPlain),
        text(.notFoundText), text(.toFront),
        text(.movedTitle), text(.movedText), text(.withdrawnTitle), text(.thirdParties), text(.map),
        text(.mapIntro), text(.openMap), text(.countries), text(.mapRing), text(.mapKeys),
        text(.mapListNote), text(.mapNote), text(.mapData), text(.mapSearch), text(.mapZoom),
        text(.mapZoomIn), text(.mapZoomOut), text(.mapWhole), pattern(.mapZoomed), text(.mapMove),
        pattern(.kilometres), text(.mapWest), text(.nearCountries), text(.peopleTowns),
        text(.mapNorth), text(.mapSouth), text(.mapEast), text(.mapNear), text(.countrySources),
        text(.countryOnMap), text(.formFilter), text(.formsRare), text(.countrySections),
        text(.outletViews),
        text(.allOutlets), text(.outletJump), text(.search), text(.searchNeedsScript),
        text(.searchFilters), text(.filterFrom), text(.filterTo),
        text(.filterOrder), text(.orderBest), text(.orderNewest), text(.searchRecent),
        text(.moreResults), text(.music), text(.musicIntro), text(.allMusic), text(.peopleIntro),
        text(.genres), text(.artists), text(.explicit), text(.musicVideo),
        text(.preview),
        text(.editorsNote), text(.allPeople), text(.letters), text(.peopleOnMap),
        text(.peopleMapIntro), text(.peopleMapNote), text(.nearestPeople), text(.inThisCollection),
        text(.samplePageNote), text(.dataFrom), text(.matches), text(.programmes),
        text(.agendaCalendar), text(.agenda), text(.wholeAgenda),
        text(.agendaDays), text(.agendaMonths), text(.agendaCategories), text(.agendaLists),
        text(.tomorrow), text(.weekend), text(.seriesTitle), text(.nothingOn),
        text(.eventDates), text(.placeKinds), text(.placeMap), text(.openingHours),
        text(.openNow), pattern(.openNowUntil), text(.openNowClosed), pattern(.openNext),
        text(.townMap), text(.townIntro), text(.townLayers), text(.townLists),
        text(.quarters), text(.placeEvents), text(.placeNewsTitle), text(.nearPlaces),
        pattern(.metres), text(.sortByDistance), text(.sortedByDistance), text(.positionNote),
        text(.positionRefused), text(.positionMissing),
        text(.latestResults), text(.nextMatches), text(.withoutResult), text(.undatedMatches),
        text(.competitions),
        text(.teams), text(.highlights), text(.allMatches), text(.moreGoals), text(.matchFacts),
        text(.factVenue), text(.statistics), text(.lineups), text(.watchHighlights),
        text(.matchStories), text(.relatedNews), text(.earlierMeetings), text(.addToCalendar),
        text(.teamCalendar), text(.standings), text(.tablePosition), text(.tableTeam),
        text(.form), text(.formNote), text(.leagueCourse), text(.leagueCourseNote),
        text(.leaguePlaces),
        text(.programmeKinds), text(.programmeGenres), text(.programmeYears),
        text(.wholeProgrammes), text(.whereToWatch), text(.offersAt), text(.offerService),
        text(.offerForm), text(.offerPrice), text(.offerQuality), text(.offerAudio),
        text(.offerSubtitles), text(.offerUntil), text(.similarProgrammes), text(.elsewhere),
        text(.watchNone), text(.dayHours), text(.statusDaily), text(.filterSource),
        text(.newestItem), text(.failuresInARow), text(.answerTime),
        text(.nowOffline), text(.nowOnline), text(.newEdition), text(.openNewEdition),
        text(.staleFront), pattern(.frontSource), text(.slotFailed), text(.moreNews),
        text(.moreFailed), text(.twoColumns), text(.filterList), pattern(.filterCount),
        pattern(.filterNone), text(.favouriteSource), text(.favourite), text(.favouriteCountry),
        text(.favouritesOnly),
        text(.today),
        pattern(.localTime), text(.previewFailed),
        text(.share), text(.shareCopied), text(.shareByMail), text(.printArticle),
        text(.saveOffline), text(.saveFailed), text(.articleSaved), text(.articleDropped),
        text(.oldArticle), text(.settingsIntro), text(.settingsNeedScript), text(.settingsKept),
        text(.settingsSession), text(.settingsLook), text(.settingsNews), text(.settingsStore),
        text(.settingTheme), text(.themeSystem), text(.themeLight), text(.themeDark),
        pattern(.storeSize), text(.clearStore), text(.clearConfirm), text(.storeCleared),
        text(.resetSettings), text(.resetConfirm), text(.resetDone), text(.saved),
        text(.savedIntro), text(.savedNone), text(.savedHint), text(.savedNeedsScript),
        text(.savedNeedsSafety), pattern(.savedRemove), text(.savedRemoved), text(.offlineText),
        text(.offlineRetry),
    ]
}
