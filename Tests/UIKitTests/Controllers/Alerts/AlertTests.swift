import Foundation
import Testing

@testable import UIKit

/// Alerts are views like any other: their texts are laid out, and their buttons call their handlers.
@Suite struct AlertTests {
  private let root = UIViewController()
  private let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.hostEnvironment = UIHostEnvironment(safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func buttons(in view: UIView) -> [AlertButton] {
    view.subviews.flatMap { ($0 as? AlertButton).map { [$0] } ?? buttons(in: $0) }
  }

  /// An alert stands in the middle of the safe area, its texts inside of it.
  @Test func alert() {
    let alert = UIAlertController(
      title: "Delete the pet?", message: "It goes away for good, and its scores with it.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    let frame = alert.view.frame
    #expect(frame.width == 270)
    #expect(frame.midX == 187.5)
    #expect(abs(frame.midY - (44 + (812 - 44 - 34) / 2)) <= 0.5)
    #expect(
      labels(in: alert.view).compactMap(\.text) == [
        "Delete the pet?", "It goes away for good, and its scores with it.", "Cancel", "Delete",
      ])
    for label in labels(in: alert.view) {
      #expect(alert.view.bounds.contains(label.convert(label.bounds, to: alert.view)), "\(label.text ?? "")")
      #expect(!label.isTextTruncated, "\(label.text ?? "")")
    }
    let buttons = buttons(in: alert.view)
    #expect(buttons.map(\.bounds.height) == [44, 44])
    #expect(abs(buttons[0].bounds.width - buttons[1].bounds.width) < 0.5)
    #expect(!window.hasAmbiguousLayout && alert.view.layoutDiagnosis.conflicts.isEmpty)
    #expect(alert.view.layoutDiagnosis.ambiguousViews.isEmpty)
  }

  /// Titles that do not fit beside each other stand below each other, and so do three.
  @Test func columns() {
    for titles in [["Remove from the collection", "Cancel"], ["One", "Two", "Cancel"]] {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      for title in titles {
        alert.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
      }
      root.present(alert, animated: false)
      #expect(buttons(in: alert.view).allSatisfy { $0.bounds.width == 270 })
      #expect(Set(buttons(in: alert.view).map { $0.convert($0.bounds, to: window).minY }).count == titles.count)
      #expect(buttons(in: alert.view).last.map { labels(in: $0)[0].text } == (titles.count == 2 ? titles[0] : "Cancel"))
      root.dismiss(animated: false)
    }
  }

  /// A tap takes the alert away, then calls the handler; a disabled action does nothing.
  @Test func choosing() {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let root = root
    let save = UIAlertAction(title: "Save", style: .default) {
      chosen.append("\($0.title ?? "") \(root.presentedViewController == nil)")
    }
    save.isEnabled = false
    alert.addAction(save)
    root.present(alert, animated: false)
    buttons(in: alert.view)[0].sendActions(for: .touchUpInside)
    #expect(chosen.isEmpty)
    #expect(root.presentedViewController === alert)
    save.isEnabled = true
    buttons(in: alert.view)[0].sendActions(for: .touchUpInside)
    #expect(chosen == ["Save true"])
  }

  @Test func fieldsForTextStandBelowTheMessage() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Mia" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    let field = try #require(alert.textFields?.first)
    #expect(field.placeholder == "Mia")
    #expect(abs(field.bounds.width - (270 - 32)) < 0.01)
    #expect(field.convert(field.bounds, to: alert.view).minY > labels(in: alert.view)[0].frame.maxY)
  }

  /// An action sheet stands at the lower edge, and its cancelling button by itself.
  @Test func actionSheet() {
    let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Take", style: .default))
    sheet.addAction(UIAlertAction(title: "Choose", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(sheet, animated: false)
    #expect(sheet.view.frame.minX == 8)
    #expect(sheet.view.frame.width == 359)
    #expect(abs(sheet.view.frame.maxY - (812 - 34)) < 0.01)
    let buttons = buttons(in: sheet.view)
    #expect(buttons.map { $0.bounds.height.rounded() } == [57, 57, 57])
    let tops = buttons.map { $0.convert($0.bounds, to: window) }
    #expect(abs(tops[2].minY - tops[1].maxY - 8) < 0.01)
  }

  @Test func textsOfAnAlertGrowWithTheTextSize() {
    func height(_ category: UIContentSizeCategory) -> CGFloat {
      let screen = UIScreen(
        size: CGSize(width: 375, height: 812), scale: 3,
        traits: UITraitCollection { $0.preferredContentSizeCategory = category })
      return screen.performAsMain {
        screen.traitCollection.performAsCurrent {
          let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          root.present(alert, animated: false)
          defer { root.dismiss(animated: false) }
          return alert.view.frame.height
        }
      }
    }
    #expect(height(.accessibilityExtraExtraLarge) > height(.large) + 20)
  }
}
