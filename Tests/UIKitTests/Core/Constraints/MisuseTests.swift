import Foundation
import Testing

@testable import UIKit

/// Misuse stops the program with the text of UIKit's exception. Each test runs in a process of its own.
@Suite struct MisuseTests {
  /// The exception of a process: one line for its text and one per view. Addresses are replaced by `0x1`.
  private func exception(_ result: ExitTest.Result?) -> [String] {
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let text = error.components(separatedBy: "Fatal error: ").dropFirst().joined()
      .replacingOccurrences(of: "0x[0-9a-f]+", with: "0x1", options: .regularExpression)
    let lines = text.components(separatedBy: "\n")
    return Array(lines.prefix(1)) + lines.dropFirst().prefix { $0.hasPrefix("  <") }
  }

  private static let view = "<UIView: 0x1; frame = (0 0; 0 0); layer = <CALayer: 0x1>>"

  private static func text(_ name: String, _ reason: String) -> String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }

  @Test func aViewInItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4.5))
      view.addSubview(view)
    }
    #expect(
      exception(result) == [
        Self.text("NSInvalidArgumentException", "Can't add self as subview"),
        "  <UIView: 0x1; frame = (1 2; 3 4.5); layer = <CALayer: 0x1>>",
      ])
  }

  @Test func aViewInItsOwnInside() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    #expect(
      exception(result) == [
        Self.text("CALayerInvalid", "layer <CALayer: 0x1> is a part of cycle in its layer tree"),
        "  <UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x1>>", "  \(Self.view)",
      ])
  }

  @Test func constraintsBetweenTreesThatHaveNothingInCommon() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (one, two) = (UIView(), UIImageView())
      one.leadingAnchor.constraint(equalTo: two.trailingAnchor).isActive = true
    }
    #expect(
      exception(result) == [
        Self.text(
          "NSGenericException",
          "Unable to activate constraint with anchors <NSLayoutXAxisAnchor \"UIView:0x1.leading\"> and "
            + "<NSLayoutXAxisAnchor \"UIImageView:0x1.trailing\"> because they have no common ancestor.  Does the "
            + "constraint or its anchors reference items in different view hierarchies?  That's illegal."),
        "  \(Self.view)", "  \(Self.view.replacingOccurrences(of: "UIView", with: "UIImageView"))",
      ])
  }

  @Test func anEdgeWithASize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .width, multiplier: 1,
        constant: 0)
    }
    #expect(
      exception(result) == [
        Self.text(
          "NSInvalidArgumentException", "NSLayoutConstraint for \(Self.view): Invalid pairing of layout attributes."),
        "  \(Self.view)", "  \(Self.view)",
      ])
  }

  @Test func aPlaceThatEqualsAConstant() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 20)
    }
    #expect(
      exception(result) == [
        Self.text(
          "NSInvalidArgumentException",
          "NSLayoutConstraint for \(Self.view): A multiplier of 0 or a nil second item together with a location for the "
            + "first attribute creates an illegal constraint of a location equal to a constant. Location attributes must "
            + "be specified in pairs."),
        "  \(Self.view)",
      ])
  }

  @Test func aLeadingEdgeWithALeftOneOfTwoItems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 1,
        constant: 0)
    }
    #expect(
      exception(result) == [
        Self.text(
          "NSInvalidArgumentException",
          "NSLayoutConstraint for \(Self.view): A constraint cannot be made between a leading/trailing attribute and a "
            + "right/left attribute. Use leading/trailing for both or neither."),
        "  \(Self.view)", "  \(Self.view)",
      ])
  }

  @Test func aLeadingAnchorWithALeftOne() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = UIView()
      _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
    }
    let (leading, left) = (
      #"<NSLayoutXAxisAnchor "UIView:0x1.leading">"#, #"<NSLayoutXAxisAnchor "UIView:0x1.left">"#
    )
    #expect(
      exception(result) == [
        Self.text(
          "NSInvalidArgumentException",
          "NSLayoutConstraint for \(leading): A constraint cannot be made between \(leading) and \(left) because their "
            + "units are not compatible."),
        "  \(Self.view)", "  \(Self.view)",
      ])
  }

  @Test func aConstraintAtAViewThatDoesNotHoldItsItems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      view.addConstraint(view.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    }
    #expect(
      exception(result) == [
        Self.text(
          "NSGenericException",
          "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the "
            + "view?  That's illegal. constraint:<UIView>.leading == <UIView>.leading view:\(Self.view)"),
        "  \(Self.view)", "  \(Self.view)",
      ])
  }

  /// In a window UIKit throws when the constraint is activated, elsewhere when its items are laid out.
  @Test func acrossWithDown() async {
    let active = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      let window = UIWindow()
      window.addSubview(root)
      Self.acrossWithDown(view, root).isActive = true
      withExtendedLifetime(window) {}
    }
    let laidOut = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      Self.acrossWithDown(view, root).isActive = true
      root.layoutIfNeeded()
    }
    for result in [active, laidOut] {
      #expect(
        exception(result) == [
          Self.text(
            "NSInvalidLayoutConstraintException",
            "Constraint improperly relates anchors of incompatible types: <UIView>.centerX == <UIView>.centerY"),
          "  \(Self.view)", "  \(Self.view)",
        ])
    }
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let constraint = Self.acrossWithDown(view, root)
    constraint.isActive = true
    #expect(constraint.isActive)
  }

  private static func acrossWithDown(_ view: UIView, _ root: UIView) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerY, multiplier: 1, constant: 0)
  }

  @Test func aFormatThatCannotBeRead() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[gone]-|", metrics: nil, views: [:])
    }
    #expect(
      exception(result) == [
        Self.text("NSInvalidArgumentException", "Unable to parse constraint format: H:|-[gone]-|")
      ])
  }

  @Test func whatUIKitTakesIsTaken() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.centerXAnchor),
      view.leftAnchor.constraint(equalTo: root.centerXAnchor),
      view.widthAnchor.constraint(equalTo: view.heightAnchor),
      root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(equalToConstant: 20),
    ])
    root.addConstraint(view.widthAnchor.constraint(equalToConstant: 10))
    view.addConstraint(view.heightAnchor.constraint(equalToConstant: 10))
    root.addSubview(view)
    #expect(root.constraints.count == 4)
  }
}
