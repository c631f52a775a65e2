import Foundation
import TestSupport
import Testing

/// `snug` compiles the app of an Xcode project as it lies in a checkout, and leaves out what does not compile.
@Suite(.enabled(if: AppCheckout.isPossible, "the library SnugSDK is not built"))
struct XcodeProjectTests {
  private let app: AppCheckout

  init() throws {
    app = try AppCheckout([
      "Shop/Main.swift": """
      import KitForPayments
      import UIKit

      @main class AppDelegate: UIResponder, UIApplicationDelegate {}

      class ShopController: UIViewController {
        @IBOutlet var price: UILabel!
        let terminal = PaymentTerminal()
        let badge = BadgeView()

        override func viewDidLoad() {
          super.viewDidLoad()
          price.text = Price(cents: 1250).text
          terminal.connect(retries: 3).onSuccess { print($0.receipt) }
          price.textColor = .brand
          price.text = 5 as Int
          badge.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
          view.addSubview(badge)
        }
      }
      """,
      "Shop/Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="32700.99.1234" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="c">
        <scenes><scene sceneID="s"><objects>
          <viewController id="c" customClass="ShopController" customModule="Shop" sceneMemberID="viewController">
            <view key="view" id="v">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews><label opaque="NO" text="price" id="l" translatesAutoresizingMaskIntoConstraints="NO">
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label></subviews>
              <viewLayoutGuide key="safeArea" id="g"/>
              <constraints>
                <constraint firstItem="l" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="x"/>
                <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" id="y"/>
              </constraints>
            </view>
            <connections><outlet property="price" destination="l" id="o"/></connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """,
      "Pricing/Price.swift": """
      import Foundation
      public struct Price {
        let cents: Int
        public init(cents: Int) { self.cents = cents }
        public var text: String { "\\(cents / 100).\\(cents % 100) €" }
      }
      """,
      "My.xcodeproj/project.pbxproj": Self.project,
    ])
    // The app names the module by its import.
    let main = try String(contentsOfFile: app.folder.path("Shop/Main.swift"), encoding: .utf8)
    try app.folder.write("import Pricing\n" + main, to: "Shop/Main.swift")
  }

  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, K); };
        G = { isa = PBXGroup; children = (M, S, F); sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = Shop/Main.swift; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = Shop/Main.storyboard; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Pricing/Price.swift; sourceTree = "<group>"; };
        MB = { isa = PBXBuildFile; fileRef = M; };
        SB = { isa = PBXBuildFile; fileRef = S; };
        FB = { isa = PBXBuildFile; fileRef = F; };
        MP = { isa = PBXSourcesBuildPhase; files = (MB); };
        SP = { isa = PBXResourcesBuildPhase; files = (SB); };
        FP = { isa = PBXSourcesBuildPhase; files = (FB); };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
              buildPhases = (MP, SP); dependencies = (D); };
        D = { isa = PBXTargetDependency; target = K; };
        K = { isa = PBXNativeTarget; name = Pricing; productType = "com.apple.product-type.framework"; buildPhases = (FP); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug;
              buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
      };
      rootObject = P;
    }
    """

  @Test func theAppRunsWithoutWhatDoesNotCompile() throws {
    let before = try app.files()
    let layout = try app.snug("layout", "My.xcodeproj")
    #expect(layout.status == 0)
    // The module of the same project gives the text; the stand-in of a view is a box, and closures are never called.
    #expect(layout.output.contains("label “12.50 €”"))
    #expect(layout.output.contains("10       20       30       40"))
    #expect(
      layout.errors == """
        My.xcodeproj: these modules are missing: KitForPayments
        My.xcodeproj: 3 names are declared nowhere: an empty stand-in takes the place of each; snug project My.xcodeproj \
        --left-out lists them
        My.xcodeproj: 1 part of the code in 1 file does not compile and is left out; this lists them: snug project \
        My.xcodeproj --left-out

        """)
    #expect(
      try app.snug("project", "My.xcodeproj", "--left-out").output == """
        Shop/Main.swift:17: statement of ShopController.viewDidLoad: cannot assign value of type 'Int' to type 'String'
        stand-in, because nobody declares it: UIColor.brand
        stand-in, because nobody declares it: BadgeView
        stand-in, because nobody declares it: PaymentTerminal

        """)
    #expect(try app.files() == before)
  }

  @Test func aScreenWhoseCodeTrapsIsLaidOutByItsDocument() throws {
    let main = try String(contentsOfFile: app.folder.path("Shop/Main.swift"), encoding: .utf8)
    try app.folder.write(main.replacing("super.viewDidLoad()", with: "fatalError()"), to: "Shop/Main.swift")
    let layout = try app.snug("layout", "My.xcodeproj")
    #expect(layout.status == 2)
    #expect(layout.output.contains("label “price”"))
    #expect(
      layout.errors.contains(
        "Shop/Main.storyboard:4: error: laid out without its code, with which it could not be laid out (trap"))
  }

  /// Combine comes with UIKit on Apple's systems, so that nobody has to import it.
  @Test func combineTellsWhatChanges() throws {
    let main = try String(contentsOfFile: app.folder.path("Shop/Main.swift"), encoding: .utf8)
    let code = """
      model.$name.combineLatest(Just("!")).map { $0 + $1 }.sink { [weak self] in self?.price.text = $0 }
            .store(in: &cancellables)
          model.name = "told"
      """
    let model = """

      final class Model: ObservableObject { @Published var name = "" }
      """
    try app.folder.write(
      (main + model).replacing("price.text = 5 as Int", with: code).replacing(
        "let badge =", with: "let model = Model(); var cancellables: Set<AnyCancellable> = []; let badge ="),
      to: "Shop/Main.swift")
    let layout = try app.snug("layout", "My.xcodeproj")
    #expect(layout.output.contains("label “told!”"))
    #expect(!layout.errors.contains("left out; this lists"))
  }

  /// The names of assets are members of `UIColor`, and the data model's class has its properties.
  @Test func whatXcodeGeneratesIsCompiledAsWell() throws {
    try app.folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """, to: "Shop/Assets.xcassets/Brand.colorset/Contents.json")
    try app.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?><model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Note" representedClassName="Note" syncable="YES" codeGenerationType="class">
      <attribute name="title" optional="YES" attributeType="String"/></entity></model>
      """, to: "Shop/Notes.xcdatamodel/contents")
    let project = Self.project
      .replacing("children = (M, ", with: "children = (A, N, M, ")
      .replacing("files = (MB)", with: "files = (MB, NB)").replacing("files = (SB)", with: "files = (SB, AB)")
      .replacing("SWIFT_VERSION = 5.0;", with: "SWIFT_VERSION = 5.0; \(Self.generates) = YES;")
      .replacing(
        "MB = {",
        with: """
          A = { isa = PBXFileReference; path = Shop/Assets.xcassets; sourceTree = "<group>"; };
          N = { isa = PBXFileReference; path = Shop/Notes.xcdatamodel; sourceTree = "<group>"; };
          AB = { isa = PBXBuildFile; fileRef = A; };
          NB = { isa = PBXBuildFile; fileRef = N; };
          MB = {
          """)
    try app.folder.write(project, to: "My.xcodeproj/project.pbxproj")
    let main = try String(contentsOfFile: app.folder.path("Shop/Main.swift"), encoding: .utf8)
    let code = """
      let note = Note(context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
          note.title = "red \\(UIColor.brand.cgColor.components?.first ?? 0)"
          price.text = note.title
      """
    try app.folder.write(
      "import CoreData\n" + main.replacing("price.text = 5 as Int", with: code), to: "Shop/Main.swift")
    let layout = try app.snug("layout", "My.xcodeproj")
    #expect(layout.output.contains("label “red 1.0”"))
    #expect(!layout.errors.contains("left out; this lists"))
  }

  private static let generates = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"

  @Test func screensAreRecordedAndVerified() throws {
    let record = try app.snug("record", "My.xcodeproj", "--device", "retina6_12", "--text-size", "L")
    #expect(record.status == 0)
    let recorded = try app.files().filter { $0.key.hasPrefix("__Screens__/Shop/Main") && $0.key.hasSuffix(".txt") }
    #expect(recorded.values.map { String(decoding: $0, as: UTF8.self).contains("12.50 €") } == [true])
    #expect(try app.snug("verify", "My.xcodeproj", "--device", "retina6_12", "--text-size", "L").status == 0)
    let main = try String(contentsOfFile: app.folder.path("Shop/Main.swift"), encoding: .utf8)
    try app.folder.write(main.replacing("cents: 1250", with: "cents: 1350"), to: "Shop/Main.swift")
    #expect(try app.snug("verify", "My.xcodeproj", "--device", "retina6_12", "--text-size", "L").status == 1)
  }

  /// The run file and each finding name the class whose code ran in part.
  @Test func aScreenWhoseCodeIsLeftOutInPartSaysSo() throws {
    let document = try String(contentsOfFile: app.folder.path("Shop/Main.storyboard"), encoding: .utf8)
    let width = "<constraint firstItem=\"l\" firstAttribute=\"width\" constant=\"10\" id=\"w\"/>"
    try app.folder.write(document.replacing("<constraints>", with: "<constraints>\(width)"), to: "Shop/Main.storyboard")
    let audit = try app.snug("audit", "My.xcodeproj", "--review", "--all", "-o", app.caches.path("run"))
    #expect(audit.output.contains("truncated-text"))
    #expect(audit.output.contains("ShopController: 1 part of its code is left out and did not run"))
    let run = try String(contentsOfFile: app.caches.path("run/run.jsonl"), encoding: .utf8)
    #expect(
      run.contains(
        "\"apps\":[{\"leftOut\":[{\"cause\":\"types\",\"declaration\":\"ShopController.viewDidLoad\","
          + "\"file\":\"Shop/Main.swift\",\"kind\":\"statement\",\"line\":17,"
          + "\"message\":\"cannot assign value of type 'Int' to type 'String'\"}],"
          + "\"missingModules\":[\"KitForPayments\"],\"project\":\"My.xcodeproj\","
          + "\"standIns\":[\"UIColor.brand\",\"BadgeView\",\"PaymentTerminal\"],\"target\":\"Shop\"}]"))
    #expect(
      run.contains(
        "{\"line\":4,\"reason\":\"1 part of its code is left out and did not run\",\"subject\":\"ShopController\"}"
      ))
  }

  /// The project lacks a module, so the statement that traps is left out.
  @Test func aLaunchThatTrapsGoesOn() throws {
    let main = try String(contentsOfFile: app.folder.path("Shop/Main.swift"), encoding: .utf8)
    let trap = "UIApplicationDelegate {\n  override init() {\n    fatalError(\"no keys\")\n  }\n}"
    try app.folder.write(main.replacing("UIApplicationDelegate {}", with: trap), to: "Shop/Main.swift")
    let layout = try app.snug("layout", "My.xcodeproj")
    #expect(layout.status == 0)
    #expect(layout.output.contains("label “12.50 €”"))
    #expect(
      layout.errors.contains(
        "My.xcodeproj: 1 statement at which the app ends when it is launched is left out; this lists them: snug project "
          + "My.xcodeproj --left-out\n"))
    let list = try app.snug("project", "My.xcodeproj", "--left-out")
    #expect(
      list.output.contains(
        "Shop/Main.swift:7: statement of AppDelegate.init: the app ends here when it is launched: no keys\n"))
  }

  /// The preview builds the project at its start and after a save, with the settings that the project has then.
  @Test func thePreviewBuildsTheProjectAfterASave() async throws {
    let app = app
    try await app.preview("My.xcodeproj") { page in
      #expect(Self.text(of: page, until: "12.50 €"))
      #expect(page.ask("/\(page.token)/documents").text.contains(#""app":"Shop""#))
      #expect(page.ask("/\(page.token)/findings?document=0&scene=c").status == 200)
      try app.replace("cents: 1250", with: "cents: 875", in: "Shop/Main.swift")
      #expect(Self.text(of: page, until: "8.75 €"))
      try app.replace("SWIFT_VERSION = 5.0;", with: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = SALE;", in: Self.projectFile)
      try app.replace(
        "terminal.connect", with: "#if SALE\nprice.text = \"Sale\"\n#endif\nterminal.connect", in: "Shop/Main.swift")
      #expect(Self.text(of: page, until: "Sale"))
    }
  }

  private nonisolated static let projectFile = "My.xcodeproj/project.pbxproj"

  /// Asks a preview for its screen until it contains a text, for a minute at most.
  private nonisolated static func text(of page: PreviewPage, until text: String) -> Bool {
    for _ in 0..<300 {
      if page.ask("/\(page.token)/screen?document=0&scene=c").text.contains(text) { return true }
      Thread.sleep(forTimeInterval: 0.2)
    }
    return false
  }

  /// The preview writes only documents of the checkout, whatever the project names.
  @Test func thePreviewLeavesOutWhatLiesElsewhere() async throws {
    let other = try TemporaryFolder([
      "Other.storyboard": String(contentsOfFile: app.folder.path("Shop/Main.storyboard"), encoding: .utf8)
    ])
    let path = other.path("Other.storyboard")
    try app.replace(
      "path = Shop/Main.storyboard; sourceTree = \"<group>\"", with: "path = \"\(path)\"; sourceTree = \"<absolute>\"",
      in: Self.projectFile)
    let run = try app.snug("preview", "My.xcodeproj")
    #expect(run.status == 2)
    #expect(
      run.errors == "\(path): is outside of the project's folder, or a link that leads out of it; it was left out\n")
  }

  @Test func thePreviewOfABrokenProjectEnds() throws {
    try app.folder.write("{ objects = {", to: "My.xcodeproj/project.pbxproj")
    let run = try app.snug("preview", "My.xcodeproj")
    #expect(run.status == 2)
    #expect(run.errors == "My.xcodeproj/project.pbxproj: error: the project file is damaged\n")
  }

  /// The configuration stands beside the project.
  @Test func theConfigurationApplies() throws {
    try app.folder.write("excluded: [Shop/Main.storyboard]\n", to: ".snug.yml")
    #expect(try app.snug("audit", "My.xcodeproj").errors.contains("1 document excluded by the configuration"))
  }

  @Test func withoutTheModulesItIsSaid() throws {
    let layout = try app.snug(["layout", "My.xcodeproj"], modules: app.caches.path("sdk"))
    #expect(layout.status == 2)
    #expect(
      layout.errors == """
        My.xcodeproj: error: SNUG_SDK=\(app.caches.path("sdk")) holds no modules of Snug; `make sdk` makes them

        """)
  }

  @Test func aTargetThatDoesNotExistIsSaid() throws {
    let layout = try app.snug("layout", "My.xcodeproj", "--target", "Other")
    #expect(layout.status == 2)
    #expect(layout.errors == "My.xcodeproj: error: there is no target Other; there are Shop, Pricing\n")
  }
}
