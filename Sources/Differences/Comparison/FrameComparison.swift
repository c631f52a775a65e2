import Environments
import InterfaceBuilder
import UIKit

/// Lays both revisions of a screen out, in one environment after the other, and collects the views whose frames differ.
struct FrameComparison {
  let old: InterfaceDocument
  let new: InterfaceDocument
  let environments: [Environment]

  /// A view whose frame differs, with the environment in which it differs most.
  private struct Found {
    var environments: [String]
    var distance: Double
    var most: String
    var from: [Double]
    var to: [Double]
  }

  /// The views whose frames differ, in the order of the new document.
  ///
  /// - Parameters:
  ///   - oldScene: the screen in the old document.
  ///   - newScene: the screen in the new document.
  ///   - pairs: the identifiers of each view in the old and in the new document, in the order of the new document.
  ///   - words: returns the name and the line of a view in the new document, by its identifier.
  func moves(
    from oldScene: SceneDescription, to newScene: SceneDescription, pairs: [(old: String, new: String)],
    words: (String) -> (name: String, line: Int)
  ) -> [FrameMove] {
    var found: [String: Found] = [:]
    for environment in environments {
      let before = old.instantiate(oldScene, in: environment)
      let after = new.instantiate(newScene, in: environment)
      before.layout()
      after.layout()
      for pair in pairs {
        guard let former = before.object(pair.old) as? UIView, let current = after.object(pair.new) as? UIView,
          former !== before.rootView
        else { continue }
        let (from, to) = (Self.numbers(former.frame), Self.numbers(current.frame))
        // Differences of less than 0.01 points are rounding errors of the computation.
        let distance = zip(from, to).map { abs($0 - $1) }.max() ?? 0
        guard distance >= 0.01 else { continue }
        var all = found[pair.new] ?? Found(environments: [], distance: 0, most: "", from: [], to: [])
        all.environments.append(environment.id)
        if distance > all.distance {
          all = Found(environments: all.environments, distance: distance, most: environment.words, from: from, to: to)
        }
        found[pair.new] = all
      }
    }
    return pairs.compactMap { pair in
      guard let all = found[pair.new] else { return nil }
      let view = words(pair.new)
      return FrameMove(
        view: view.name, line: view.line, environments: all.environments, compared: environments.count,
        most: all.most, from: all.from, to: all.to)
    }
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }
}
