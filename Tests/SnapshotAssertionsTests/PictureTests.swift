import Foundation
import Testing
import UIKit

@testable import SnapshotAssertions

/// Pictures of layers, paths and controllers, and how they are compared.
struct PictureTests {
  private func picture<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage? {
    strategy.taken(of: value, within: 1)
  }

  private func pixels<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> CGSize {
    let data = strategy.diffing.toData(try #require(picture(value, strategy)))
    return try #require(UIImage(data: data)).size
  }

  @Test func aControllerHasTheSizeOfTheDevice() throws {
    let scale = UITraitCollection(displayScale: 1)
    let controller = UIViewController()
    #expect(try pixels(controller, .image(on: .iPhoneSe, traits: scale)) == CGSize(width: 320, height: 568))
    #expect(try pixels(controller, .image(on: .iPhoneX(.landscape), traits: scale)) == CGSize(width: 812, height: 375))
    #expect(controller.view.window == nil)
  }

  @Test func aLayerStaysInItsView() throws {
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 10, height: 8))
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 4, height: 2)
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    let strategy = Snapshotting<CALayer, UIImage>.image(traits: UITraitCollection(displayScale: 1))
    #expect(try pixels(layer, strategy) == CGSize(width: 4, height: 2))
    #expect(layer.superlayer === view.layer)
    let whole = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    whole.backgroundColor = .red
    let red = try #require(picture(whole, .image(traits: UITraitCollection(displayScale: 1))))
    #expect(Diffing.image.diff(red, try #require(picture(layer, strategy))) == nil)
  }

  @Test func aViewKeepsItsFrame() throws {
    let view = UIView(frame: CGRect(x: 7, y: 8, width: 10, height: 10))
    _ = picture(view, .image(size: CGSize(width: 30, height: 20)))
    #expect(view.frame == CGRect(x: 7, y: 8, width: 10, height: 10))
  }

  @Test func pathsAreFilledByTheEvenOddRule() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 10, y: 10, width: 6, height: 6))
    path.addRect(CGRect(x: 12, y: 12, width: 2, height: 2))
    let holed = try #require(picture(path as CGPath, .image))
    let full = try #require(picture(path as CGPath, .image(drawingMode: .fill)))
    #expect(holed.size == CGSize(width: 6, height: 6))
    let words = try #require(Diffing.image.diff(full, holed)?.0)
    #expect(words == "4 pixels differ of 36.")
    #expect(Diffing.image(precision: 0.88).diff(full, holed) == nil)
    #expect(picture(CGMutablePath() as CGPath, .image)?.size == .zero)
  }

  @Test func elementsOfAPath() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 10, y: 1.0 / 3))
    path.close()
    path.move(to: .zero)
    let text = Snapshotting<UIBezierPath, String>.elementsDescription.taken(of: path, within: 1)
    #expect(text == "MoveTo (0.0, 0.5)\nLineTo (10.0, 0.333)\nClose \n\nMoveTo (0.0, 0.0)\n")
  }

  @Test func aPictureThatIsTooLargeIsSaid() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9000, height: 9000))
    let message = verifySnapshot(of: view, as: .image, snapshotDirectory: "/tmp/none", testName: "large()")
    #expect(message?.hasPrefix("The picture is empty: cannot draw a picture of 9000.0 × 9000.0 pt at 3.0x: ") == true)
  }

  @Test func whatIsHiddenStaysInTheOutline() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isHidden = true
    view.alpha = 0.5
    let text = Snapshotting<UIView, String>.recursiveDescription.taken(of: view, within: 1)
    #expect(text == "<UIView; frame = (0 0; 10 10); alpha = 0.5; hidden = YES>")
  }

  @Test func referencesOfSimulatorsAreNotTouched() {
    let place = SnapshotPlace(
      test: "a()", name: "b", file: "/A/T.swift", folder: "/A/__Snapshots__/Own", pathExtension: nil)
    #expect(place.path == "/A/__SnugSnapshots__/Own/a.b")
  }

  @Test func textsThatDifferInEmptyLinesAreSaidToDoSo() {
    #expect(Diffing.lines.diff("a\nb", "a\n\nb")?.0 == "Only empty lines differ.")
  }

  /// What tests write today compiles.
  @Test func earlierForms() {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let off: Bool? = nil
    let first = verifySnapshot(matching: "a", as: .lines, snapshotDirectory: folder, testName: "a()")
    let second = verifySnapshot(of: "a", as: .lines, record: off, snapshotDirectory: folder, testName: "b()")
    let third = withSnapshotTesting(record: true, diffTool: nil) {
      verifySnapshot(of: "a", as: .lines, record: false, snapshotDirectory: folder, testName: "c()")
    }
    _ = SnapshotLog.takeAll()
    #expect([first, second, third].allSatisfy { $0?.hasPrefix("There was no reference") == true })
  }
}
