import Foundation
@_spi(Generated) import UIKit

/// Loads storyboards and nibs by name when the app's code requests them from UIKit.
package final class AppDocuments: DocumentLoading {
  private let folder: String
  private lazy var paths = Self.paths(below: [folder] + foldersOfModules)
  private let foldersOfModules: [String]
  private var documents: [String: InterfaceDocument] = [:]

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - folder: the folder of the app's sources and documents.
  ///   - foldersOfModules: the folders of its modules, in which documents are looked for that the app does not have.
  package init(folder: String, foldersOfModules: [String] = []) {
    self.folder = folder
    self.foldersOfModules = foldersOfModules
  }

  /// Runs `body`, such as the launch of the app. Meanwhile, the app's images and colours are found by name.
  package func performWithAssets<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AssetCatalogs().catalog(forDocumentAt: "\(folder)/Info.plist").performAsSource(body)
  }

  package func controller(
    _ identifier: String?, in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let document = document("\(storyboard.name).storyboard") else { return nil }
    let scene = document.scenes.first {
      $0.kind == .controller
        && (identifier == nil ? $0.id == document.initialControllerID : $0.storyboardIdentifier == identifier)
    }
    let controllers = StoryboardControllers(document: document, environment: environment(for: document))
    return scene.map { controllers.controller(of: $0, creator: creator) }
  }

  package func objects(ofNib name: String, in bundle: Bundle?, owner: Any?) -> [Any]? {
    guard let document = document("\(name).xib"), let objects = document.root.child("objects") else { return nil }
    let context = SceneLoader(document: document, environment: environment(for: document), showsEmbeddedScenes: false)
      .context
    let tree = ViewTreeReader(context: context)
    for element in objects.children where element["placeholderIdentifier"] == "IBFilesOwner" {
      if let owner { context.registry.register(owner as AnyObject, for: element) }
    }
    let controllers = StoryboardControllers(document: document, environment: environment(for: document))
    let topLevel = objects.children.compactMap { element -> AnyObject? in
      guard ElementCatalogue.isController(element) else { return TopLevelObjects(tree: tree).object(of: element) }
      return element.id.flatMap(controllers.controller)
    }
    ViewLoader(tree: tree).finish()
    return topLevel
  }

  /// The environment in which the app's code is running now. While the app is launched, there is none, and it is the
  /// device that the document's canvas shows.
  private func environment(for document: InterfaceDocument) -> Environment {
    // The app's code runs only on devices, so safe areas are never those of the canvas.
    var environment = SceneSetting.current ?? Environment.designTime(of: document)
    environment.safeAreaSource = .device
    return environment
  }

  /// The document with a file name; `nil` if there is none.
  ///
  /// Another target may have a document of the same name, such as one for macOS, so the first one is taken that can be read.
  private func document(_ name: String) -> InterfaceDocument? {
    if let document = documents[name] { return document }
    var problem: DocumentError?
    for path in paths[name] ?? [] {
      do throws(DocumentError) {
        let document = try InterfaceDocument(data: DocumentFile.read(path), path: path)
        documents[name] = document
        return document
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { fatalError("\(problem)") }
    return nil
  }

  /// The paths of the documents in some folders, by file name: folder by folder, first those in `Base.lproj`, then in
  /// alphabetical order.
  private static func paths(below folders: [String]) -> [String: [String]] {
    var listed: Set<String> = []
    let paths = folders.flatMap { folder -> [String] in
      let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      let documents = all.sorted().filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      let ordered = documents.filter { $0.contains("Base.lproj/") } + documents.filter { !$0.contains("Base.lproj/") }
      return ordered.map { "\(folder)/\($0)" }.filter { listed.insert($0).inserted }
    }
    return Dictionary(grouping: paths) { $0.split(separator: "/").last.map(String.init) ?? $0 }
  }
}
