import UIKit

/// Makes a view with all its subviews, and collects the constraints, which are added when every view exists.
///
/// The ``ViewReader`` that ``ElementCatalogue`` names makes each view; ``ViewProperties`` reads what every view has.
/// ``ViewLoader`` runs the reader and then adds constraints, connections and runtime attributes.
final class ViewTreeReader {
  let context: ReadingContext
  /// Views with constraints of their own, in document order.
  private(set) var constraintOwners: [(view: UIView, properties: Properties)] = []
  /// Views with user-defined runtime attributes, in document order. `ViewLoader` sets these by `RuntimeAttributes`.
  private(set) var attributeOwners: [(view: UIView, properties: Properties)] = []
  /// Identifiers of objects that the size class leaves out.
  private(set) var excluded: Set<String> = []
  /// Called with each container view and its element when the view is complete.
  var containerViewIsComplete: (UIView, Element) -> Void = { _, _ in }

  init(context: ReadingContext) {
    self.context = context
  }

  /// Makes a view with all its subviews.
  func view(from element: Element) -> UIView {
    let properties = context.properties(of: element)
    return ownView(properties) ?? filled(reader(of: element).view(from: properties, in: self), with: properties)
  }

  /// A view of the class that the app's code knows (``ReadingContext/classOfCode(of:)``); `nil` if there is no such
  /// class.
  private func ownView(_ properties: Properties) -> UIView? {
    guard let classOfCode = context.classOfCode(of: properties.element) as? UIView.Type,
      let view = reader(of: properties.element).view(
        of: classOfCode, from: properties, in: self, fill: { [self] in _ = filled($0, with: properties) })
    else { return nil }
    context.didMakeOwnView(view)
    return view
  }

  private func filled(_ view: UIView, with properties: Properties) -> UIView {
    let isPlacedByFrame = isPlacedByFrame(properties)
    if isPlacedByFrame, let frame = properties.storedFrame { view.frame = frame }
    view.translatesAutoresizingMaskIntoConstraints = isPlacedByFrame
    fill(view, with: properties)
    return view
  }

  /// The view in a property of another view; nil if the property is missing or holds something else.
  func part(_ properties: Properties, key: String) -> UIView? {
    properties.element.child(key: key).flatMap { ElementCatalogue.isView($0) ? view(from: $0) : nil }
  }

  /// Configures a view, and everything in it, from its element.
  ///
  /// - Parameter takesOver: returns whether the caller has read a subview itself, because the view makes that subview.
  func fill(_ view: UIView, with properties: Properties, takesOver: (Element) -> Bool = { _ in false }) {
    context.registry.register(view, for: properties.element)
    ViewProperties.apply(properties, to: view, in: context)
    if let size = naturalSizeOnCanvas(properties) { view.recordedNaturalSize = size }
    LayoutGuideReader.registerGuides(of: view, element: properties.element, in: context)
    reader(of: properties.element).addParts(properties, to: view, in: self)
    addSubviews(properties, to: view, takesOver: takesOver)
    if properties.child("userDefinedRuntimeAttributes") != nil { attributeOwners.append((view, properties)) }
    if properties.child("constraints") != nil { constraintOwners.append((view, properties)) }
    if properties.name == "containerView" { containerViewIsComplete(view, properties.element) }
  }

  /// The natural size that a document states for a view on the canvas: a placeholder, or the recorded size of an app's
  /// own class.
  private func naturalSizeOnCanvas(_ properties: Properties) -> CGSize? {
    guard context.isOnCanvas else { return nil }
    let width = properties.finite("placeholderIntrinsicWidth")
    let height = properties.finite("placeholderIntrinsicHeight")
    if width != nil || height != nil {
      return CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    }
    return properties.element.id.flatMap { context.recordedSizes[$0] }
  }

  private func reader(of element: Element) -> any ViewReader.Type {
    ElementCatalogue[element.name]?.reader ?? PlainViewReader.self
  }

  /// Whether the frame in the document places the view. It does not for views that constraints place.
  ///
  /// A view without any constraint of its own ("fixed frame") is compiled into constraints that keep its frame.
  private func isPlacedByFrame(_ properties: Properties) -> Bool {
    !context.usesAutoLayout || properties.bool("translatesAutoresizingMaskIntoConstraints") != false
      || properties.bool("fixedFrame") == true
  }

  /// Adds the subviews in order, without those that the size class leaves out.
  private func addSubviews(_ properties: Properties, to view: UIView, takesOver: (Element) -> Bool) {
    guard let subviews = properties.child("subviews") else { return }
    let missing = properties.excluded("subviews")
    for element in subviews.children {
      if let id = element.id, missing.contains(id) {
        exclude(element)
        continue
      }
      guard ElementCatalogue.isView(element), !takesOver(element) else { continue }
      add(self.view(from: element), to: view)
    }
  }

  private func add(_ child: UIView, to view: UIView) {
    switch view {
    case let stack as UIStackView: stack.addArrangedSubview(child)
    case let effect as UIVisualEffectView: effect.contentView.addSubview(child)
    default: view.addSubview(child)
    }
  }

  /// Notes the identifiers of an element that is left out, so that constraints on them are left out without a note.
  private func exclude(_ element: Element) {
    for descendant in element.descendants {
      if let id = descendant.id { excluded.insert(id) }
    }
  }
}
