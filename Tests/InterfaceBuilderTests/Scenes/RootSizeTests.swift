import Testing
import UIKit

@testable import InterfaceBuilder

/// The root view on the canvas.
@Suite struct RootSizeTests {
  /// Has the stored size, but ends with the screen below an opaque bar.
  @Test(arguments: [(64, 667, CGFloat(603)), (64, 603, 603), (64, 500, 500), (0, 667, 667)])
  func height(y: Int, stored: Int, height: CGFloat) throws {
    let controller = """
      <viewController id="one" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="\(y)" width="375" height="\(stored)"/>
      </view>
      </viewController>
      """
    let document = try InterfaceDocument(
      text: XibText.storyboard(
        [controller, ScreenInferenceTests.navigation("nav", root: "one")], tools: "11542", device: "retina4_7"))
    let scene = try SceneFixture(document: document)
    #expect(scene.frame("root")?.size == CGSize(width: 375, height: height))
  }
}
