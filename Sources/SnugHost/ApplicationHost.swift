import Drawing
import Foundation
import InputFiles
import InterfaceBuilder
@_spi(Generated) import UIKit
import Walking
import snug

/// Runs the program of an app that was built with the plugin `UIKitSources`. A `snug` command starts the program to
/// load the app's documents with the app's code.
///
/// The plugin generates the code that calls this type. First the app is launched as by UIKit (`AppLaunch`): the
/// delegate is made and its launch methods are called. Then each document is loaded with the app's classes, which code
/// that `TargetRewriter` generated has registered in the `RuntimeTable`.
@_spi(Generated) @MainActor public struct ApplicationHost {
  private let folder: String
  private let foldersOfModules: [String]
  private let name: String
  private let infoPlist: String?
  private let makeDelegate: () -> any UIApplicationDelegate

  /// - Parameters:
  ///   - folder: the folder of the app's sources and documents.
  ///   - foldersOfModules: the folders of its modules that are not below it. What the app's code loads by name may be there.
  ///   - name: the name of the app's module.
  ///   - infoPlist: the path of the app's property list; `nil` if it is in the folder.
  ///   - makeDelegate: makes the application's delegate.
  public init(
    folder: String, foldersOfModules: [String] = [], name: String, infoPlist: String? = nil,
    delegate makeDelegate: @escaping @autoclosure () -> any UIApplicationDelegate
  ) {
    self.folder = folder
    self.foldersOfModules = foldersOfModules
    self.name = name
    self.infoPlist = infoPlist
    self.makeDelegate = makeDelegate
  }

  /// Answers the requests of the command that has started the program. Never returns.
  public func run() -> Never {
    let documents = useDocuments()
    RuntimeTable.shared.firstScreen = firstController
    Program.host { stage in documents.performWithAssets { launch(until: stage) } }
  }

  /// Runs tests of the app, as the command that has started the program requests. Never returns.
  ///
  /// - Parameters:
  ///   - tests: the tests.
  ///   - isLaunched: whether the app is launched before. It then shows its first screen, as in Xcode.
  package func run(_ tests: any TestLibrary, isLaunched: Bool) -> Never {
    _ = useDocuments()
    let library = TestsInSurroundings(tests, folder: folder)
    Program.host(tests: library) { stage in
      PostponedWork.shared.passesVirtually = true
      PostponedWork.shared.alsoPassesReally = true
      guard isLaunched else { return }
      library.launchAgain = { stage == .active ? launchWithRoots() : launch(until: stage) }
      library.surroundings.perform(library.launchAgain)
    }
  }

  /// Lets the code find the app's documents and files by name.
  private func useDocuments() -> AppDocuments {
    PictureEncoding.install()
    let documents = AppDocuments(folder: folder, foldersOfModules: foldersOfModules)
    DocumentLoader.current = documents
    AssetCatalogs.useModules(in: foldersOfModules)
    AppBundle.contents = AppFiles(
      folder: folder, foldersOfModules: foldersOfModules, name: name, infoDictionary: infoDictionary)
    return documents
  }

  /// Launches the app as far as a stage says.
  private func launch(until stage: LaunchStage) {
    PostponedWork.shared.passesVirtually = true
    switch stage {
    case .shown:
      launchWithRoots()
      showWindows()
    case .active:
      launch()
      PostponedWork.shared.run()
    case .delegate:
      let delegate = makeDelegate()
      EmptyValues.shared.fillHandedOver(of: delegate)
      UIApplication.shared.delegate = delegate
    case .none: break
    }
  }

  /// Lays out the windows, as before a picture.
  private func showWindows() {
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
    PostponedWork.shared.run()
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
  }

  /// Launches the app. The first controller is not shown in the app's window, because a command shows it on the device
  /// that it needs.
  private func launch() { UIWindow.withoutShowingRoots(launchWithRoots) }

  private func launchWithRoots() {
    AppLaunch(infoDictionary: infoDictionary).launch(makeDelegate()) { type in
      RuntimeTable.shared.makeObject(of: type) as? any UISceneDelegate
    }
  }

  /// Launches the app, and removes the root controller from its window. Returns this controller; `nil` if there is
  /// none.
  ///
  /// The process has launched the app before, and does so in each environment. It must show each time what it shows when it
  /// is launched for the first time, such as an introduction.
  private func firstController() -> UIViewController? {
    AppStart.current.resetDefaults()
    launch()
    guard let window = UIApplication.shared.windows.first(where: { $0.rootViewController != nil }) else { return nil }
    let controller = window.rootViewController
    window.rootViewController = nil
    return controller
  }

  /// The app's Info.plist: the file in the folder, or else the first one below it that names a main storyboard or a
  /// scene manifest. Empty if there is none.
  private var infoDictionary: [String: Any] {
    if let infoPlist { return propertyList(at: infoPlist) ?? [:] }
    if let own = propertyList("Info.plist") { return own }
    let below = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return below.filter { $0.hasSuffix("Info.plist") }.sorted().lazy.compactMap { propertyList($0) }.first {
      $0["UIMainStoryboardFile"] != nil || $0["UIApplicationSceneManifest"] != nil
    } ?? [:]
  }

  private func propertyList(_ path: String) -> [String: Any]? { propertyList(at: "\(folder)/\(path)") }

  private func propertyList(at path: String) -> [String: Any]? {
    (try? RegularFile.read(path, atMost: 16)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
  }
}
