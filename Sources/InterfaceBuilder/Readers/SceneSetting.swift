import UIKit

/// What the objects of one scene are made and laid out with, both at first and later on request of a list: the
/// environment, and what the document says for all of them.
///
/// It has copies of what readers need of the ``InterfaceDocument``, because readers know elements and no documents.
/// Each ``ReadingContext`` of the scene refers to it.
struct SceneSetting {
  let environment: Environment
  /// The traits of the scene's root.
  let traits: UITraitCollection
  /// The main screen while objects are made and laid out.
  let screen: UIScreen
  /// The text size for fonts that do not follow the reader's text size.
  let drawnTextSize: UIContentSizeCategory
  /// Whether the document uses Auto Layout. Without it, the stored frames place all views.
  let usesAutoLayout: Bool
  /// Natural sizes that replace the computed ones, by the identifiers of views; only on the canvas.
  let recordedSizes: [String: CGSize]
  let resources: DocumentResources
  let assets: AssetCatalog
  /// Translations into the language of the environment; nil for the texts of the document.
  let texts: TextCatalog?
  /// The elements of all objects of the document.
  let objects: ObjectTable
  /// The path of the document, for messages.
  let documentPath: String
  /// Whether objects have the app's own classes, where these are available.
  let runsCode: Bool
  /// Makes a reusable view of a list with all that belongs to it: constraints, connections, and the segues that start
  /// in it if the scene has a controller.
  let makeReusableView: @MainActor (Element, ReadingContext, UIViewController?) -> UIView

  /// Whether the scene is laid out by the rules of the canvas instead of a device's.
  var isOnCanvas: Bool { environment.safeAreaSource == .canvas }
}
