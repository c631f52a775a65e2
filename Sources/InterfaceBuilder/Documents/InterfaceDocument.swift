import Foundation
@_spi(Generated) import UIKit

/// A storyboard or xib for iOS. It is read once, and its scenes can be instantiated for any number of environments.
///
/// The document is a value that tasks can share. To lay out a scene, instantiate it.
nonisolated public struct InterfaceDocument: Sendable {
  /// The two kinds of document.
  public enum Kind: String, Hashable, Sendable {
    /// A storyboard: scenes with controllers, and segues between them.
    case storyboard
    /// A xib: views, or one controller, that code loads.
    case xib
  }

  /// The device that Interface Builder's canvas showed when the document was saved.
  public struct DeviceReference: Hashable, Sendable {
    /// Interface Builder's identifier, as `retina6_1`.
    public var id: String
    /// Whether the device was in landscape.
    public var isLandscape: Bool
    /// Whether the canvas had dark appearance.
    public var isDark: Bool
  }

  /// The path of the file, as the caller gave it.
  public let path: String
  /// Storyboard or xib.
  public let kind: Kind
  /// The Xcode that saved the document; build 0 if the document does not state it.
  public let xcode: XcodeVersion
  /// The device of the canvas; nil in documents of Xcode 7 and before.
  public let device: DeviceReference?
  /// Whether the document uses Auto Layout. Without it, the stored frames place all views.
  public let usesAutoLayout: Bool
  /// Whether root views have safe-area layout guides. If not, controllers have top and bottom layout guides.
  public let usesSafeAreas: Bool
  /// Whether the document has variations by size class.
  public let usesTraitCollections: Bool
  /// Whether the document is a launch screen, which is shown while an app starts.
  public let isLaunchScreen: Bool
  /// Identifier of the controller that the storyboard starts with.
  public let initialControllerID: String?
  /// Every controller and every top-level view, in document order.
  public private(set) var scenes: [SceneDescription]
  /// The identifiers of the scenes that a worker process lays out; `nil` for all.
  package var choice: Set<String>?
  /// Scenes that ``leaveOut(_:because:)`` has excluded from ``scenes``. Segues of other scenes may still lead to them.
  private var leftOutScenes: [SceneDescription] = []
  /// The identifiers of scenes that are made without the app's code.
  public private(set) var scenesWithoutCode: Set<String> = []
  /// The identifiers of scenes whose controllers and views get empty values for the properties that other code hands
  /// over.
  public private(set) var scenesWithEmptyValues: Set<String> = []
  /// Images and colours that the document names, with the sizes and values that it stores for them.
  public let resources: DocumentResources
  /// Whether some view of the document has `adjustsFontForContentSizeCategory` set: its font follows changes of the
  /// text size while the app runs.
  public let adjustsFontsForTextSize: Bool
  /// The objects that have a custom class or user-defined runtime attributes, so that the app's code may affect them.
  let elementsForCode: [Element]
  /// Elements, attributes and references that were not understood, by line.
  public private(set) var notes: [DocumentNote]

  /// The rules by which the canvas of the document's Xcode version lays out scenes.
  let canvas: CanvasPolicy
  /// The outermost element.
  package let root: Element
  let objects: ObjectTable
  let segues: SegueTable
  /// The texts of the document in other languages.
  let localization: DocumentLocalization
  let connections: ConnectionTable
  /// The intrinsic content sizes that Interface Builder has recorded for designable views (`<designables>`), by the
  /// views' identifiers.
  let recordedSizes: [String: CGSize]

  /// If the document was made from a ``CodeScreenFile``: the screens, by the identifiers of the document's controllers.
  /// The screen's code makes the controller in place of the document's.
  var codeScreens: [String: CodeScreen] = [:]

  /// If the document was made from a ``CodeScreenFile``: the texts of the app, which its screens show.
  var appTexts: (any AppTexts)?

  /// The comments with instructions for the audit, in order of lines.
  public internal(set) var comments: [DocumentComment]

  /// Texts that code sets at run time, by the identifier of the label, button, text field or text view. On devices,
  /// these texts replace the document's own. The canvas shows the document's own texts.
  public var shownTexts: [String: ShownText] = [:]

  /// The identifiers of the tables whose prototype cells are as high as their content asks for, whatever height the
  /// document states. This does not concern the canvas.
  package var tablesWithAutomaticRows: Set<String> = []

  private let catalogs: AssetCatalogs

  /// Whether some named colour of the document has a separate value for increased contrast.
  public var hasColorsForIncreasedContrast: Bool {
    resources.namedColors.keys.contains { assets.hasIncreasedContrast(colorNamed: $0) }
  }

  /// The images and colours of the project, by name.
  var assets: AssetCatalog { catalogs.catalog(forDocumentAt: path) }

  /// Reads a document from a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - assets: the cache for the document's asset catalogs. Documents of one project should share it.
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
  ///   - path: the path of the document, which need not exist. Asset catalogs and translations are looked for near it.
  ///   - assets: the cache for the document's asset catalogs. Documents of one project should share it.
  /// - Throws: ``DocumentError``, which names the file and the line.
  public init(data: Data, path: String, assets: AssetCatalogs = AssetCatalogs()) throws(DocumentError) {
    self.init(
      root: try DocumentFile.documentElement(of: data, path: path), path: path, assets: assets,
      localization: DocumentLocalization(documentPath: path), comments: DocumentComment.all(in: data))
  }

  private init(
    root: Element, path: String, assets: AssetCatalogs, localization: DocumentLocalization, comments: [DocumentComment]
  ) {
    var notes: [DocumentNote] = []
    self.path = path
    self.root = root
    self.comments = comments
    catalogs = assets
    self.localization = localization
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

  /// The document with other elements.
  func with(_ root: Element) -> InterfaceDocument {
    var document = InterfaceDocument(
      root: root, path: path, assets: catalogs, localization: localization, comments: comments)
    let leftOut = Set(leftOutScenes.map(\.id))
    document.leftOutScenes = document.scenes.filter { leftOut.contains($0.id) }
    document.scenes.removeAll { leftOut.contains($0.id) }
    document.choice = choice
    document.scenesWithoutCode = scenesWithoutCode
    document.scenesWithEmptyValues = scenesWithEmptyValues
    document.codeScreens = codeScreens
    document.appTexts = appTexts
    document.shownTexts = shownTexts
    document.tablesWithAutomaticRows = tablesWithAutomaticRows
    document.notes = notes
    return document
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

  /// Languages into which the document is translated, in alphabetical order. Screens of code are in the languages of the
  /// app's own texts, without its development language.
  public var languages: [String] { appTexts?.languagesByLength.sorted() ?? localization.languages }

  /// Languages into which the document at a path is translated, in alphabetical order. Only the strings files beside
  /// the document are read, not the document.
  public static func languages(ofDocumentAt path: String) -> [String] {
    DocumentLocalization(documentPath: path).languages
  }

  /// The languages with the longest translations of the document, longest first, at most `count`. The length of a
  /// translation is the number of characters of all its texts.
  public func languages(withLongestTexts count: Int) -> [String] {
    if let appTexts { return Array(appTexts.languagesByLength.prefix(count)) }
    let lengths = localization.languages.map { language in
      (language: language, length: localization.texts(for: language).length)
    }
    return lengths.sorted { ($1.length, $0.language) < ($0.length, $1.language) }.prefix(count).filter { $0.length > 0 }
      .map(\.language)
  }

  /// The document's texts in a language, by Interface Builder's keys, such as `3bF-x2-Qvc.text`. If a language with a
  /// region (`pt-BR`) has no text for a key, the text of the language without the region (`pt`) is used.
  public func translations(into language: String) -> [String: String] {
    localization.texts(for: language).texts
  }

  /// The keys of the texts that a string catalog says are not to be translated.
  package var keysOfTextsToKeep: Set<String> { localization.keysToKeep }

  /// The problems of reading the files with the texts in a language, one sentence per file; empty if all files can be
  /// read. For a language with a region (`pt-BR`), the files of the language without the region (`pt`) are included.
  package func problemsOfTexts(in language: String) -> [String] {
    appTexts?.problemsOfTexts(in: language) ?? localization.texts(for: language).problems
  }

  /// Whether the languages of an audit are chosen by texts that have been read, rather than by the sizes of files.
  package var languagesAreChosenByTexts: Bool { appTexts == nil }

  /// Languages into which the app is translated but the document is not, in alphabetical order: beside the document,
  /// there are strings files of the app in these languages, but none of the document.
  public var languagesWithoutTexts: [String] { localization.languagesWithoutTexts }

  /// The total size in bytes of the strings files beside the document in a language, as a measure of how much is
  /// translated.
  public func bytesOfTexts(in language: String) -> Int { localization.bytesOfTexts(in: language) }

  /// The element of the object with an identifier; nil if there is none.
  public func element(_ id: String) -> Element? { objects[id] }

  /// The scene whose controller or top-level view has an identifier, including scenes that were excluded from
  /// ``scenes``; nil if there is none.
  public func scene(_ id: String) -> SceneDescription? { (scenes + leftOutScenes).first { $0.id == id } }

  /// Excludes a scene from ``scenes``. Segues of other scenes may still lead to it.
  ///
  /// - Parameter reason: the message of a note that is added for the line of the scene.
  package mutating func leaveOut(_ scene: String, because reason: String) {
    guard let index = scenes.firstIndex(where: { $0.id == scene }) else { return }
    let scene = scenes.remove(at: index)
    leftOutScenes.append(scene)
    addNote(reason, on: scene)
  }

  /// The scenes that are laid out, in document order. Others may still be shown by them.
  package var chosenScenes: [SceneDescription] {
    guard let choice else { return scenes }
    return scenes.filter { choice.contains($0.id) }
  }

  /// Makes a scene be instantiated without the app's code, from the document alone. If another scene shows it, such as
  /// in a container view, it is still made with its code.
  ///
  /// - Parameter reason: the message of a note that is added for the line of the scene.
  package mutating func leaveOutCode(ofScene scene: String, because reason: String) {
    guard let scene = scenes.first(where: { $0.id == scene }) else { return }
    scenesWithoutCode.insert(scene.id)
    addNote(reason, on: scene)
  }

  /// Makes the controller of a scene get empty values, before it loads its view, for the properties that other code is
  /// expected to hand over, such as `var model: Model!`.
  package mutating func addEmptyValues(toScene scene: String) { scenesWithEmptyValues.insert(scene) }

  private mutating func addNote(_ reason: String, on scene: SceneDescription) {
    notes.append(DocumentNote(kind: .invalidValue, line: scene.line, message: reason))
    notes.sort { ($0.line, $0.message) < ($1.line, $1.message) }
  }
}

nonisolated extension InterfaceDocument.DeviceReference {
  /// Reads a `<device>` element; `nil` if the element names no device.
  init?(_ element: Element) {
    guard let id = element.id else { return nil }
    self.init(
      id: id, isLandscape: element["orientation"] == "landscape", isDark: element["appearance"] == "dark")
  }
}
