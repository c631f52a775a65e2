import Testing
import UIKit

@testable import InterfaceBuilder

/// A scene laid out once from left to right and once from right to left.
///
/// What UIKit mirrors must be the mirror image: views that Auto Layout places. Exceptions are views that depend on a
/// physical side or on an offset from the middle along the horizontal axis, because UIKit does not mirror these.
struct RightToLeftTwin {
  private let original: LoadedScene
  private let twin: LoadedScene

  init(_ scene: SceneDescription, of document: InterfaceDocument, in environment: Environment) {
    func laidOut(_ direction: Environment.Direction) -> LoadedScene {
      var environment = environment
      environment.direction = direction
      let scene = document.instantiate(scene, in: environment)
      scene.layout()
      return scene
    }
    original = laidOut(.leftToRight)
    twin = laidOut(.rightToLeft)
  }

  /// The number of compared views, and a description of each view that is not where its mirror image is.
  func compare() -> (count: Int, differences: [String]) {
    let diagnosis = original.rootView.layoutDiagnosis
    guard diagnosis.conflicts.isEmpty else { return (0, []) }
    let open = Set(diagnosis.ambiguousViews.map { ObjectIdentifier($0.view) })
    let pixel = 1 / original.environment.scale
    var count = 0
    var differences: [String] = []
    for id in original.objectIDs {
      guard let view = original.object(id) as? UIView, let mirrored = twin.object(id) as? UIView,
        let parent = view.superview, !open.contains(ObjectIdentifier(view)), isMirrored(view)
      else { continue }
      count += 1
      let width = (parent as? UIScrollView)?.contentSize.width ?? parent.bounds.width
      var expected = view.frame
      expected.origin.x = width - view.frame.maxX
      if !isNear(mirrored.frame, expected, pixel) {
        differences.append("\(id) is at \(mirrored.frame), its mirror image at \(expected)")
      }
    }
    return (count, differences)
  }

  private func isMirrored(_ view: UIView) -> Bool {
    guard !view.translatesAutoresizingMaskIntoConstraints, view.superview?.bounds.width ?? 0 > 0 else { return false }
    let deciding = view.constraintsAffectingLayout(for: .horizontal)
    guard !deciding.isEmpty else { return false }
    return deciding.allSatisfy { constraint in
      let attributes = [constraint.firstAttribute, constraint.secondAttribute]
      let isCentred = !Set(attributes).isDisjoint(with: [.centerX, .centerXWithinMargins])
      let isPhysical = !Set(attributes).isDisjoint(with: [.left, .right, .leftMargin, .rightMargin])
      return !isPhysical && (!isCentred || constraint.constant == 0 && constraint.multiplier == 1)
    }
  }

  private func isNear(_ one: CGRect, _ other: CGRect, _ distance: Double) -> Bool {
    zip([one.minX, one.minY, one.width, one.height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) <= distance + 1e-6 }
  }
}
