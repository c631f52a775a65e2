import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// One view of a xib, made and laid out. Its mirror image is checked each time.
struct SceneFixture {
  let document: InterfaceDocument
  let scene: LoadedScene

  /// A xib whose only view is 414 × 896 points and holds the given elements.
  ///
  /// - Parameters:
  ///   - inside: children of the root view's element: `<subviews>`, `<constraints>` and so on.
  ///   - change: changes the environment of the canvas.
  init(
    _ inside: String, resources: String = "", tools: String = "21507", path: String = "Test.xib",
    change: (inout Environment) -> Void = { _ in }
  ) throws {
    let text = XibText.xib(
      """
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <viewLayoutGuide key="safeArea" id="safe"/>
      \(inside)
      </view>
      """, resources: resources, tools: tools)
    try self.init(document: InterfaceDocument(text: text, path: path), change: change)
  }

  /// The first scene of a document.
  init(document: InterfaceDocument, showsEmbeddedScenes: Bool = false, change: (inout Environment) -> Void = { _ in })
    throws
  {
    struct NoScene: Error {}
    guard let first = document.scenes.first else { throw NoScene() }
    var environment = Environment.designTime(of: document)
    change(&environment)
    self.document = document
    scene = document.instantiate(first, in: environment, showsEmbeddedScenes: showsEmbeddedScenes)
    scene.layout()
    #expect(RightToLeftTwin(first, of: document, in: environment).compare().differences == [])
  }

  func view(_ id: String) -> UIView? { scene.object(id) as? UIView }

  func frame(_ id: String) -> CGRect? { view(id)?.frame }
}
