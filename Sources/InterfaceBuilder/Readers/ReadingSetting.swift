import UIKit

/// What the objects of a scene are made with, whenever they are made.
struct ReadingSetting {
  /// The traits of the scene's root.
  var traits: UITraitCollection
  /// The text size of fonts that do not follow the reader's text size.
  var drawnTextSize: UIContentSizeCategory
  /// Whether the scene is laid out as on the canvas, and not as on a device.
  var isOnCanvas: Bool
  /// Whether views are placed by constraints where they say so.
  var usesAutoLayout: Bool
  /// Natural sizes that replace the computed ones, by the identifiers of views; only on the canvas.
  var recordedSizes: [String: CGSize]
  var resources: DocumentResources
  var assets: AssetCatalog
  /// Translations into the language of the environment; nil for the texts of the document.
  var texts: TextCatalog?
  /// The language of the environment if it is none that people speak.
  var pseudoLanguage: PseudoLanguage?
  /// The elements of all objects of the document.
  var objects: ObjectTable
  /// The path of the document, for messages.
  var documentPath: String
}
