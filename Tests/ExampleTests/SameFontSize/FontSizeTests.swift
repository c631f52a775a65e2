import Foundation
import Testing
import UIKit

@testable import SameFontSize

/// Three texts in a row: both solutions of the document, and ours.
struct FontSizeTests {
  private func show<Controller: FighterViewController>(
    _ make: () -> Controller, _ fighter: Fighter
  ) -> (window: UIWindow, controller: Controller) {
    ExampleApp.sameFontSize.show {
      let controller = make()
      controller.fighter = fighter
      return controller
    }
  }

  /// The sizes of the fonts in which labels draw their texts.
  private func drawnSizes(_ labels: [UILabel]) -> [CGFloat] {
    labels.map { ($0.textPlacements.first?.scale ?? 1) * $0.font.pointSize }
  }

  nonisolated private static let samples = [
    Fighter.long, Fighter(name: "Charizard of the burning mountain", attack: "9,999,999", health: "12"),
    Fighter(name: "Mew", attack: "1,000,000,000,000", health: "1,000,000,000,000,000"),
  ]

  @Test func shortTextsHaveTheirOwnSize() {
    let (first, labels) = show({ LabelsViewController() }, .short)
    let (second, buttons) = show({ ButtonsViewController() }, .short)
    let (third, group) = show({ GroupViewController() }, .short)
    #expect(drawnSizes(labels.labels) == [25, 25, 25])
    #expect(buttons.buttons.map { $0.titleLabel?.font.pointSize } == [25, 25, 25])
    #expect(drawnSizes(group.labels) == [25, 25, 25])
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func labelsThatShrinkByThemselvesAreUneven() {
    let (window, screen) = show({ LabelsViewController() }, .long)
    let sizes = drawnSizes(screen.labels)
    #expect(sizes.allSatisfy { $0 < 25 })
    #expect(Set(sizes.map { ($0 * 4).rounded() }).count > 1, "\(sizes)")
    withExtendedLifetime(window) {}
  }

  /// Texts do not get narrower in proportion to their size. The point that is subtracted more than covers this.
  @Test func theComputedSizeIsSafeAndOftenTooSmall() throws {
    let names = ["Mew", "Pikachu", "Bulbasaur", "Charizard of the mountain", "Princess Consuela of Kanto"]
    var lost: [CGFloat] = []
    for fighter in names.map({ Fighter(name: $0, attack: "1,234,567,890", health: "9,876,543,210") }) {
      let (window, screen) = show({ ButtonsViewController() }, fighter)
      let sizes = Set(screen.buttons.compactMap { $0.titleLabel?.font.pointSize })
      let size = try #require(sizes.count == 1 ? sizes.first : nil)
      // Two spaces of 8 points and two images of 20 are not for texts.
      let room = screen.row.bounds.width - 8 * 2 - 20 * 2
      func fits(_ size: CGFloat) -> Bool {
        fighter.texts.map { $0.width(in: .systemFont(ofSize: size)) }.reduce(0, +) <= room
      }
      #expect(fits(size))
      var larger = size
      while fits(larger + 0.25), larger < 25 { larger += 0.25 }
      lost.append(larger - size)
      withExtendedLifetime(window) {}
    }
    #expect(lost.contains { $0 >= 1 }, "\(lost)")
  }

  @Test(arguments: samples) func oursIsTheLargestSizeThatFits(_ fighter: Fighter) {
    let (window, group) = show({ GroupViewController() }, fighter)
    #expect(Set(drawnSizes(group.labels)).count == 1)
    #expect(group.fontSize < 25)
    for label in group.labels { #expect(!label.isTextTruncated, "\(label.text ?? "")") }
    let room = group.row.bounds.width - 8 * 2
    let next = UIFont.systemFont(ofSize: group.fontSize + 0.25)
    #expect(fighter.texts.map { $0.width(in: next) }.reduce(0, +) + 1 > room)
    withExtendedLifetime(window) {}
  }

  /// The library has such groups for screens that are not apps, too. They come to the same size.
  @Test(arguments: samples) func theLibrarysGroupsFindTheSameSize(_ fighter: Fighter) {
    let (window, group) = show({ GroupViewController() }, fighter)
    let labels = fighter.texts.map { text in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 25)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.spacing = 8
    let fitting = UIFontFittingGroup()
    for label in labels { fitting.add(label) }
    labels[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stack.frame = CGRect(origin: .zero, size: group.row.bounds.size)
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(abs((fitting.outcome?.pointSize ?? 0) - group.fontSize) <= 0.25)
  }

  @Test func aNewTextChangesTheSizeOfAll() throws {
    let (window, screen) = show({ GroupViewController() }, .short)
    let fields = Screens.views(UITextField.self, in: screen.view)
    fields[0].text = Fighter.long.name
    fields[1].text = Fighter.long.attack
    fields[2].text = Fighter.long.health
    let apply = try #require(Screens.views(UIButton.self, in: screen.view).first)
    apply.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(screen.fighter == .long)
    #expect(screen.fontSize < 25)
    #expect(Set(drawnSizes(screen.labels)).count == 1)
  }

  @Test func theAuditFindsTheUnevenLabels() throws {
    let audit = try ExampleApp.sameFontSize.snug("audit", ["--all", "--review"])
    #expect(audit.errors == "")
    #expect(audit.output.contains("unequal-shrink"))
  }
}
