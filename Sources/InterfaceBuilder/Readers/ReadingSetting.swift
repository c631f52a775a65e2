import UIKit

/// The settings with which the objects of a scene are made, both at first and later on request of a list.
struct ReadingSetting {
  /// The traits of the scene's root.
  var traits: UITraitCollection
  /// The text size for fonts that do not follow the reader's text size.
  var drawnTextSize: UIContentSizeCategory
  /// Whether the scene is laid out by the rules of the canvas instead of a device's.
  var isOnCanvas: Bool
  /// Whether the document uses Auto Layout. Without it, the stored frames place all views.
  var usesAutoLayout: Bool
  /// Natural sizes that replace the computed ones, by the identifiers of views; only on the canvas.
  var recordedSizes: [String: CGSize]
  var resources: DocumentResources
  var assets: AssetCatalog
  /// Translations into the language of the environment; nil for the texts of the document.
  var texts: TextCatalog?
  /// The language of the environment if it is a pseudo-language.
  var pseudoLanguage: PseudoLanguage?
  /// The elements of all objects of the document.
  var objects: ObjectTable
  /// The path of the document, for messages.
  var documentPath: String
  /// Makes a reusable view of a list with all that belongs to it: constraints, connections, and the segues that start
  /// in it if the scene has a controller.
  var makeReusableView: @MainActor (Element, ReadingContext, UIViewController?) -> UIView
}
