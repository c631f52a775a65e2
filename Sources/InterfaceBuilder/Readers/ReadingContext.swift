@_spi(Generated) import UIKit

/// The state while a scene, or later a cell that a table or collection view dequeues, is made from its elements: the
/// settings and resources for readers, the objects made so far, and notes on references that could not be resolved.
///
/// All contexts of a scene have the same ``SceneSetting``.
final class ReadingContext {
  /// The facts that hold for the whole scene and that readers need: the environment (device, text size, language), the
  /// traits, the document's resources and translations, and whether the app's code runs.
  private let setting: SceneSetting
  /// The traits of the scene, but with ``SceneSetting/drawnTextSize``, for fonts that do not follow the user's text
  /// size.
  let traitsAtDrawnSize: UITraitCollection

  /// The views of the app's own classes that have been made but whose `awakeFromNib()` has not been called yet.
  private var ownViews: [UIView] = []
  /// The objects made so far.
  var registry: ObjectRegistry
  /// Notes on references and values that could not be resolved, in reading order.
  private(set) var notes: [DocumentNote]
  /// The document locations of cells and other reusable views that lists dequeue during layout.
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

  /// Whether text styles have a text size that comes from the canvas (``SceneSetting/drawnTextSize``) and is not Large.
  var hasTextSizeOfCanvas: Bool {
    setting.drawnTextSize != .large && traits.preferredContentSizeCategory == setting.drawnTextSize
  }

  // MARK: Classes of the app

  /// Whether objects are made with the app's own classes. They are not on the canvas, in scenes that are made without
  /// the app's code, and if the app's code is not available; then UIKit's classes are used.
  var hasOwnClasses: Bool { !isOnCanvas && setting.runsCode && !RuntimeTable.shared.isEmpty }

  /// The app's class of an element; `nil` if it has none, or if the class is not available.
  func ownClass(of element: Element) -> AnyClass? {
    guard hasOwnClasses, let name = element["customClass"] else { return nil }
    return RuntimeTable.shared.anyClass(named: name, module: element["customModule"])
  }

  /// The class with which an element's object is made if the app's code runs: the app's own class, or the class of a
  /// framework other than UIKit; `nil` if UIKit's class is used.
  func classOfCode(of element: Element) -> AnyClass? {
    guard hasOwnClasses else { return nil }
    if let own = ownClass(of: element) { return own }
    return RuntimeTable.shared.frameworkClass(named: element["customClass"] ?? ElementCatalogue.className(of: element))
  }

  /// Whether an object of the app's own class is the data source of a table or collection view.
  func hasOwnDataSource(_ list: Element) -> Bool {
    guard hasOwnClasses, let connections = list.child("connections") else { return false }
    let outlet = connections.children.first { $0.name == "outlet" && $0["property"] == "dataSource" }
    return outlet?["destination"].flatMap { setting.objects[$0] }.flatMap(ownClass) != nil
  }

  /// Whether the prototype cells of a table are as high as their content asks for.
  func hasAutomaticRows(_ table: Element) -> Bool {
    table.id.map(setting.tablesWithAutomaticRows.contains) == true
  }

  /// Gives an object of the app empty values for what other code should hand over to it, if the scene is made with them.
  func giveEmptyValues(to object: AnyObject) {
    if SceneSetting.givesEmptyValues { EmptyValues.shared.fillHandedOver(of: object) }
  }

  /// A controller that an initializer with empty values for its other arguments makes; `nil` if the scene is not made with
  /// them, or if the class has no such initializer.
  func objectWithEmptyValues(of type: UIViewController.Type, coder: NSCoder) -> UIViewController? {
    guard SceneSetting.givesEmptyValues else { return nil }
    return EmptyValues.shared.object(of: type, coder: coder) as? UIViewController
  }

  /// Adds a view of one of the app's own classes to the list of views whose `awakeFromNib()` has to be called.
  func didMakeOwnView(_ view: UIView) { ownViews.append(view) }

  /// Returns the views of the app's own classes whose `awakeFromNib()` has to be called, and empties the list.
  func takeOwnViews() -> [UIView] {
    defer { ownViews = [] }
    return ownViews
  }

  /// Sets the scene's controller and registers it, so that connections can refer to it.
  func begin(with controller: UIViewController, element: Element) {
    owner = controller
    ownerElement = element
    if let id = element.id, registry[id] == nil { registry.register(controller, withoutConnectionsFor: element) }
  }

  /// An object that makes the reusable views that a table or collection view of this scene dequeues.
  var reuseSource: ReuseSource {
    ReuseSource(setting: setting, locations: reusedLocations, owner: owner, ownerElement: ownerElement)
  }

  /// The element of the document's object with an identifier; nil if there is none.
  func element(of id: String) -> Element? { setting.objects[id] }

  /// The position of an element, for messages: `Main.storyboard:12`.
  func place(of element: Element) -> String { "\(setting.documentPath):\(element.line)" }

  /// The properties of an element for the size classes of the scene.
  func properties(of element: Element) -> Properties { Properties(element, traits: traits) }

  func note(_ kind: DocumentNote.Kind, _ element: Element, _ message: String) {
    notes.append(DocumentNote(kind: kind, line: element.line, objectID: element.owner?.id, message: message))
  }
}
