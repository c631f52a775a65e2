// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// Views live on the main actor, and so does everything that works on views. Their values say `nonisolated`.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Modules that apps import beside UIKit, with those that they import of each other. Apple's systems have their own.
#if os(Linux)
  let frameworkModules: KeyValuePairs<String, [Target.Dependency]> = [
    // Made by `make surface`.
    "ARKit": ["SceneKit"], "AVFoundation": [], "AVKit": ["AVFoundation"], "AppTrackingTransparency": [],
    "AudioToolbox": [], "AuthenticationServices": [], "BackgroundTasks": [], "Contacts": [], "ContactsUI": ["Contacts"],
    "CoreBluetooth": [], "CoreData": [], "CoreImage": [], "CoreLocation": [], "CoreML": [], "CoreMotion": [],
    "CoreSpotlight": ["UniformTypes"], "CoreTelephony": [], "CoreText": [], "EventKit": [], "EventKitUI": ["EventKit"],
    "GameplayKit": ["SpriteKit"], "HealthKit": [], "ImageIO": ["CoreImage"], "Intents": [], "KeychainItems": [],
    "LinkPresentation": [], "LocalAuthentication": [], "MapKit": ["CoreLocation"], "MediaPlayer": ["AVFoundation"],
    "MessageUI": [], "MobileCoreServices": ["UniformTypes"], "MultipeerConnectivity": [], "NetworkExtension": [],
    "NetworkMonitoring": [], "NetworkReachability": [], "NotificationCenter": [], "PDFKit": [], "PassKit": [],
    "Photos": [], "PhotosUI": ["Photos"], "QuartzCore": [], "QuickLook": [], "SafariServices": [], "SceneKit": [],
    "Social": [], "Speech": [], "SpriteKit": [], "StoreKit": [],
    "SwiftUI": ["CoreData", "EventPublishers", "UniformTypes"], "URLConnections": [], "UnifiedLogging": [],
    "UniformTypes": [], "UserNotifications": [], "Vision": ["CoreImage", "CoreML"], "WatchConnectivity": [],
    "WeatherKit": ["CoreLocation"], "WebKit": [], "WidgetKit": [],
  ]
  /// What Combine has, by OpenCombine: by hand, and not declared in Surface.
  let publishers = "EventPublishers"
  /// What simd has of vectors and matrices of four columns, by hand.
  let matrices = "Matrices"
  let otherModules = [publishers, matrices]
  let openCombine = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
#else
  let frameworkModules: KeyValuePairs<String, [Target.Dependency]> = [:]
  let otherModules: [String] = []
#endif

/// The folder with the toolchain's own swift-syntax, or nil if it has none. With it, nothing has to build swift-syntax.
/// `SNUG_SWIFT_SYNTAX=package` builds the package instead.
let toolchainSyntax: String? = {
  let library = "pm/ManifestAPI/libPackageDescription.so"
  // The manifest is linked with a library of its toolchain, wherever a version manager has put that.
  guard Context.environment["SNUG_SWIFT_SYNTAX"] != "package",
    let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first(where: { $0.hasSuffix(library) }),
    let start = line.firstIndex(of: "/")
  else { return nil }
  let folder = line[start...].dropLast(library.count) + "host"
  return FileManager.default.fileExists(atPath: "\(folder)/SwiftParser.swiftmodule") ? String(folder) : nil
}()

let package = Package(
  name: "snug",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "snug", targets: ["snug-program"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "Typesetting", targets: ["Typesetting"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    // For test targets that import Testing and UIKit.
    .library(name: "UIKitTesting", targets: ["_Testing_UIKit"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "Environments", targets: ["Environments"]),
    .library(name: "Audit", targets: ["Audit"]),
    .library(name: "Reports", targets: ["Reports"]),
    // Tests of an app's screens: load, tap, type, compare with a picture, audit.
    .library(name: "SnugTesting", targets: ["SnugTesting", "UIKit", "_Testing_UIKit", "_Testing_CoreImage"]),
    // What the program of an app consists of, and the plugin by which its sources compile.
    .library(name: "SnugHost", targets: ["SnugHost", "UIKit"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    // What `snug` compiles the targets of Xcode projects against; `make sdk` puts it into one folder.
    .library(
      name: "SnugSDK", type: .dynamic, targets: ["SnugHost", "UIKit"] + frameworkModules.map(\.key) + otherModules),
    // `swift package snug audit App`.
    .plugin(name: "SnugCommand", targets: ["SnugCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Serves the page of `snug preview`; nothing but the program depends on it.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Floor 1: system libraries.
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CLibXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "CLineBreak", dependencies: ["CICU"]),
    .target(name: "CXMLReader", dependencies: ["CLibXML"]),
    .target(name: "CTypesettingData"),
    // What a worker process gives up, and with whom it ends: calls of the system that Swift does not import.
    .target(name: "CIsolation"),
    // Calls of functions that are left before they return: tests stop at the screen that is audited.
    .target(name: "CSeparateStack"),
    // A release has the version of its git tag; Scripts/release gives it. Other builds end in `-dev`.
    .target(
      name: "CProgramVersion",
      cSettings: Context.environment["SNUG_VERSION"].map { [.define("SNUG_VERSION", to: "\"\($0)\"")] } ?? []),

    // What Swift Testing asks for beside modules UIKit and CoreImage.
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreImage"),

    // Floors 2 to 10: each imports only what lies below it.
    .target(name: "ConstraintSolver"),
    .target(name: "InputFiles"),
    // What Xcode projects are made of. No product: only the program uses it.
    .target(name: "Projects", dependencies: ["InputFiles", .product(name: "Yams", package: "Yams")]),
    .target(
      name: "Typesetting",
      dependencies: ["InputFiles", "CHarfBuzz", "CFreeType", "CFriBidi", "CLineBreak", "CTypesettingData"]),
    .target(name: "UIKit", dependencies: ["ConstraintSolver", "Typesetting", "InputFiles", "CZlib"]),
    .target(
      name: "InterfaceBuilder", dependencies: ["UIKit", "Typesetting", "InputFiles", "CXMLReader"],
      swiftSettings: mainActor),
    .target(
      name: "Drawing",
      dependencies: ["UIKit", "Typesetting", "InputFiles", "CCairo", "CFreeType", "CTurboJPEG", "CZlib"],
      swiftSettings: mainActor),
    .target(name: "Environments", dependencies: ["InterfaceBuilder", "UIKit"], swiftSettings: mainActor),
    // Taps through an app to reach its screens. No product: only the program uses it.
    .target(
      name: "Walking", dependencies: ["Environments", "InterfaceBuilder", "UIKit", "InputFiles"],
      swiftSettings: mainActor),
    .target(
      name: "Audit", dependencies: ["Environments", "InterfaceBuilder", "UIKit", "InputFiles"],
      swiftSettings: mainActor),
    // No product depends on it, so that nobody who uses the libraries has to build Yams.
    .target(
      name: "Configuration",
      dependencies: [
        "Audit", "Walking", "Environments", "InterfaceBuilder", "UIKit", "InputFiles",
        .product(name: "Yams", package: "Yams"),
      ]),
    // What differs between two revisions of a document. No product: only the program uses it.
    .target(
      name: "Differences", dependencies: ["Pages", "Audit", "Environments", "InterfaceBuilder", "UIKit"],
      swiftSettings: mainActor),
    // What all HTML pages are made of.
    .target(
      name: "Pages", dependencies: ["Environments"],
      resources: [
        .embedInCode("Style/base.css"), .embedInCode("Style/comparison.css"), .embedInCode("Style/comparison.js"),
      ]),
    .target(
      name: "Reports", dependencies: ["Pages", "Audit", "Environments", "InterfaceBuilder"],
      resources: [.embedInCode("HTML/report.css"), .embedInCode("HTML/report.js")]),
    .target(
      name: "snug",
      dependencies: [
        "Differences", "Reports", "Pages", "Configuration", "Audit", "Walking", "Environments", "Drawing",
        "InterfaceBuilder", "UIKit", "Typesetting", "ConstraintSolver", "Projects", "InputFiles", "CProgramVersion",
        "CIsolation", "CSeparateStack",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      resources: [
        .embedInCode("Preview/Page/preview.html"), .embedInCode("Preview/Page/preview.css"),
        .embedInCode("Preview/Page/preview.js"),
      ]),

    // Floor 11: serves the page of `snug preview`. The program hands it to the command, so that no library has it.
    .target(
      name: "PreviewServer",
      dependencies: [
        "snug", .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .executableTarget(name: "snug-program", dependencies: ["snug", "PreviewServer"]),
    // Floor 11: an app's program, which snug starts to load the app's documents with its code.
    .target(
      name: "SnugHost",
      dependencies: ["snug", "Drawing", "InterfaceBuilder", "UIKit", "InputFiles", "Walking"]),

    // Floor 9, too: tests of an app's screens.
    .target(
      name: "SnugTesting",
      dependencies: [
        "Pages", "Audit", "Environments", "Drawing", "InterfaceBuilder", "UIKit", "InputFiles", "_Testing_UIKit",
      ]),

    // What takes the place of swift-snapshot-testing in an app's tests.
    .target(
      name: "SnapshotAssertions",
      dependencies: ["SnugTesting", "Environments", "Drawing", "InterfaceBuilder", "UIKit", "InputFiles"]),
    // What takes the place of Quick, Nimble and Nimble-Snapshots in an app's tests.
    .target(name: "SpecAssertions", dependencies: ["SnapshotAssertions", "SnugTesting", "UIKit"]),
    // Floor 12: the program of an app's tests. `make sdk` makes a library of it and of what only tests need.
    .target(
      name: "SnugTestHost",
      dependencies: ["SnugHost", "SpecAssertions", "SnapshotAssertions", "snug", "Environments", "UIKit"]),

    // The plugin by which an app's own sources compile here.
    .target(name: "SourceRewriting"),
    .executableTarget(name: "rewrite-sources", dependencies: ["SourceRewriting"]),
    .plugin(name: "UIKitSources", capability: .buildTool(), dependencies: ["rewrite-sources"]),
    // It depends on no tool: with an artifact bundle there is nothing to build, and without one it builds the program
    // itself, optimised.
    .plugin(
      name: "SnugCommand",
      capability: .command(intent: .custom(verb: "snug", description: "Runs snug: swift package snug audit App"))),

    // Feeds damaged input to the libraries.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Reports", "Audit", "Environments", "Drawing", "InterfaceBuilder", "UIKit", "ConstraintSolver",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Tests/Fuzzing", swiftSettings: mainActor),

    // What tests of several modules use: folders, random numbers, a client of a server. It imports no module of Snug.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // Runs the examples in Snippets/ and the README's commands, and looks links up.
    .testTarget(name: "DocumentationTests", dependencies: ["TestSupport", "snug-program"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["TestSupport", "ConstraintSolver"]),
    .testTarget(name: "InputFilesTests", dependencies: ["TestSupport", "InputFiles"]),
    .testTarget(name: "ProjectsTests", dependencies: ["TestSupport", "Projects"]),
    .testTarget(name: "TypesettingTests", dependencies: ["TestSupport", "Typesetting"]),
    .testTarget(
      name: "UIKitTests", dependencies: ["TestSupport", "UIKit", "_Testing_UIKit"], swiftSettings: mainActor),
    // Code of a client, outside of the module, in both language modes. A warning there is an error.
    .testTarget(
      name: "ClientSwift6Tests", dependencies: ["TestSupport", "UIKit", "_Testing_UIKit"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ClientSwift5Tests",
      dependencies: [
        "TestSupport", "SnugTesting", "Audit", "Environments", "Drawing", "InterfaceBuilder", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["TestSupport", "InterfaceBuilder", "InputFiles", "_Testing_UIKit"],
      swiftSettings: mainActor),
    .testTarget(
      name: "DrawingTests", dependencies: ["TestSupport", "Drawing", "CTurboJPEG", "_Testing_UIKit"],
      swiftSettings: mainActor),
    // Screens that public projects recorded on iOS, rebuilt and compared with what was measured in the pictures.
    .testTarget(
      name: "DeviceTests", dependencies: ["Drawing", "Typesetting", "UIKit", "_Testing_UIKit"], exclude: ["Recorded"],
      swiftSettings: mainActor),
    .testTarget(
      name: "EnvironmentsTests", dependencies: ["TestSupport", "Environments", "_Testing_UIKit"],
      swiftSettings: mainActor),
    .testTarget(name: "WalkingTests", dependencies: ["Walking", "_Testing_UIKit"], swiftSettings: mainActor),
    .testTarget(
      name: "AuditTests", dependencies: ["TestSupport", "Audit", "_Testing_UIKit"], swiftSettings: mainActor),
    .testTarget(
      name: "ConfigurationTests", dependencies: ["TestSupport", "Configuration", "Walking", "_Testing_UIKit"]),
    .testTarget(name: "PagesTests", dependencies: ["Pages"]),
    .testTarget(name: "DifferencesTests", dependencies: ["Differences", "InterfaceBuilder"], swiftSettings: mainActor),
    .testTarget(name: "ReportsTests", dependencies: ["Reports"]),
    .testTarget(name: "FuzzTests", dependencies: ["TestSupport", "fuzz", "_Testing_UIKit"], swiftSettings: mainActor),
    .testTarget(
      name: "SnugTestingTests", dependencies: ["TestSupport", "SnugTesting", "Audit", "_Testing_UIKit"],
      swiftSettings: mainActor),
    .testTarget(
      name: "SnapshotAssertionsTests",
      dependencies: ["TestSupport", "SnapshotAssertions", "SnugTestHost", "_Testing_UIKit"], swiftSettings: mainActor),
    .testTarget(
      name: "SpecAssertionsTests", dependencies: ["SpecAssertions", "SnugTestHost", "_Testing_UIKit"],
      swiftSettings: mainActor),
    .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting"]),
    .testTarget(
      name: "FrameworkModulesTests",
      dependencies: ["UIKit", "_Testing_UIKit", "_Testing_CoreImage"]
        + (frameworkModules.map(\.key) + otherModules).map { .target(name: $0) },
      swiftSettings: mainActor),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "TestSupport", "AutoLayoutGuide", "BattlePets", "SameFontSize", "StackHeights", "snug-program", "SnugTesting",
        "InterfaceBuilder", "Typesetting", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: mainActor),
    .testTarget(name: "PreviewServerTests", dependencies: ["TestSupport", "PreviewServer", "snug"]),
    .testTarget(
      name: "snugTests",
      dependencies: [
        "TestSupport", "snug", "snug-program", "PreviewServer", "CIsolation", "_Testing_UIKit",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += frameworkModules.map { name, others in
  .target(name: name, dependencies: ["UIKit"] + others, path: "Sources/FrameworkModules/\(name)")
}
#if os(Linux)
  // Only built for apps that ask for them.
  package.products.append(.library(name: "AppleFrameworks", targets: frameworkModules.map(\.key) + otherModules))
  package.dependencies.append(.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"))
  package.targets.append(
    .target(
      name: publishers, dependencies: ["UIKit"] + openCombine.map { .product(name: $0, package: "OpenCombine") },
      path: "Sources/FrameworkModules/\(publishers)"))
  package.targets.append(
    .target(name: matrices, dependencies: ["UIKit"], path: "Sources/FrameworkModules/\(matrices)"))
#endif

/// An app of iOS sources, as its own Package.swift has it.
func app(_ name: String, documents: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: ["SnugHost", "UIKit"], path: "Examples/\(name)/\(name)",
    exclude: documents + ["Info.plist"], sources: ["Placeholder.swift"],
    swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"])
}
package.targets += [
  app(
    "AutoLayoutGuide",
    documents: ["Assets.xcassets", "Detail.xib", "DetailLevel99.xib", "Hello.xib", "MenuCell.xib", "SignIn.xib"]),
  app("BattlePets", documents: ["Assets.xcassets", "Base.lproj"]),
  app("SameFontSize", documents: ["Assets.xcassets"]),
  app("StackHeights", documents: ["ProportionalHeightsViewController.xib", "TiedHeightsViewController.xib"]),
]

// What rewrites sources is built with the toolchain's swift-syntax, or else with the package.
let syntaxModules = ["SwiftSyntax", "SwiftParser"]
let rewriters = ["SourceRewriting", "rewrite-sources", "SourceRewritingTests"]
if let toolchainSyntax {
  for target in package.targets where rewriters.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-I", toolchainSyntax])]
    target.linkerSettings =
      [.unsafeFlags(["-L", toolchainSyntax, "-Xlinker", "-rpath", "-Xlinker", toolchainSyntax])]
      + syntaxModules.map { .linkedLibrary($0) }
  }
} else {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"))
  for target in package.targets where target.name == "SourceRewriting" {
    target.dependencies += syntaxModules.map { .product(name: $0, package: "swift-syntax") }
  }
}

// Layout spends its time here, so these are optimised in debug builds, too. Such a build takes a third of the time of a
// release build, compiles only what changed, and its program is three times slower.
for target in package.targets where ["ConstraintSolver", "Typesetting"].contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"], .when(configuration: .debug))]
}

// A file sees the members of the modules that it imports itself, not of those that other files import. Clients' tests
// are compiled as a client's package is.
for target in package.targets
where target.type != .system && target.type != .plugin && target.plugins == nil && !target.name.hasPrefix("Client") {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("MemberImportVisibility")]
}

// `make docs` builds the documentation with Apple's plugin. Only then is it a dependency, so that nobody who uses a
// product has to fetch it.
if Context.environment["SNUG_DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// `SNUG_TESTS=UIKitTests,AuditTests swift test` builds only these test targets.
if let names = Context.environment["SNUG_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
