import Domain
import Foundation
import Presentation

/// Puts the facts of a source's health into the words of a language.
struct SourceStatusFormatter {
    let context: SiteContext
    let language: Language

    private var catalogue: Catalogue { context.catalogue(language) }

    func facts(of status: SourceStatus) -> [FactModel] {
        var facts = [FactModel(catalogue[.statusSince], time: time(status.at))]
        facts.append(
            status.lastSuccess.map { FactModel(catalogue[.lastSuccess], time: time($0)) }
                ?? FactModel(catalogue[.lastSuccess], text: catalogue[.neverAnswered])
        )
        if status.failures > 0 {
            facts.append(
                FactModel(catalogue[.failuresInARow], text: catalogue.number(status.failures))
            )
        }
        if let gone = status.goneSince {
            facts.append(FactModel(catalogue[.goneSince], time: time(gone)))
        }
        if let address = status.movedTo {
            let link = LinkModel(title: address, address: address, isExternal: true)
            facts.append(FactModel(catalogue[.movedTo], link: link))
        }
        facts += record(status.record)
        facts += rhythm(status.rhythm)
        if let next = status.nextCheck {
            facts.append(FactModel(catalogue[.nextCheck], time: time(next)))
        }
        if let reading = status.reading {
            facts.append(FactModel(catalogue[.entriesRead], text: text(of: reading)))
            if let objections = reading.objections {
                let text = objections.joined(separator: "; ")
                facts.append(FactModel(catalogue[.sourceObjects], text: text))
            }
        }
        return facts
    }

    /// `420 ms`.
    func duration(_ milliseconds: Int) -> String { "\(catalogue.number(milliseconds)) ms" }

    private func record(_ record: SourceRecord?) -> [FactModel] {
        guard let record else { return [] }
        let failed = catalogue.number(record.failures) + " / " + catalogue.number(record.asked)
        var facts = [FactModel(catalogue[.recentFailures], text: failed)]
        if let time = record.milliseconds {
            facts.append(FactModel(catalogue[.answerTime], text: duration(time)))
        }
        return facts
    }

    private func rhythm(_ rhythm: SourceRhythm?) -> [FactModel] {
        guard let rhythm else { return [] }
        let newest = FactModel(catalogue[.newestItem], time: time(rhythm.newestItem))
        guard let cadence = rhythm.cadence, cadence > 0 else { return [newest] }
        return [newest, FactModel(catalogue[.cadenceLabel], text: every(cadence))]
    }

    private func text(of reading: ReadingReport) -> String {
        var parts = [catalogue.text(.entriesTaken, count: reading.accepted)]
        if reading.dropped > 0 {
            parts.append(catalogue.text(.entriesDropped, count: reading.dropped))
        }
        return parts.joined(separator: ", ")
    }

    /// `cada 6 horas`: seconds in the largest unit of which there are at least two.
    private func every(_ seconds: Int) -> String {
        let minutes = max(seconds / 60, 1)
        if minutes < 120 { return catalogue.text(.everyMinutes, count: minutes) }
        if minutes < 48 * 60 { return catalogue.text(.everyHours, count: minutes / 60) }
        return catalogue.text(.everyDays, count: minutes / 1_440)
    }

    private func time(_ date: Date) -> TimeModel {
        let civil = CivilTime(date, in: context.settings.timeZone)
        return TimeModel(date, text: catalogue.timeLong(civil))
    }
}
