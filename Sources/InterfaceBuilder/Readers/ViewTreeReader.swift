import UIKit

/// Makes a view with all its subviews, and collects the views with constraints. Constraints are added later, when all
/// views exist.
///
/// Each view is made by the ``ViewReader`` in ``ElementCatalogue``; ``ViewProperties`` reads what all views have.
/// ``ViewLoader`` runs the reader and then adds constraints, connections and runtime attributes.
final class ViewTreeReader {
  let context: ReadingContext
  /// The views whose elements contain `<constraints>`, in document order.
  private(set) var constraintOwners: [(view: UIView, properties: Properties)] = []
  /// The views with user-defined runtime attributes, in document order. `ViewLoader` sets these attributes with
  /// `RuntimeAttributes`.
  private(set) var attributeOwners: [(view: UIView, properties: Properties)] = []
  /// Identifiers of objects that are not installed for the size classes.
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

  /// Makes a view of the app's class or of a framework other than UIKit (``ReadingContext/classOfCode(of:)``); `nil` if
  /// there is no such class.
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

  /// Makes the view that the document has in a property of another view, such as `backgroundView`; nil if the property
  /// is missing or is not a view.
  func part(_ properties: Properties, key: String) -> UIView? {
    properties.element.child(key: key).flatMap { ElementCatalogue.isView($0) ? view(from: $0) : nil }
  }

  /// Configures a view, and everything in it, from its element.
  ///
  /// - Parameter takesOver: called with the element of each subview. It returns true if the caller has configured the
  ///   subview itself, because the view has made it (as built-in cell styles do).
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

  /// The intrinsic content size that the document states for a view on the canvas: a placeholder size, or the size that
  /// Interface Builder has recorded for a designable view; nil if there is none, or if the scene is not on the canvas.
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

  /// Whether the view is laid out by its frame in the document instead of by constraints.
  ///
  /// In a document with Auto Layout, a view without any constraint is marked `fixedFrame`. When the document is
  /// compiled, such a view gets constraints that keep its frame.
  private func isPlacedByFrame(_ properties: Properties) -> Bool {
    !context.usesAutoLayout || properties.bool("translatesAutoresizingMaskIntoConstraints") != false
      || properties.bool("fixedFrame") == true
  }

  /// Adds the subviews in document order, without those that are not installed for the size classes.
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

  /// Records the identifiers of an element that is not installed and of its descendants, so that constraints on them
  /// are left out without a note.
  private func exclude(_ element: Element) {
    for descendant in element.descendants {
      if let id = descendant.id { excluded.insert(id) }
    }
  }
}
