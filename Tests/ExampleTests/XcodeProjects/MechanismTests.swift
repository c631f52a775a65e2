import Foundation
import TestSupport
import Testing

/// Where an app's sources and modules can lie, and what its code can do: one app for each.
@Suite(.enabled(if: AppCheckout.isPossible, "the library SnugSDK is not built"))
struct MechanismTests {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="32700.99.1234" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="c">
      <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="Controller" customModule="App" sceneMemberID="viewController">
          <view key="view" id="v">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews><label text="document" id="l"><rect key="frame" x="20" y="80" width="200" height="30"/>
              <autoresizingMask key="autoresizingMask"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label></subviews>
          </view>
          <connections><outlet property="label" destination="l" id="o"/></connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  /// A controller that shows a text.
  static func controller(_ statement: String, imports: String = "") -> String {
    """
    import UIKit
    \(imports)
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    class Controller: UIViewController {
      @IBOutlet var label: UILabel!
      override func viewDidLoad() {
        super.viewDidLoad()
        \(statement)
      }
    }

    """
  }

  /// A project whose target has a source and a document.
  ///
  /// - Parameters:
  ///   - target: further keys of the target.
  ///   - objects: further objects.
  static func project(target: String = "", objects: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (M, S); sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = App/Main.swift; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = App/Main.storyboard; sourceTree = "<group>"; };
        MB = { isa = PBXBuildFile; fileRef = M; };
        SB = { isa = PBXBuildFile; fileRef = S; };
        MP = { isa = PBXSourcesBuildPhase; files = (MB); };
        SP = { isa = PBXResourcesBuildPhase; files = (SB); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              buildPhases = (MP, SP); \(target) };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug;
              buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        \(objects)
      };
      rootObject = P;
    }
    """
  }

  /// A project whose target has what lies in the folder App.
  ///
  /// - Parameters:
  ///   - folder: further keys of the folder.
  ///   - objects: further objects.
  private static func synchronisedProject(folder: String = "", objects: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      objectVersion = 77;
      objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (R); sourceTree = "<group>"; };
        R = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; \(folder) };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              fileSystemSynchronizedGroups = (R); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug;
              buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        \(objects)
      };
      rootObject = P;
    }
    """
  }

  /// Lays the app out, and makes sure that nothing of it changes.
  private func layout(_ files: [String: String], _ options: String...) throws -> AppCheckout.Run {
    let app = try AppCheckout(["App/Main.storyboard": Self.storyboard].merging(files) { $1 })
    let before = try app.files()
    let run = try app.snug(["layout", "App.xcodeproj"] + options)
    #expect(try app.files() == before)
    return run
  }

  private static func frame(_ text: String) -> String { "label “\(text)”" }

  @Test func aSynchronisedFolderHasWhatLiesInIt() throws {
    let project = Self.synchronisedProject(
      folder: "exceptions = (E);",
      objects: """
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Broken.swift); target = T; };
        """)
    let run = try layout([
      "App.xcodeproj/project.pbxproj": project, "App/Main.swift": Self.controller("label.text = Words().hello"),
      "App/Model/Words.swift": "struct Words { let hello = \"in a folder\" }\n", "App/Broken.swift": "not Swift\n",
    ])
    #expect(run.output.contains(Self.frame("in a folder")))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func aPodIsCompiledIfItsSourcesAreThere() throws {
    let pods = """
      // !$*UTF8*$!
      {
        objects = {
          P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
          G = { isa = PBXGroup; children = (M); sourceTree = "<group>"; };
          M = { isa = PBXFileReference; path = Words/Words.swift; sourceTree = "<group>"; };
          MB = { isa = PBXBuildFile; fileRef = M; };
          MP = { isa = PBXSourcesBuildPhase; files = (MB); };
          T = { isa = PBXNativeTarget; name = Words; productType = "com.apple.product-type.framework";
                buildPhases = (MP); };
        };
        rootObject = P;
      }
      """
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller("label.text = Words().hello", imports: "import Words"),
      "Pods/Pods.xcodeproj/project.pbxproj": pods,
      "Pods/Words/Words.swift": "public struct Words { public init() {}; public let hello = \"from a pod\" }\n",
    ])
    #expect(run.output.contains(Self.frame("from a pod")))
    #expect(run.errors == "")
  }

  @Test func aLocalPackageIsCompiled() throws {
    let objects = """
      K = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
      KP = { isa = XCSwiftPackageProductDependency; productName = Words; };
      """
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(
        target: "packageProductDependencies = (KP);", objects: objects),
      "App/Main.swift": Self.controller("label.text = Words().hello", imports: "import Words"),
      "Kit/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Words", targets: ["Words"])], targets: [.target(name: "Words")])
      """,
      "Kit/Sources/Words/Words.swift":
        "public struct Words { public init() {}; public let hello = \"from a package\" }\n",
    ])
    #expect(run.output.contains(Self.frame("from a package")))
    #expect(run.errors == "")
  }

  private static func packages(url: String) -> String {
    """
    K = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(url)";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
    KP = { isa = XCSwiftPackageProductDependency; productName = Words; package = K; };
    N = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.invalid/Nowhere";
          requirement = { kind = branch; branch = main; }; };
    NP = { isa = XCSwiftPackageProductDependency; productName = Nowhere; package = N; };
    """
  }

  /// A package with a target in Swift, which needs one in C, and a package that does not exist.
  @Test func packagesAreFetchedIfTheyCanBe() throws {
    // SwiftPM remembers, for all of the user's projects, which revision a version at an address has.
    let url = "https://example.invalid/Kit-\(UUID().uuidString).git"
    let app = try AppCheckout([
      "App/Main.storyboard": Self.storyboard,
      "App.xcodeproj/project.pbxproj": Self.project(
        target: "packageProductDependencies = (KP, NP);", objects: Self.packages(url: url)),
      "App/Main.swift": Self.controller(
        "Nowhere.Log.shared.start()\n    label.text = Words().hello", imports: "import Words; import Nowhere"),
    ])
    let repository = try PackageRepository(
      [
        "Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let names = ["Words"]
        let package = Package(
          name: "Kit", products: [.library(name: "Words", targets: ["Words"])],
          targets: [.target(name: "CWords"), .target(name: names[0], dependencies: ["CWords"], path: "Code")])
        """,
        "Code/Words.swift": """
        import CWords
        package struct Inner { package let count = c_words() }
        public struct Words { public init() {}; public let hello = "\\(Inner().count) words" }
        """,
        "Sources/CWords/include/CWords.h": "int c_words(void);\n",
        "Sources/CWords/words.c": "#include \"CWords.h\"\nint c_words(void) { return 3; }\n",
      ], version: "1.4.0")
    let before = try app.files()
    for _ in 1...2 {
      let run = try app.snug(
        ["layout", "App.xcodeproj"], variables: repository.variables(url: url))
      #expect(run.output.contains(Self.frame("3 words")))
      #expect(
        run.errors == """
          App.xcodeproj: these Swift packages cannot be fetched: https://example.invalid/Nowhere
          App.xcodeproj: these modules are missing: Nowhere
          App.xcodeproj: 2 names are declared nowhere: an empty stand-in takes the place of each; snug project \
          App.xcodeproj --left-out lists them

          """)
      #expect(run.status == 0)
    }
    #expect(try app.files() == before)
  }

  @Test func aFrameworkThatIsMissingGetsStandIns() throws {
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller(
        "Vendor.Tracker.shared.start(key: 1)\n    label.text = \"goes on\"", imports: "import Vendor"),
    ])
    #expect(run.output.contains(Self.frame("goes on")))
    #expect(
      run.errors == """
        App.xcodeproj: these modules are missing: Vendor
        App.xcodeproj: 2 names are declared nowhere: an empty stand-in takes the place of each; snug project \
        App.xcodeproj --left-out lists them

        """)
    #expect(run.status == 0)
  }

  @Test func aModuleThatIsThereOneDayReplacesItsStandIns() throws {
    let app = try AppCheckout([
      "App/Main.storyboard": Self.storyboard, "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller(
        "label.text = Words.shared.hello\n    label.text = Words.shared.count + \" words\"", imports: "import Words"),
    ])
    let before = try app.snug(["layout", "App.xcodeproj"])
    #expect(!before.output.contains(Self.frame("3 words")))
    #expect(before.errors.contains("these modules are missing: Words\n"))
    try app.folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Words", targets: ["Words"])], targets: [.target(name: "Words")])
      """, to: "Kit/Package.swift")
    try app.folder.write(
      """
      public struct Words { public static let shared = Words(); public let hello = "hello"; public let count = "3" }
      """, to: "Kit/Sources/Words/Words.swift")
    let after = try app.snug(["layout", "App.xcodeproj"])
    #expect(after.output.contains(Self.frame("3 words")))
    #expect(after.errors == "")
  }

  /// The document is not translated. The texts that the app's code asks for are.
  @Test func aLanguageOfTheAppsTextsIsTaken() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.synchronisedProject(),
      "App/Main.swift": Self.controller("label.text = NSLocalizedString(\"hello\", comment: \"\")"),
      "App/de.lproj/Localizable.strings": "\"hello\" = \"Guten Tag\";",
    ]
    let german = try layout(files, "--locale", "de")
    #expect(german.output.contains(Self.frame("Guten Tag")))
    #expect(german.errors == "")
    #expect(
      try layout(files, "--locale", "fr").errors
        == "error: no document is translated into “fr”; they are translated into de\n")
  }

  @Test func aFileThatUsesAFrameworkWithoutImportingItGetsTheImport() throws {
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller(
        """
        UNUserNotificationCenter.current().removeAllDeliveredNotifications()
        label.text = kCGImagePropertyPixelWidth as String
        """),
    ])
    #expect(run.output.contains(Self.frame("PixelWidth")))
    #expect(run.errors == "")
  }

  @Test func aSwitchStaysIfOneOfItsCasesDoesNotCompile() throws {
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller(
        """
        switch label.text {
        case .some(let text, 2): label.text = text
        case "document": label.text = "found"
        default: break
        }
        """),
    ])
    #expect(run.output.contains(Self.frame("found")))
    #expect(run.errors.contains("1 part of the code in 1 file does not compile and is left out"))
  }

  @Test func assertionsDoNotEndTheApp() throws {
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller(
        """
        assert(label.text == nil, "never")
        assertionFailure()
        label.text = "goes on"
        """),
    ])
    #expect(run.output.contains(Self.frame("goes on")))
    #expect(run.errors == "")
  }

  /// A screen is drawn as it is a second later, without waiting.
  @Test(arguments: [
    "DispatchQueue.main.async { self.label.text = \"later\" }",
    "DispatchQueue.main.async { DispatchQueue.main.async { self.label.text = \"later\" } }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { self.label.text = \"later\" }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500), execute: show); show = nil",
    "Task { @MainActor in self.label.text = \"later\" }",
    "Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in self.label.text = \"later\" }",
    "perform(#selector(showLater), with: nil, afterDelay: 0.5)",
  ])
  func postponedWorkIsDoneBeforeThePicture(_ statement: String) throws {
    let members = """
      lazy var show: DispatchWorkItem! = DispatchWorkItem { self.label.text = "later" }
      @objc func showLater() { label.text = "later" }
      override func viewDidLoad
      """
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller(statement).replacing("override func viewDidLoad", with: members),
    ])
    #expect(run.output.contains(Self.frame("later")))
    #expect(run.errors == "")
  }

  @Test func workOfAnotherStateIsNotDone() throws {
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller(
        "DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.label.text = \"later\" }"),
    ])
    #expect(run.output.contains(Self.frame("document")))
  }

  @Test func codeInObjectiveCIsSeenAndDoesNotRun() throws {
    let project = Self.project()
      .replacing("SDKROOT", with: "SWIFT_OBJC_BRIDGING_HEADER = \"App/App-Bridging-Header.h\"; SDKROOT")
    let files = [
      "App.xcodeproj/project.pbxproj": project,
      "App/Main.swift": Self.controller(
        """
        let badge = Badge(frame: .zero)
        badge.number = 3
        badge.owner = self
        badge.owner?.badgeWasTapped?(badge)
        label.text = "\\(badge.number), \\(badge.words(for: self)), \\(Style.large.rawValue)"
        """
      ) + "extension Controller: BadgeOwner {}\n",
      "App/App-Bridging-Header.h": "#import \"Badge.h\"\n",
      "App/Objective-C/Badge.h": """
      #import <UIKit/UIKit.h>
      @class Badge, Controller;
      typedef NS_ENUM(NSInteger, Style) { StyleSmall, StyleLarge };
      NS_ASSUME_NONNULL_BEGIN
      @protocol BadgeOwner <NSObject>
      @optional
      - (void)badgeWasTapped:(Badge *)badge;
      @end
      @interface Badge : UIView
      @property (nonatomic) NSInteger number;
      @property (nonatomic, weak, nullable) id<BadgeOwner> owner;
      - (NSString *)wordsForController:(Controller *)controller;
      - (void)log:(NSString *)format, ...;
      @end
      NS_ASSUME_NONNULL_END

      """, "App/Objective-C/Badge.m": "#import \"Badge.h\"\nthis is not read\n",
      "App/Main.storyboard": Self.storyboard.replacing(
        "<subviews>",
        with: """
          <subviews><view id="b" customClass="Badge"><rect key="frame" x="20" y="200" width="50" height="50"/>\
          <autoresizingMask key="autoresizingMask"/></view>
          """),
    ]
    let app = try AppCheckout(files)
    let run = try app.snug("layout", "App.xcodeproj")
    #expect(run.output.contains(Self.frame("3, , 1")))
    #expect(
      run.errors == """
        App/App-Bridging-Header.h: Swift code does not see -[Badge log:] (Swift does not import its types)

        """)
    #expect(run.status == 0)
    let report = app.caches.path("report.jsonl")
    _ = try app.snug("audit", "App.xcodeproj", "--report", "jsonl=\(report)")
    #expect(
      try String(contentsOfFile: report, encoding: .utf8).contains("its code is in Objective-C and did not run"))
  }

  @Test func aScreenThatHangsIsGivenUp() throws {
    let run = try layout(
      [
        "App.xcodeproj/project.pbxproj": Self.project(),
        "App/Main.swift": Self.controller("while label.text != nil { label.alpha = 1 }"),
      ], "--timeout", "20")
    #expect(run.output.contains(Self.frame("document")))
    #expect(
      run.errors == """
        App/Main.storyboard:4: error: laid out without its code, with which it could not be laid out within 4 seconds (a \
        fifth of --timeout)

        """)
    #expect(run.status == 2)
  }

  /// Screens ask for the delegate by its class.
  @Test func aLaunchThatTrapsLeavesTheDelegate() throws {
    let delegate = """
      UIApplicationDelegate {
        var model: Model!
        func application(
          _ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { fatalError("no keys") }
      }
      struct Model { let name: String; let size: Size }
      enum Size { case small, large }
      """
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller(
        """
        let model = (UIApplication.shared.delegate as! AppDelegate).model!
        label.text = "a \\(model.size) model\\(model.name)"
        """
      ).replacing("UIApplicationDelegate {}", with: delegate),
    ])
    #expect(run.output.contains(Self.frame("a small model")))
    #expect(
      run.errors == """
        App: error: the app ends while it is launched (trap: Main.swift:7: no keys); its documents are looked at all the \
        same, with a delegate that was not told of the launch

        """)
    #expect(run.status == 2)
  }

  @Test func anAppWhoseDelegateTrapsHasNone() throws {
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller("label.text = \"shown\"")
        .replacing(
          "UIApplicationDelegate {}", with: "UIApplicationDelegate { override init() { fatalError(\"no keys\") } }"),
    ])
    #expect(run.output.contains(Self.frame("shown")))
    #expect(
      run.errors == """
        App: error: the app ends while it is launched (trap: Main.swift:3: no keys); its documents are looked at all the \
        same, with a delegate that was not told of the launch
        App: error: the app ends while it is launched (trap: Main.swift:3: no keys); its documents are looked at all the \
        same, without a delegate

        """)
    #expect(run.status == 2)
  }

  /// An app that lacks a module has no value where it has one on a device. Its launch goes on after the statement.
  @Test func inAnIncompleteAppALaunchThatTrapsGoesOn() throws {
    let delegate = """
      UIApplicationDelegate {
        static var caption = "before"
        func application(
          _ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let keys: [String] = []
          print(keys
            .last!)
          if keys.isEmpty { end("no keys") }
          Self.caption = UserDefaults.standard.string(forKey: "none")!
          Self.caption = "launched"
          return true
        }
      }
      """
    func files(_ imports: String) -> [String: String] {
      [
        "App.xcodeproj/project.pbxproj": Self.project(),
        "App/Main.swift": Self.controller("label.text = AppDelegate.caption", imports: imports)
          .replacing("UIApplicationDelegate {}", with: delegate)
          + "func end(_ words: String) -> Never {\n  print(words)\n  return Swift.fatalError(words)\n}\n",
      ]
    }
    let run = try layout(files("import Vendor"))
    #expect(run.output.contains(Self.frame("launched")))
    #expect(
      run.errors == """
        App.xcodeproj: these modules are missing: Vendor
        App.xcodeproj: 4 statements at which the app ends when it is launched are left out; this lists them: snug project \
        App.xcodeproj --left-out

        """)
    #expect(run.status == 0)
    // An app that is complete would end on a device as well.
    let complete = try layout(files(""))
    #expect(complete.output.contains(Self.frame("before")))
    #expect(complete.errors.contains("App: error: the app ends while it is launched (trap: Main.swift:10: "))
    #expect(complete.status == 2)
  }

  @Test func cachesAndDocumentsLieInAFolderOfTheRun() throws {
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller(
        """
        for folder in [FileManager.SearchPathDirectory.cachesDirectory, .documentDirectory] {
          let file = FileManager.default.urls(for: folder, in: .userDomainMask)[0].appendingPathComponent("kept")
          try! Data("kept".utf8).write(to: file)
          label.text = "kept"
        }
        """),
    ])
    #expect(run.output.contains(Self.frame("kept")))
    #expect(run.errors == "")
  }

  /// Packages load it by a method that the app gets from them.
  @Test func aViewGetsTheXibOfItsClass() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700.99.1234" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge" customModule="App"><connections>
          <outlet property="count" destination="l" id="o"/></connections></placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="100" height="30"/><subviews>
          <label text="none" id="l"><rect key="frame" x="0" y="0" width="100" height="30"/>
            <autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label></subviews></view>
      </objects></document>
      """
    let badge = """
      final class Badge: UIView, NibOwnerLoadable {
        @IBOutlet private var count: UILabel!
        override init(frame: CGRect) {
          super.init(frame: frame)
          loadNibContent()
          count.text = "three"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller(
        "view.addSubview(Badge(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))", imports: "import Kit") + badge,
      "App/Badge.xib": xib,
    ])
    #expect(run.output.contains(Self.frame("three")))
    #expect(run.errors.contains("these modules are missing: Kit"))
    #expect(run.status == 0)
  }

  /// The app shows a view and a text of its framework, and the framework's xib is one of the app's documents.
  @Test func aFrameworkHasDocumentsAndTexts() throws {
    let project = Self.project(
      target: "dependencies = (D);",
      objects: """
        D = { isa = PBXTargetDependency; target = K; };
        K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (KS, KR); };
        KS = { isa = PBXSourcesBuildPhase; files = (KF); };
        KR = { isa = PBXResourcesBuildPhase; files = (XF); };
        KF = { isa = PBXBuildFile; fileRef = KM; };
        XF = { isa = PBXBuildFile; fileRef = KX; };
        KM = { isa = PBXFileReference; path = Frameworks/Kit/Badge.swift; sourceTree = SOURCE_ROOT; };
        KX = { isa = PBXFileReference; path = Frameworks/Kit/Badge.xib; sourceTree = SOURCE_ROOT; };
        """
    ).replacing("targets = (T)", with: "targets = (T, K)").replacing("(M, S)", with: "(M, S, KM, KX)")
    let badge = """
      import UIKit
      public final class Badge: UIView {
        @IBOutlet var count: UILabel!
        public override func awakeFromNib() { count.text = NSLocalizedString("three", bundle: Bundle(for: Badge.self), comment: "") }
        public static func make() -> UIView {
          UINib(nibName: "Badge", bundle: Bundle(for: Badge.self)).instantiate(withOwner: nil)[0] as! UIView
        }
      }
      """
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700.99.1234" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <view id="v" customClass="Badge" customModule="Kit"><rect key="frame" x="0" y="0" width="100" height="30"/><subviews>
          <label text="none" id="l"><rect key="frame" x="0" y="0" width="100" height="30"/>
            <autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label></subviews><connections><outlet property="count" destination="l" id="o"/></connections></view>
      </objects></document>
      """
    let run = try layout([
      "App.xcodeproj/project.pbxproj": project,
      "App/Main.swift": Self.controller("view.addSubview(Badge.make())", imports: "import Kit"),
      "Frameworks/Kit/Badge.swift": badge, "Frameworks/Kit/Badge.xib": xib,
      "Frameworks/Kit/en.lproj/Localizable.strings": "\"three\" = \"Three pets\";",
    ])
    #expect(run.errors == "")
    let parts = run.output.split(separator: "Frameworks/Kit/Badge.xib")
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { $0.contains(Self.frame("Three pets")) })
  }

  /// What does not compile ends with Swift's own function, and not with that of the app, which calls itself then.
  @Test func anAppMayDeclareAFatalErrorOfItsOwn() throws {
    let ownFunction = """
      func fatalError(_ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) -> Never {
        Vendor.log(message())
        return Swift.fatalError(Vendor.text(message()) + 1)
      }
      """
    let run = try layout([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Main.swift": Self.controller("label.text = \"shown\"; fatalError(\"not yet\")", imports: "import Kit")
        + ownFunction,
    ])
    #expect(run.output.contains(Self.frame("document")))
    #expect(run.errors.contains("(trap: Main.swift:"))
    #expect(!run.errors.contains("segmentation fault"))
  }

  @Test func aFileThatIsNoTextIsNamed() throws {
    let project = Self.project(
      objects: """
        X = { isa = PBXFileReference; path = App/Other.swift; sourceTree = "<group>"; };
        XB = { isa = PBXBuildFile; fileRef = X; };
        """
    ).replacing("files = (MB)", with: "files = (MB, XB)").replacing("children = (M, S)", with: "children = (M, S, X)")
    let app = try AppCheckout([
      "App/Main.storyboard": Self.storyboard, "App.xcodeproj/project.pbxproj": project,
      "App/Main.swift": Self.controller("label.text = \"read\""),
    ])
    try Data([0x6c, 0x65, 0x74, 0xff, 0xfe]).write(to: URL(filePath: app.folder.path("App/Other.swift")))
    let run = try app.snug("layout", "App.xcodeproj")
    #expect(run.output.contains(Self.frame("read")))
    #expect(run.errors == "App/Other.swift: cannot be read as UTF-8; it is left out\n")
  }
}
