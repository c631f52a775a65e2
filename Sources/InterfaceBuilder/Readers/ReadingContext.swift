@_spi(Generated) import UIKit

/// One reading of a scene, or of a cell that a list requests later: what readers look up, the objects made so far, and
/// the notes on what could not be resolved.
///
/// All readings of a scene have the same ``SceneSetting``.
final class ReadingContext {
  /// The settings with which the objects are made.
  private let setting: SceneSetting
  /// The traits with the text size for fonts that do not follow the reader's text size.
  let traitsAtDrawnSize: UITraitCollection

  /// The views of the app's own classes made so far whose `awakeFromNib()` has not been called yet.
  private var ownViews: [UIView] = []
  /// The objects made so far.
  var registry: ObjectRegistry
  /// Notes on references and values that could not be resolved, in reading order.
  private(set) var notes: [DocumentNote]
  /// The locations of views that lists request during layout.
  let reusedLocations: ReusedLocations
  /// The controller of the scene.
  private(set) weak var owner: UIViewController?
  private var ownerElement: Element?

  init(_ setting: SceneSetting, reusedLocations: ReusedLocations = ReusedLocations()) {
    self.setting = setting
    registry = ObjectRegistry(setting.objects)
    self.reusedLocations = reusedLocations
    traitsAtDrawnSize = setting.traits.modifyingTraits { $0.preferredContentSizeCategory = setting.drawnTextSize }
    notes = (setting.texts?.problems ?? []).map { DocumentNote(kind: .invalidValue, line: 1, message: $0) }
  }

  var traits: UITraitCollection { setting.traits }
  var isOnCanvas: Bool { setting.isOnCanvas }
  var usesAutoLayout: Bool { setting.usesAutoLayout }
  var recordedSizes: [String: CGSize] { setting.recordedSizes }
  var texts: TextCatalog? { setting.texts }
  var pseudoLanguage: PseudoLanguage? { setting.environment.pseudoLanguage }
  private var resources: DocumentResources { setting.resources }
  private var assets: AssetCatalog { setting.assets }

  private(set) lazy var colors = ColorReader(resources: resources, catalog: assets) { [unowned self] element, name in
    noteMissing("the colour “\(name)”", of: element, unreadable: assets.unreadableFiles(ofColorNamed: name))
  }

  private(set) lazy var images = ImageReader(
    resources: resources, catalog: assets, traits: traits, symbolsStayAtLarge: hasTextSizeOfCanvas
  ) { [unowned self] element, name in
    noteMissing("the image “\(name)”", of: element, unreadable: assets.unreadableFiles(ofImageNamed: name))
  }

  private func noteMissing(_ resource: String, of element: Element, unreadable files: [String]) {
    if files.isEmpty {
      note(.missingResource, element, "\(resource) is neither in the document nor in an asset catalog near it")
    } else {
      note(.unreadableResource, element, "\(resource) cannot be read: \(files.joined(separator: ", "))")
    }
  }

  private(set) lazy var strings = AttributedStringReader(colors: colors)

  /// Whether texts have a size that the canvas chose, and this size is not Large.
  var hasTextSizeOfCanvas: Bool {
    setting.drawnTextSize != .large && traits.preferredContentSizeCategory == setting.drawnTextSize
  }

  // MARK: Classes of the app

  /// Whether the app's own classes are available. The canvas shows UIKit's classes instead, and so does a scene whose
  /// code is left out.
  var hasOwnClasses: Bool { !isOnCanvas && setting.runsCode && !RuntimeTable.shared.isEmpty }

  /// The app's class of an element; `nil` if it has none, or if the class is not available.
  func ownClass(of element: Element) -> AnyClass? {
    guard hasOwnClasses, let name = element["customClass"] else { return nil }
    return RuntimeTable.shared.anyClass(named: name, module: element["customModule"])
  }

  /// The class that an element has for the app's code: the app's own, or that of a module beside UIKit.
  func classOfCode(of element: Element) -> AnyClass? {
    guard hasOwnClasses else { return nil }
    if let own = ownClass(of: element) { return own }
    return RuntimeTable.shared.frameworkClass(named: element["customClass"] ?? ElementCatalogue.className(of: element))
  }

  /// Whether the app's code provides the content of a list.
  func hasOwnDataSource(_ list: Element) -> Bool {
    guard hasOwnClasses, let connections = list.child("connections") else { return false }
    let outlet = connections.children.first { $0.name == "outlet" && $0["property"] == "dataSource" }
    return outlet?["destination"].flatMap { setting.objects[$0] }.flatMap(ownClass) != nil
  }

  /// Keeps a view of an app's class until its `awakeFromNib()` is called.
  func didMakeOwnView(_ view: UIView) { ownViews.append(view) }

  /// The views of the app's own classes whose `awakeFromNib()` has not been called yet. Each is returned once only.
  func takeOwnViews() -> [UIView] {
    defer { ownViews = [] }
    return ownViews
  }

  /// Sets the controller to which connections may lead.
  func begin(with controller: UIViewController, element: Element) {
    owner = controller
    ownerElement = element
    if let id = element.id, registry[id] == nil { registry.register(controller, withoutConnectionsFor: element) }
  }

  /// Makes the views that a list requests.
  var reuseSource: ReuseSource {
    ReuseSource(setting: setting, locations: reusedLocations, owner: owner, ownerElement: ownerElement)
  }

  /// The element of an object of the document.
  func element(of id: String) -> Element? { setting.objects[id] }

  /// The position of an element, for messages: `Main.storyboard:12`.
  func place(of element: Element) -> String { "\(setting.documentPath):\(element.line)" }

  /// The properties of an element in the size class of the scene.
  func properties(of element: Element) -> Properties { Properties(element, traits: traits) }

  func note(_ kind: DocumentNote.Kind, _ element: Element, _ message: String) {
    notes.append(DocumentNote(kind: kind, line: element.line, objectID: element.owner?.id, message: message))
  }
}
