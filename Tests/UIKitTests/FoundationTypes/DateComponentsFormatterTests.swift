import Foundation
import Testing
import UIKit

/// Lengths of time as Foundation writes them on Apple's systems, in English.
struct DateComponentsFormatterTests {
  private func text(_ seconds: Double, _ change: (UIKit.DateComponentsFormatter) -> Void = { _ in }) -> String? {
    let formatter = UIKit.DateComponentsFormatter()
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test(arguments: [(3909, "1:05:09"), (65, "1:05"), (5, "5"), (-65, "-1:05")])
  func positionsAreSeparatedByColons(_ seconds: Double, _ expected: String) { #expect(text(seconds) == expected) }

  @Test func paddedNumbersHaveTwoDigits() {
    #expect(
      text(65) {
        $0.allowedUnits = [.minute, .second]
        $0.zeroFormattingBehavior = .pad
      } == "01:05")
  }

  @Test(arguments: [
    (UIKit.DateComponentsFormatter.UnitsStyle.full, "1 hour, 5 minutes, 9 seconds"), (.short, "1 hr, 5 min, 9 secs"),
    (.abbreviated, "1h 5m 9s"),
  ])
  func unitsAreWrittenInEachStyle(_ style: UIKit.DateComponentsFormatter.UnitsStyle, _ expected: String) {
    #expect(text(3909) { $0.unitsStyle = style } == expected)
  }

  @Test func zerosAreDropped() {
    #expect(text(3600) { $0.unitsStyle = .full } == "1 hour")
    #expect(text(0) { $0.unitsStyle = .full } == "0 seconds")
  }

  @Test func theLargestUnitsAreWritten() {
    #expect(
      text(93_784) {
        $0.unitsStyle = .full
        $0.allowedUnits = [.day, .hour, .minute]
        $0.maximumUnitCount = 2
      } == "1 day, 2 hours")
  }

  @Test func componentsAndDatesAreLengthsToo() {
    let formatter = UIKit.DateComponentsFormatter()
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 30)) == "1:30:00")
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start.addingTimeInterval(61)) == "1:01")
    #expect(formatter.string(for: "text") == nil)
  }
}
