import UIKit

/// What readers look up while the views of one scene are made, and where they note what they could not follow.
final class ReadingContext {
  /// The traits of the scene's root.
  let traits: UITraitCollection
  /// The traits with the text size of fonts that do not follow the reader's text size.
  let traitsAtDrawnSize: UITraitCollection
  /// Whether the scene is laid out as on the canvas, and not as on a device.
  let isOnCanvas: Bool
  /// Whether views are placed by constraints where they say so.
  let usesAutoLayout: Bool
  /// The app's own controllers and views.
  let classes: CustomClasses
  /// Natural sizes that replace the computed ones, by the identifiers of views; only on the canvas.
  let recordedSizes: [String: CGSize]
  /// Translations into the language of the environment; nil for the texts of the document.
  let texts: TextCatalog?
  /// The language of the environment if it is none that people speak.
  let pseudoLanguage: PseudoLanguage?

  /// The views of the app's own classes made so far.
  private(set) var ownViews: [UIView] = []
  /// The objects made so far.
  var registry = ObjectRegistry()
  /// What could not be followed, in the order in which it was read.
  private(set) var notes: [DocumentNote]

  private let resources: DocumentResources
  private let assets: AssetCatalog

  /// - Parameter drawnTextSize: the text size of fonts that do not follow the reader's text size.
  init(
    traits: UITraitCollection, drawnTextSize: UIContentSizeCategory, isOnCanvas: Bool, usesAutoLayout: Bool,
    recordedSizes: [String: CGSize], resources: DocumentResources, assets: AssetCatalog, texts: TextCatalog?,
    pseudoLanguage: PseudoLanguage?, classes: CustomClasses
  ) {
    self.traits = traits
    traitsAtDrawnSize = traits.modifyingTraits { $0.preferredContentSizeCategory = drawnTextSize }
    self.isOnCanvas = isOnCanvas
    self.usesAutoLayout = usesAutoLayout
    self.recordedSizes = recordedSizes
    self.resources = resources
    self.assets = assets
    self.texts = texts
    self.pseudoLanguage = pseudoLanguage
    self.classes = classes
    notes = (texts?.problems ?? []).map { DocumentNote(kind: .invalidValue, line: 1, message: $0) }
  }

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

  /// Whether texts have a size that the canvas chose, other than Large.
  var hasTextSizeOfCanvas: Bool {
    let drawn = traitsAtDrawnSize.preferredContentSizeCategory
    return drawn != .large && traits.preferredContentSizeCategory == drawn
  }

  /// A view of the app's own class of a name; `nil` if there is none.
  func makeOwnView(_ className: String?) -> UIView? {
    guard let view = classes.makeView(className) else { return nil }
    ownViews.append(view)
    return view
  }

  /// The properties of an element in the size class of the scene.
  func properties(of element: Element) -> Properties { Properties(element, traits: traits) }

  func note(_ kind: DocumentNote.Kind, _ element: Element, _ message: String) {
    notes.append(DocumentNote(kind: kind, line: element.line, objectID: element.owner?.id, message: message))
  }
}
