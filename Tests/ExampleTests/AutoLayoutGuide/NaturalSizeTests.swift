import InterfaceBuilder
import Testing
import UIKit

@testable import AutoLayoutGuide

/// The guide's comparison of natural sizes.
struct NaturalSizeTests {
  private func samples<View: UIView>(_ type: View.Type, of make: () -> ComparisonViewController) -> (UIWindow, [View]) {
    let (window, controller) = ExampleApp.autoLayoutGuide.show(make)
    return (window, Screens.all(in: controller.view).compactMap { $0 as? View }.filter { $0.superview is UIStackView })
  }

  @Test func aPlainViewHasNone() {
    let (window, views) = samples(UIView.self) { PlainViewsViewController() }
    let boxes = views.filter { !($0 is UILabel) }
    #expect(boxes.map(\.intrinsicContentSize.width) == [UIView.noIntrinsicMetric, UIView.noIntrinsicMetric])
    #expect(boxes.map(\.bounds.size) == [CGSize(width: 120, height: 60), CGSize(width: 60, height: 120)])
    withExtendedLifetime(window) {}
  }

  /// The screen that the app's code makes finds the app's images.
  @Test func anImageViewIsAsLargeAsItsImage() throws {
    ExampleApp.autoLayoutGuide.begin()
    let path = ExampleApp.autoLayoutGuide.folder.appending(path: "ImageViewsViewController.swift").path
    let document = try CodeScreenFile(path: path).document(assets: AssetCatalogs())
    let scene = try #require(document.scenes.first)
    #expect(scene.name == "Image views")
    var environment = Environment.designTime(of: document)
    environment.safeAreaSource = .device
    let screen = document.instantiate(scene, in: environment)
    screen.layout()
    let views = Screens.views(UIImageView.self, in: screen.rootView)
    #expect(views.map(\.intrinsicContentSize) == [CGSize(width: 112, height: 112), CGSize(width: 112, height: 112)])
    #expect(views.map { $0.bounds.width.rounded() } == [112, 112])
    #expect(views.map { $0.bounds.height.rounded() } == [112, 28])
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func aTextViewHasOneUnlessItScrolls() {
    let (window, views) = samples(UITextView.self) { TextViewsViewController() }
    #expect(views.map(\.isScrollEnabled) == [false, false, true])
    #expect(views[2].intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    let fitting = views[0].sizeThatFits(CGSize(width: views[0].bounds.width, height: .greatestFiniteMagnitude))
    #expect(abs(views[0].bounds.height - fitting.height) < 1)
    #expect(views[1].bounds.height > 20 && views[1].bounds.height < views[0].bounds.height)
    withExtendedLifetime(window) {}
  }
}
