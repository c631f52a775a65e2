import UIKit

/// Makes the UIKit objects of one scene in one environment.
///
/// Goes through the scene's elements twice: first every object is made and put into the tree, then constraints are
/// added, because they may refer to any object. How each kind of view is read lies in files of its own.
final class SceneInstantiator {
  let document: InterfaceDocument
  let environment: Environment
  let traits: UITraitCollection
  /// The traits with text of size Large, for text that does not follow the reader's size.
  let traitsAtLarge: UITraitCollection
  let texts: TextCatalog?

  var registry = ObjectRegistry()
  var notes: [DocumentNote] = []
  /// The app's own controllers and views.
  let classes: CustomClasses
  /// Whether container views hold the scenes that their segues lead to.
  let showsEmbeddedScenes: Bool
  /// Controllers whose views are being made, so that a scene inside itself is noticed.
  var embeddingControllers: Set<String> = []
  /// Controllers inside container views, in document order.
  var embeddedControllers: [UIViewController] = []
  /// Views that own constraints, in document order.
  private var constraintOwners: [(view: UIView, properties: Properties)] = []
  /// Objects that the size class leaves out, and constraints on them.
  private var excluded: Set<String> = []

  init(
    document: InterfaceDocument, environment: Environment, showsEmbeddedScenes: Bool,
    classes: CustomClasses = CustomClasses()
  ) {
    self.document = document
    self.classes = classes
    self.showsEmbeddedScenes = showsEmbeddedScenes
    self.environment = environment
    traits = environment.traits(for: document)
    let drawnAt = environment.surroundings == .canvas ? document.canvas.textSize : .large
    traitsAtLarge = traits.modifyingTraits { $0.preferredContentSizeCategory = drawnAt }
    texts = environment.locale.map { DocumentLocalization(documentPath: document.path).texts(for: $0) }
  }

  private(set) lazy var stage = Stage(
    screen: UIScreen(size: environment.screenSize, scale: environment.scale, traits: traits), traits: traits,
    images: document.assets)

  private(set) lazy var colors = ColorReader(resources: document.resources, catalog: document.assets) {
    [unowned self] element, name in
    note(.missingResource, element, "the colour “\(name)” is neither in the document nor in an asset catalog near it")
  }

  /// Whether the document's texts have a size that the canvas chose, other than Large.
  var hasTextSizeOfCanvas: Bool {
    let drawnAt = traitsAtLarge.preferredContentSizeCategory
    return drawnAt != .large && environment.contentSizeCategory == drawnAt
  }

  private(set) lazy var images = ImageReader(
    resources: document.resources, catalog: document.assets, traits: traits, symbolsStayAtLarge: hasTextSizeOfCanvas
  ) { [unowned self] element, name in
    note(.missingResource, element, "the image “\(name)” is neither in the document nor in an asset catalog near it")
  }

  private(set) lazy var strings = AttributedStringReader(colors: colors)

  // MARK: Views

  /// Makes a view with everything in it.
  func makeView(_ element: Element) -> UIView {
    let properties = Properties(element, traits: traits)
    let view = newView(properties)
    if isPlacedByFrame(properties), let frame = storedFrame(element) { view.frame = frame }
    view.translatesAutoresizingMaskIntoConstraints = isPlacedByFrame(properties)
    fill(view, with: properties)
    return view
  }

  /// Gives a view what its element says, and everything in it.
  ///
  /// - Parameter takesOver: answers whether it has dealt with a subview itself, because the view makes that one.
  func fill(_ view: UIView, with properties: Properties, takesOver: (Element) -> Bool = { _ in false }) {
    registry.register(view, for: properties.element)
    applyViewProperties(properties, to: view)
    registerGuides(of: view, element: properties.element)
    addParts(properties, to: view)
    addSubviews(properties, to: view, takesOver: takesOver)
    applyRuntimeAttributes(properties, to: view)
    if properties.child("constraints") != nil { constraintOwners.append((view, properties)) }
    if properties.name == "containerView" { embedScene(in: view, element: properties.element) }
  }

  /// An object of the element's class with the properties of that class.
  ///
  /// Classes of the app that were not registered behave as the class that the element stands for.
  private func newView(_ properties: Properties) -> UIView {
    switch properties.name {
    case "label": makeLabel(properties)
    case "button": makeButton(properties)
    case "imageView": makeImageView(properties)
    case "textField": makeTextField(properties)
    case "textView": makeTextView(properties)
    case "stackView": makeStackView(properties)
    case "scrollView": makeScrollView(properties)
    case "switch": makeSwitch(properties)
    case "slider": makeSlider(properties)
    case "stepper": makeStepper(properties)
    case "segmentedControl": makeSegmentedControl(properties)
    case "progressView": makeProgressView(properties)
    case "activityIndicatorView": makeActivityIndicator(properties)
    case "pageControl": makePageControl(properties)
    case "datePicker": makeDatePicker(properties)
    case "pickerView": UIPickerView()
    case "visualEffectView": makeVisualEffectView(properties)
    case "tableView": makeTableView(properties)
    case "tableViewCell": makeTableViewCell(properties)
    case "collectionView": makeCollectionView(properties)
    case "collectionViewCell": UICollectionViewCell(frame: .zero)
    case "collectionReusableView": UICollectionReusableView(frame: .zero)
    case "navigationBar": makeNavigationBar(properties)
    case "toolbar": makeToolbar(properties)
    case "tabBar": makeTabBar(properties)
    case "searchBar": makeSearchBar(properties)
    default: makePlainView(properties)
    }
  }

  /// A view without content of its own: views of other frameworks and empty ones of the app's are boxes with a name.
  private func makePlainView(_ properties: Properties) -> UIView {
    if let own = classes.makeView(properties["customClass"]) { return own }
    let plain = properties.name == "view" && properties["customClass"] == nil ? UIView() : makeOpaqueView(properties)
    guard environment.surroundings == .canvas else { return plain }
    let width = properties.finite("placeholderIntrinsicWidth")
    let height = properties.finite("placeholderIntrinsicHeight")
    guard width != nil || height != nil else { return plain }
    return PlaceholderSizedView(width: width, height: height)
  }

  private func makeOpaqueView(_ properties: Properties) -> UIView {
    let isFramework = Self.frameworkViews.contains(properties.name)
    let isEmptyCustomView = properties.name == "view" && properties.child("subviews") == nil
    guard isFramework || isEmptyCustomView else { return UIView() }
    return UIOpaqueView(representing: properties["customClass"] ?? ClassNames.className(of: properties.element))
  }

  /// Elements that stand for views of other frameworks than UIKit.
  private static let frameworkViews: Set<String> = [
    "mapView", "webView", "wkWebView", "sceneKitView", "skView", "mtkView", "glkView", "arView", "arscnView",
    "arskView",
    "pdfView",
  ]

  /// The frame in the document: a rectangle, or distances from the superview's left and top.
  func storedFrame(_ element: Element) -> CGRect? {
    if let frame = element.rect("frame") { return frame }
    guard let inset = element.child("frame", key: "frameInset") else { return nil }
    return CGRect(
      x: inset.finite("minX") ?? 0, y: inset.finite("minY") ?? 0, width: inset.finite("width") ?? 0,
      height: inset.finite("height") ?? 0)
  }

  /// Subviews in their order, without those that the size class leaves out.
  private func addSubviews(_ properties: Properties, to view: UIView, takesOver: (Element) -> Bool) {
    guard let subviews = properties.child("subviews") else { return }
    let missing = properties.excluded("subviews")
    for element in subviews.children {
      if let id = element.id, missing.contains(id) {
        exclude(element)
        continue
      }
      guard ObjectKind.isView(element), !takesOver(element) else { continue }
      add(makeView(element), to: view)
    }
  }

  private func add(_ child: UIView, to view: UIView) {
    switch view {
    case let stack as UIStackView: stack.addArrangedSubview(child)
    case let effect as UIVisualEffectView: effect.contentView.addSubview(child)
    default: view.addSubview(child)
    }
  }

  /// Remembers that nothing of an element exists, so that constraints on it are left out without a note.
  private func exclude(_ element: Element) {
    for descendant in element.descendants {
      if let id = descendant.id { excluded.insert(id) }
    }
  }

  // MARK: Constraints

  /// Adds all constraints; called once when every object exists.
  func addConstraints() {
    for (view, properties) in constraintOwners {
      guard let constraints = properties.child("constraints") else { continue }
      let missing = properties.excluded("constraints")
      for element in constraints.children where element.name == "constraint" {
        if let id = element.id, missing.contains(id) { continue }
        addConstraint(element, owner: view, ownerID: properties.id)
      }
    }
  }

  private func addConstraint(_ element: Element, owner: UIView, ownerID: String?) {
    let specification: ConstraintSpecification
    do {
      specification = try ConstraintSpecification(Properties(element, traits: traits))
    } catch {
      note(.invalidValue, element, error.message)
      return
    }
    if specification.isPlaceholder, environment.surroundings != .canvas { return }
    guard let first = item(specification.firstItem, of: element, owner: owner) else { return }
    var second: AnyObject?
    if specification.secondAttribute != .notAnAttribute {
      guard let found = item(specification.secondItem, of: element, owner: owner) else { return }
      second = found
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: specification.firstAttribute, relatedBy: specification.relation, toItem: second,
      attribute: specification.secondAttribute, multiplier: specification.multiplier,
      constant: constant(of: specification, from: second, to: first))
    constraint.priority = UILayoutPriority(rawValue: specification.priority)
    constraint.identifier = specification.identifier
    if specification.usesSystemSpacing { constraint.systemSpacingMultiplier = 1 }
    registry.register(constraint, for: element)
    constraint.isActive = true
  }

  /// The distance that a constraint asks for. Standard spacing is what UIKit says, not the number that was cached with it:
  /// a document of Xcode 5 has the 20 points to a superview there, but lies 8 points below its guide.
  private func constant(of specification: ConstraintSpecification, from second: AnyObject?, to first: AnyObject)
    -> Double
  {
    guard specification.isStandardSpacing, first is any UILayoutSupport || second is any UILayoutSupport else {
      return specification.constant
    }
    return ConstraintSpecification.standardSpacingToLayoutGuide
  }

  /// The view or guide that a constraint refers to; without an identifier, the owner of the constraint.
  private func item(_ id: String?, of element: Element, owner: UIView) -> AnyObject? {
    guard let id else { return owner }
    if let object = registry[id] { return object }
    if !excluded.contains(id) {
      note(.missingObject, element, "the constraint refers to \(id), which the scene does not have; it was left out")
    }
    return nil
  }

  func note(_ kind: DocumentNote.Kind, _ element: Element, _ message: String) {
    notes.append(DocumentNote(kind: kind, line: element.line, objectID: element.owner?.id, message: message))
  }
}
