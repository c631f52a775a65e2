import Foundation
import Testing
import UIKit

/// Times relative to others, in English words.
struct RelativeDateTimeFormatterTests {
  private let formatter = RelativeDateTimeFormatter()
  private let minute = 60.0
  private let day = 86_400.0

  private nonisolated static let texts: [(TimeInterval, String)] = [
    (-1, "1 second ago"), (0, "in 0 seconds"), (59, "in 59 seconds"), (-7_199, "1 hour ago"), (90_000, "in 1 day"),
    (-8 * 86_400, "1 week ago"), (800 * 86_400, "in 2 years"),
  ]

  @Test(arguments: texts)
  func theLargestUnitIsNamed(interval: TimeInterval, text: String) {
    #expect(formatter.localizedString(fromTimeInterval: interval) == text)
  }

  @Test func daysAndOtherUnitsMayHaveNames() {
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -day) == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: day) == "tomorrow")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    #expect(formatter.localizedString(fromTimeInterval: -2 * day) == "2 days ago")
    #expect(formatter.localizedString(fromTimeInterval: 7 * day) == "next week")
    #expect(formatter.localizedString(from: DateComponents(day: 0)) == "today")
    #expect(formatter.localizedString(from: DateComponents(year: -1)) == "last year")
  }

  @Test func unitsAreWrittenInFourStyles() {
    let styles: [RelativeDateTimeFormatter.UnitsStyle] = [.full, .spellOut, .short, .abbreviated]
    let texts = styles.map {
      formatter.unitsStyle = $0
      return formatter.localizedString(fromTimeInterval: -5 * minute)
    }
    #expect(texts == ["5 minutes ago", "five minutes ago", "5 min. ago", "5min ago"])
  }

  @Test func theCalendarCountsTheUnitsBetweenTwoDates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    formatter.calendar = calendar
    func date(_ month: Int) throws -> Date {
      try #require(calendar.date(from: DateComponents(year: 2024, month: month, day: 1)))
    }
    // February 2024 has 29 days.
    #expect(formatter.localizedString(for: try date(3), relativeTo: try date(2)) == "in 1 month")
  }

  @Test func aSentenceBeginsWithACapital() {
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(fromTimeInterval: 3 * day) == "In 3 days")
  }
}
