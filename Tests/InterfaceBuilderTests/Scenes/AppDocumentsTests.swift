import TestSupport
import Testing
import UIKit

@testable import InterfaceBuilder

/// Code finds the documents of its app by name.
struct AppDocumentsTests {
  private func storyboard(title: String, runtime: String = "CocoaTouch", target: String = "iOS.CocoaTouch") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(runtime).Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="\(target)" useAutolayout="YES" initialViewController="c"><scenes><scene sceneID="s"><objects>
    <viewController id="c" title="\(title)"><view key="view" id="v"/></viewController>
    </objects></scene></scenes></document>
    """
  }

  private func title(in folder: TemporaryFolder) -> String? {
    AppDocuments(folder: folder.path).controller(nil, in: UIStoryboard(name: "Form", bundle: nil), creator: nil)?.title
  }

  @Test func aDocumentForMacOSOfTheSameNameIsPassedOver() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(title: "Mac", runtime: "Cocoa", target: "MacOSX.Cocoa"), to: "Mac/Form.storyboard")
    #expect(title(in: try TemporaryFolder()) == nil)
    try folder.write(storyboard(title: "Phone"), to: "Phone/Form.storyboard")
    #expect(title(in: folder) == "Phone")
    try folder.write(storyboard(title: "Base"), to: "Zoo/Base.lproj/Form.storyboard")
    #expect(title(in: folder) == "Base")
  }

  /// A framework of the app may have it, which is in another folder of the checkout.
  @Test func theAppsOwnDocumentComesBeforeThatOfItsModules() throws {
    let (app, module) = (try TemporaryFolder(), try TemporaryFolder())
    try module.write(storyboard(title: "Module"), to: "Forms/Base.lproj/Form.storyboard")
    func title() -> String? {
      AppDocuments(folder: app.path, foldersOfModules: ["/nothing", module.path])
        .controller(nil, in: UIStoryboard(name: "Form", bundle: nil), creator: nil)?.title
    }
    #expect(title() == "Module")
    try app.write(storyboard(title: "App"), to: "Form.storyboard")
    #expect(title() == "App")
  }
}
