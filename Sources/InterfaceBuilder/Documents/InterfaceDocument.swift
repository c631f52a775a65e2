import Foundation
@_spi(Generated) import UIKit

/// A storyboard or xib of iOS. It is read once, and instantiated for any number of environments.
///
/// The document is an immutable value that tasks can share. Only an instantiated scene is laid out.
nonisolated public struct InterfaceDocument: Sendable {
  /// The two kinds of document.
  public enum Kind: String, Hashable, Sendable {
    /// Scenes with controllers and segues between them.
    case storyboard
    /// Views, or one controller, that code loads.
    case xib
  }

  /// The device of the canvas when the document was saved.
  public struct DeviceReference: Hashable, Sendable {
    /// Interface Builder's identifier, as `retina6_1`.
    public var id: String
    /// Whether the device lay on its side.
    public var isLandscape: Bool
    /// Whether the canvas was dark.
    public var isDark: Bool
  }

  /// The file as the caller named it.
  public let path: String
  /// Storyboard or xib.
  public let kind: Kind
  /// The Xcode that saved the document; build 0 if the document does not state it.
  public let xcode: XcodeVersion
  /// The device of the canvas; nil in documents before Xcode 8.
  public let device: DeviceReference?
  /// Whether the document uses Auto Layout. Without it, the stored frames place all views.
  public let usesAutoLayout: Bool
  /// Whether root views have safe-area guides; before that, top and bottom layout guides.
  public let usesSafeAreas: Bool
  /// Whether the document has variations by size class.
  public let usesTraitCollections: Bool
  /// Whether the document is shown while an app starts.
  public let isLaunchScreen: Bool
  /// Identifier of the controller that the storyboard starts with.
  public let initialControllerID: String?
  /// Every controller and every top-level view, in document order.
  public private(set) var scenes: [SceneDescription]
  /// Scenes that are excluded from ``scenes``, but to which other scenes may lead.
  private var leftOutScenes: [SceneDescription] = []
  /// The identifiers of scenes that are made without the app's code.
  public private(set) var scenesWithoutCode: Set<String> = []
  /// Images and colours that the document names, with the sizes and values that it stores for them.
  public let resources: DocumentResources
  /// Whether a view of the document lets its font follow the text size while the app runs.
  public let adjustsFontsForTextSize: Bool
  /// The objects that have a class of the app, or values for properties that the app's code may define.
  let elementsForCode: [Element]
  /// Elements, attributes and references that were not understood, by line.
  public private(set) var notes: [DocumentNote]

  /// The rules by which the canvas of that Xcode lays documents out.
  let canvas: CanvasPolicy
  /// The outermost element.
  package let root: Element
  let objects: ObjectTable
  let segues: SegueTable
  /// The texts of the document in other languages.
  let localization: DocumentLocalization
  let connections: ConnectionTable
  /// Natural sizes that Interface Builder recorded for views of the app's own classes, by their identifiers.
  let recordedSizes: [String: CGSize]

  /// The screens that code makes instead of controllers of the document, by the controllers' identifiers.
  var codeScreens: [String: CodeScreen] = [:]

  /// Comments for the audit, in the order of lines.
  public internal(set) var comments: [DocumentComment]

  /// What labels, buttons, text fields and text views show if code sets their text, by identifier. On devices these
  /// texts replace the document's own; the canvas shows the document's.
  public var shownTexts: [String: ShownText] = [:]

  private let catalogs: AssetCatalogs

  /// Whether one of its colours has a value of its own for increased contrast.
  public var hasColorsForIncreasedContrast: Bool {
    resources.namedColors.keys.contains { assets.hasIncreasedContrast(colorNamed: $0) }
  }

  /// The images and colours of the project, by name.
  var assets: AssetCatalog { catalogs.catalog(forDocumentAt: path) }

  /// Reads a document from a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - assets: where its asset catalogs are kept. Documents of one project should share them.
  /// - Throws: ``DocumentError``, which names the file and the line.
  public static func load(
    contentsOf path: String, assets: AssetCatalogs = AssetCatalogs()
  ) throws(DocumentError) -> InterfaceDocument {
    try InterfaceDocument(data: DocumentFile.read(path, isNamed: true), path: path, assets: assets)
  }

  /// Reads a document from memory.
  ///
  /// - Parameters:
  ///   - data: the text of the document.
  ///   - path: names the document. Its asset catalogs and its translations are looked for near it.
  ///   - assets: where its asset catalogs are kept. Documents of one project should share them.
  /// - Throws: ``DocumentError``, which names the file and the line.
  public init(data: Data, path: String, assets: AssetCatalogs = AssetCatalogs()) throws(DocumentError) {
    let root = try DocumentFile.documentElement(of: data, path: path)
    var notes: [DocumentNote] = []
    self.path = path
    self.root = root
    comments = DocumentComment.all(in: data)
    catalogs = assets
    localization = DocumentLocalization(documentPath: path)
    kind = root["type"]?.contains("Storyboard") == true ? .storyboard : .xib
    xcode = XcodeVersion(of: root)
    canvas = CanvasPolicy(of: xcode)
    device = root.child("device").flatMap(DeviceReference.init)
    usesAutoLayout = root.bool("useAutolayout") ?? false
    usesSafeAreas = root.bool("useSafeAreas") ?? false
    usesTraitCollections = root.bool("useTraitCollections") ?? false
    isLaunchScreen = root.bool("launchScreen") ?? false
    initialControllerID = root["initialViewController"]
    objects = ObjectTable(root: root, notes: &notes)
    let segues = SegueTable(root: root)
    self.segues = segues
    scenes = SceneDescription.all(in: root).map { scene in
      var scene = scene
      scene.isEmbedded = segues.isEmbedded(scene.id)
      return scene
    }
    adjustsFontsForTextSize = root.descendants.contains { $0["adjustsFontForContentSizeCategory"] == "YES" }
    elementsForCode = root.descendants.filter {
      $0["customClass"] != nil || $0.child("userDefinedRuntimeAttributes") != nil
    }
    connections = ConnectionTable(root: root)
    recordedSizes = Self.recordedSizes(in: root)
    resources = DocumentResources(root.child("resources"))
    FormatCheck.check(root, notes: &notes)
    notes += localization.catalogProblems.map { DocumentNote(kind: .invalidValue, line: 1, message: $0) }
    self.notes = notes.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }

  private static func recordedSizes(in root: Element) -> [String: CGSize] {
    guard let designables = root.child("designables") else { return [:] }
    var sizes: [String: CGSize] = [:]
    for designable in designables.children {
      guard let id = designable["name"], let size = designable.size("intrinsicContentSize") else { continue }
      sizes[id] = size
    }
    return sizes
  }

  /// Languages into which the document is translated, in alphabetical order.
  public var languages: [String] { localization.languages }

  /// Languages into which the document at a path is translated, in alphabetical order. Only the strings files beside
  /// the document are read, not the document.
  public static func languages(ofDocumentAt path: String) -> [String] {
    DocumentLocalization(documentPath: path).languages
  }

  /// The languages of the document's longest translations, longest first, measured in characters of all texts.
  public func languages(withLongestTexts count: Int) -> [String] {
    let lengths = localization.languages.map { language in
      (language: language, length: localization.texts(for: language).length)
    }
    return lengths.sorted { ($1.length, $0.language) < ($0.length, $1.language) }.prefix(count).filter { $0.length > 0 }
      .map(\.language)
  }

  /// The document's texts in a language by Interface Builder's keys, such as `3bF-x2-Qvc.text`. If a language with a
  /// region has no text for a key, the language without the region is used.
  public func translations(into language: String) -> [String: String] {
    localization.texts(for: language).texts
  }

  /// What is wrong with the files of the texts in a language, one sentence per file; empty if all of them can be read.
  /// A language with a region also has the texts of the language without it.
  package func problemsOfTexts(in language: String) -> [String] { localization.texts(for: language).problems }

  /// Languages for which there are texts of the app beside the document but none of the document, in alphabetical
  /// order.
  public var languagesWithoutTexts: [String] { localization.languagesWithoutTexts }

  /// The total size in bytes of the strings files beside the document in a language, as a measure of how much is
  /// translated.
  public func bytesOfTexts(in language: String) -> Int { localization.bytesOfTexts(in: language) }

  /// The element of an object; nil for an identifier that no object has.
  public func element(_ id: String) -> Element? { objects[id] }

  /// The scene of a controller or of a top-level view.
  public func scene(_ id: String) -> SceneDescription? { (scenes + leftOutScenes).first { $0.id == id } }

  /// Excludes a scene from the document's scenes. Other scenes may still lead to it.
  ///
  /// - Parameter reason: the reason, for a note on the line of the scene.
  package mutating func leaveOut(_ scene: String, because reason: String) {
    guard let index = scenes.firstIndex(where: { $0.id == scene }) else { return }
    let scene = scenes.remove(at: index)
    leftOutScenes.append(scene)
    addNote(reason, on: scene)
  }

  /// Lets a scene be made of the document alone, as if the app had no code. Scenes that lead to it still make it with
  /// its code.
  ///
  /// - Parameter reason: the reason, for a note on the line of the scene.
  package mutating func leaveOutCode(ofScene scene: String, because reason: String) {
    guard let scene = scenes.first(where: { $0.id == scene }) else { return }
    scenesWithoutCode.insert(scene.id)
    addNote(reason, on: scene)
  }

  private mutating func addNote(_ reason: String, on scene: SceneDescription) {
    notes.append(DocumentNote(kind: .invalidValue, line: scene.line, message: reason))
    notes.sort { ($0.line, $0.message) < ($1.line, $1.message) }
  }
}

nonisolated extension InterfaceDocument.DeviceReference {
  /// The device of an element; `nil` if the element names none.
  init?(_ element: Element) {
    guard let id = element.id else { return nil }
    self.init(
      id: id, isLandscape: element["orientation"] == "landscape", isDark: element["appearance"] == "dark")
  }
}
