import Foundation
import InterfaceBuilder
import UIKit

/// Compares a change of the text size on an existing screen with making the screen anew at that size.
struct TextSizeBenchmark {
  private let document: InterfaceDocument

  init(storyboard path: String) throws {
    document = try InterfaceDocument.load(contentsOf: path)
  }

  private func load(_ category: UIContentSizeCategory) -> LoadedScene? {
    guard let scene = document.scenes.first(where: { $0.name == "PetViewController" }) else { return nil }
    var environment = Environment.designTime(of: document)
    environment.contentSizeCategory = category
    let loaded = document.instantiate(scene, in: environment)
    loaded.layout()
    return loaded
  }

  /// Prints a row for each of several text sizes.
  func run() {
    guard let scene = load(.large) else { return print("The storyboard has no Pet screen.") }
    print(
      """
      ## Another text size

      The Pet screen of `Examples/BattlePets` (\(count(scene.rootView)) views) goes from Large to another size, and is \
      made anew at it from the parsed document.

      | to | change, ms | made anew, ms | change ÷ anew |
      | --- | ---: | ---: | ---: |
      """)
    for category in [
      UIContentSizeCategory.extraSmall, .extraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityExtraExtraExtraLarge,
    ] {
      let change = time(
        rounds: 300,
        prepare: {
          set(.large, on: scene)
        },
        body: { set(category, on: scene) })
      let anew = time(rounds: 300, prepare: {}, body: { _ = load(category) })
      print(
        "| \(category.rawValue.replacing("UICTContentSizeCategory", with: "")) | \(milliseconds(change)) | "
          + "\(milliseconds(anew)) | \(String(format: "%.2f", change.median / anew.median)) |")
    }
  }

  private func set(_ category: UIContentSizeCategory, on scene: LoadedScene) {
    scene.perform {
      scene.rootView.traitOverrides.preferredContentSizeCategory = category
      scene.rootView.layoutIfNeeded()
    }
  }

  private func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
}
