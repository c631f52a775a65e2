import Testing

@testable import UIKit

/// Views and controllers are informed of changed safe areas and margins before they are laid out.
@Suite struct InsetChangeTests {
  private final class Witness: UIView {
    var safeAreas: [CGFloat] = []
    var margins: [CGFloat] = []
    override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets.top) }
    override func layoutMarginsDidChange() { margins.append(layoutMargins.left) }
  }

  private final class Controller: UIViewController {
    var heard: [String] = []
    override func viewSafeAreaInsetsDidChange() { heard.append("safe area") }
    override func viewLayoutMarginsDidChange() { heard.append("margins") }
  }

  private func root(safeArea: CGFloat) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: UIEdgeInsets(top: safeArea, left: 0, bottom: 0, right: 0), usesRootMargins: false)
    return root
  }

  @Test func aViewUnderABarHearsOfItOnce() {
    let root = root(safeArea: 20)
    let witness = Witness(frame: CGRect(x: 0, y: 5, width: 100, height: 100))
    root.addSubview(witness)
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(witness.safeAreas == [15])
  }

  /// The view in between is placed by its frame, so that the constraints inside of it are solved separately.
  @Test func aNewHostReachesConstraintsFurtherIn() {
    let root = root(safeArea: 0)
    let between = UIView(frame: root.bounds)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(between)
    between.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: between.safeAreaLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: between.leadingAnchor),
      content.widthAnchor.constraint(equalToConstant: 10), content.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(content.frame.minY == 0)
    root.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0), usesRootMargins: false)
    root.layoutIfNeeded()
    #expect(content.frame.minY == 59)
  }

  @Test func aViewThatMovesOutOfTheSafeAreaHearsOfIt() {
    let root = root(safeArea: 20)
    let witness = Witness(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(witness)
    root.layoutIfNeeded()
    witness.frame.origin.y = 50
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(witness.safeAreas == [20, 0])
  }

  @Test func aViewOnItsOwnHearsNothing() {
    let witness = Witness(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    witness.layoutIfNeeded()
    #expect(witness.safeAreas.isEmpty)
    #expect(witness.margins.isEmpty)
    witness.layoutMargins.left = 30
    witness.layoutIfNeeded()
    #expect(witness.margins == [30])
  }

  @Test func aControllerHearsOfTheInsetsOfItsView() {
    let controller = Controller()
    controller.view.layoutIfNeeded()
    controller.heard = []
    controller.additionalSafeAreaInsets.top = 44
    controller.view.layoutIfNeeded()
    #expect(controller.heard == ["safe area", "margins"])
  }

  @Test func aViewThatMovesIntoTheSafeAreaHearsOfItWhereverItWas() {
    let root = root(safeArea: 20)
    let between = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let witness = Witness(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(between)
    between.addSubview(witness)
    root.layoutIfNeeded()
    #expect(witness.safeAreas.isEmpty)
    between.frame.origin.y = 5
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(witness.safeAreas == [15])
  }

  @Test func aViewThatKeepsItsSuperviewsMarginsHearsOfItWhenItMoves() {
    let root = root(safeArea: 0)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    let witness = Witness(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    witness.layoutMargins = .zero
    witness.preservesSuperviewLayoutMargins = true
    root.addSubview(witness)
    root.layoutIfNeeded()
    witness.frame.origin.x = 30
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(witness.margins == [40, 10])
  }
}
