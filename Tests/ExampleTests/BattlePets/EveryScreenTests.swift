import InterfaceBuilder
import Testing
import Typesetting
import UIKit

@testable import BattlePets

/// What holds on all four screens, at all twelve text sizes, in both directions.
struct EveryScreenTests {
  nonisolated static let cases = Screens.names.flatMap { name in Screens.Setting.all.map { (name, $0) } }

  /// The story of an opponent is cut after three lines on purpose: the pet's own screen has all of it.
  @Test(arguments: cases) func noTextIsCut(name: String, setting: Screens.Setting) throws {
    let screen = try Screens().screen(name, setting)
    for view in Screens.all(in: screen.rootView) {
      if let label = view as? UILabel, label.numberOfLines != 3 {
        #expect(!label.isTextTruncated, "\(label.text ?? "")")
      }
      if let text = view as? UITextView { #expect(!text.isTextTruncated, "\(text.text ?? "")") }
    }
  }

  /// Lines may stand a little higher than their label, as those of fonts with long strokes do, but not on another view.
  @Test(arguments: cases) func textStandsInItsView(name: String, setting: Screens.Setting) throws {
    let screen = try Screens().screen(name, setting)
    for view in Screens.all(in: screen.rootView) {
      guard let text = view as? any TextShowing, !(view is UIControl) else { continue }
      for placement in text.textPlacements {
        #expect(placement.lineBounds.minY >= view.bounds.minY - 2, "\(placement.layout.text.string)")
        #expect(placement.lineBounds.maxY <= view.bounds.maxY + 2, "\(placement.layout.text.string)")
      }
    }
  }

  @Test(arguments: cases) func nothingReachesOutOfWhatHoldsIt(name: String, setting: Screens.Setting) throws {
    let screen = try Screens().screen(name, setting)
    for view in Screens.all(in: screen.rootView) where !view.isHidden {
      guard let holder = view.superview, !(holder is UIScrollView) else { continue }
      #expect(holder.bounds.insetBy(dx: -0.5, dy: -0.5).contains(view.frame), "\(type(of: view)) \(view.frame)")
    }
  }

  /// Changing the text size of an existing screen gives the same result as making the screen at that size.
  @Test(arguments: cases) func aLiveChangeIsAsGoodAsAFreshScreen(name: String, setting: Screens.Setting) throws {
    let screens = try Screens()
    let fresh = try screens.screen(name, setting)
    let live = try screens.screen(name, Screens.Setting(category: .large, direction: setting.direction))
    live.perform {
      live.rootView.traitOverrides.preferredContentSizeCategory = setting.category
      live.rootView.layoutIfNeeded()
    }
    func frames(_ root: UIView) -> [String] {
      Screens.all(in: root).map { view in
        let frame = view.convert(view.bounds, to: root)
        let sides = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 10).rounded() / 10 }
        return "\(type(of: view)) \(sides)"
      }
    }
    #expect(Set(frames(live.rootView)).symmetricDifference(frames(fresh.rootView)).sorted() == [])
  }

  @Test(arguments: cases.filter { $0.1.isMirrored }) func rightToLeftIsAMirror(name: String, setting: Screens.Setting)
    throws
  {
    let screens = try Screens()
    let mirrored = try screens.screen(name, setting).rootView
    let straight = try screens.screen(name, Screens.Setting(category: setting.category, direction: .leftToRight))
      .rootView
    for (left, right) in zip(Screens.all(in: straight), Screens.all(in: mirrored)) {
      guard let holder = left.superview, !(holder is UIScrollView) || holder is UITableView else { continue }
      let expected = CGRect(
        origin: CGPoint(x: holder.bounds.width - left.frame.maxX, y: left.frame.minY), size: left.frame.size)
      let sides = [
        right.frame.minX - expected.minX, right.frame.minY - expected.minY, right.frame.maxX - expected.maxX,
        right.frame.maxY - expected.maxY,
      ]
      #expect(sides.allSatisfy { abs($0) < 0.7 }, "\(type(of: left)) \(left.frame) \(right.frame)")
    }
  }

  @Test func tabsAreShownEnlargedAtAccessibilitySizesOnly() throws {
    let screen = try Screens().screen("PetViewController", Screens.Setting(category: .large, direction: .leftToRight))
    let bar = try #require(screen.surroundingBars.compactMap { $0 as? UITabBar }.first)
    let items = try #require(bar.items)
    #expect(items.map(\.largeContentTitle) == ["Pet", "Battle", "Achievements"])
    for item in items {
      let image = try #require(item.image)
      #expect(item.largeContentImageSize(at: .extraExtraExtraLarge) == nil)
      let enlarged = try #require(item.largeContentImageSize(at: .accessibilityMedium))
      #expect(enlarged.height > image.size.height)
    }
  }
}
