import Testing
import UIKit

@testable import InterfaceBuilder

/// Documents that are loaded with the app's own classes.
@Suite("The app's own classes")
struct CustomClassesTests {
  /// A view with a natural size that a document states, as `@IBInspectable` offers it.
  private final class SizedView: UIView {
    var size = CGSize(width: 1, height: 1)
    var sizesOnWaking: [CGSize] = []
    override func awakeFromNib() {
      super.awakeFromNib()
      sizesOnWaking.append(size)
    }
    override var intrinsicContentSize: CGSize { size }
    override func setValue(_ value: Any?, forKey key: String) {
      if key == "intrinsicSize", let size = value as? CGSize { self.size = size }
    }
  }

  private final class Controller: UIViewController {
    weak var title1: UILabel?
    var loaded = 0
    var calls: [String] = []
    override func awakeFromNib() {
      super.awakeFromNib()
      calls.append("awakeFromNib, \(title1?.text ?? "no title")")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("viewWillAppear, \(title1?.text ?? "no title")")
    }
    override func setValue(_ value: Any?, forKey key: String) {
      if key == "title1" { title1 = value as? UILabel }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      loaded += 1
      title1?.text = "Set by the controller"
    }
  }

  private static let scene = """
    <viewController id="controller" customClass="Controller" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>
        <label text="Set by the document" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
        <view customClass="SizedView" translatesAutoresizingMaskIntoConstraints="NO" id="sized">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="size" keyPath="intrinsicSize">
              <size key="value" width="70" height="30"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="sized" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
        <constraint firstItem="sized" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="sized" secondAttribute="bottom" id="c3"/>
        <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c4"/>
      </constraints></view>
      <connections><outlet property="title1" destination="label" id="o1"/></connections>
    </viewController>
    """

  private func load(_ classes: CustomClasses) throws -> LoadedScene {
    let document = try InterfaceDocument(text: XibText.storyboard([Self.scene]))
    let scene = try #require(document.scenes.first)
    let loaded = document.instantiate(scene, in: .designTime(of: document), classes: classes)
    loaded.layout()
    return loaded
  }

  @Test("Views get their runtime attributes")
  func views() throws {
    var classes = CustomClasses()
    classes.registerView("SizedView") { SizedView() }
    let scene = try load(classes)
    #expect((scene.object("sized") as? UIView)?.frame.size == CGSize(width: 70, height: 30))
    #expect((scene.object("sized") as? SizedView)?.sizesOnWaking == [CGSize(width: 70, height: 30)])
    #expect((scene.object("label") as? UIView)?.frame.minY == 30)
  }

  @Test("Controllers get their outlets before they are told that their view did load, once")
  func controllers() throws {
    var classes = CustomClasses()
    classes.registerController("Controller") { Controller() }
    let scene = try load(classes)
    #expect((scene.viewController as? Controller)?.loaded == 1)
    #expect(
      (scene.viewController as? Controller)?.calls == [
        "awakeFromNib, Set by the document", "viewWillAppear, Set by the controller",
      ])
    #expect((scene.object("label") as? UILabel)?.text == "Set by the controller")
  }

  @Test("Classes that nobody registered behave as UIKit's")
  func unknownClasses() throws {
    let scene = try load(CustomClasses())
    #expect((scene.object("label") as? UILabel)?.text == "Set by the document")
    #expect(scene.viewController.map { type(of: $0) == UIViewController.self } == true)
  }
}
