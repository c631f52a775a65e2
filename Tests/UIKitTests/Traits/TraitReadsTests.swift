import Foundation
import Testing

@testable import UIKit

/// Reading a trait that people choose in their settings is recorded; only passing it on is not.
@MainActor struct TraitReadsTests {
  private static let large = UITraitCollection {
    $0.preferredContentSizeCategory = .large
    $0.userInterfaceStyle = .dark
    $0.legibilityWeight = .bold
    $0.accessibilityContrast = .high
  }

  private func reads(_ body: () -> Void) -> TraitReads.Traits { TraitReads.during(body).traits }

  @Test func eachTraitIsNotedByItself() {
    let traits = Self.large
    #expect(reads { _ = traits.preferredContentSizeCategory } == .textSize)
    #expect(reads { _ = traits.userInterfaceStyle } == .appearance)
    #expect(reads { _ = traits.legibilityWeight } == .boldText)
    #expect(reads { _ = traits.accessibilityContrast } == .contrast)
    #expect(reads { _ = traits.displayScale } == [])
  }

  @Test func handingOnIsNoReading() {
    let traits = Self.large
    let all = reads {
      let screen = UIScreen(size: CGSize(width: 320, height: 568), scale: 2, traits: traits)
      let narrow = screen.traitCollection.modifyingTraits { $0.horizontalSizeClass = .compact }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let controller = UIViewController()
      narrow.performAsCurrent {
        controller.view = view
        view.setRootTraits(narrow)
        view.addSubview(UIView())
        view.layoutIfNeeded()
      }
    }
    #expect(all == [])
  }

  @Test func comparingIsReading() {
    let (one, other) = (Self.large, Self.large.modifyingTraits { $0.displayScale = 0 })
    #expect(reads { _ = one == other } == [.textSize, .appearance, .boldText, .contrast])
    #expect(reads { _ = one.hash } == [.textSize, .appearance, .boldText, .contrast])
  }

  @Test func whatOtherThreadsReadDoesNotCount() {
    let all = reads {
      let thread = Thread { TraitReads.note(.textSize) }
      thread.start()
      while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    }
    #expect(all == [])
  }

  @Test func whatIsReadWithinCountsForThoseAround() {
    let traits = Self.large
    let all = reads {
      _ = traits.userInterfaceStyle
      #expect(reads { _ = traits.preferredContentSizeCategory } == .textSize)
    }
    #expect(all == [.textSize, .appearance])
  }

  /// A label with a fixed font has the same size at all text sizes, so the text size is not read. It is read for a
  /// label with the font of a text style.
  @Test func onlyTextsThatFollowTheTextSizeReadIt() {
    func read(by font: @autoclosure () -> UIFont, follows: Bool) -> TraitReads.Traits {
      reads {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = follows
        label.font = font()
        label.text = "Text"
        label.sizeToFit()
        _ = label.textPlacements
      }
    }
    #expect(!read(by: .systemFont(ofSize: 17), follows: false).contains(.textSize))
    #expect(!read(by: .systemFont(ofSize: 17), follows: true).contains(.textSize))
    #expect(read(by: .preferredFont(forTextStyle: .body), follows: false).contains(.textSize))
  }

  /// Most content is narrower than the readable width at any text size.
  @Test func theReadableWidthAsksForTheTextSizeOnlyWhereThereIsRoom() {
    func read(atWidth width: CGFloat) -> TraitReads.Traits {
      reads { _ = ReadableWidth.insets(around: .zero, width: width, traits: Self.large) }
    }
    #expect(read(atWidth: 560) == [])
    #expect(read(atWidth: 561) == .textSize)
    let smallest = UIContentSizeCategory.allCases.map(ReadableWidth.points).min()
    #expect(smallest == 560)
  }
}
