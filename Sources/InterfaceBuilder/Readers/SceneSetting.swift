import UIKit

/// The settings with which the objects of one scene are made and laid out: the environment, and settings of the
/// document. They are also used for cells that are made later, when a list dequeues them.
///
/// Readers work on elements and do not know the ``InterfaceDocument``, so this type has copies of the document's
/// properties that they need. Each ``ReadingContext`` of the scene refers to it.
struct SceneSetting {
  let environment: Environment
  /// The traits of the scene's root view.
  let traits: UITraitCollection
  /// The screen that is `UIScreen.main` while objects are made and laid out.
  let screen: UIScreen
  /// The text size for fonts that do not follow the user's text size.
  let drawnTextSize: UIContentSizeCategory
  /// Whether the document uses Auto Layout. Without it, the stored frames place all views.
  let usesAutoLayout: Bool
  /// Intrinsic content sizes that Interface Builder has recorded, by the identifiers of views. They are used only on
  /// the canvas, instead of computed ones.
  let recordedSizes: [String: CGSize]
  /// The identifiers of the tables whose prototype cells are as high as their content asks for; empty on the canvas.
  let tablesWithAutomaticRows: Set<String>
  let resources: DocumentResources
  let assets: AssetCatalog
  /// The translations into the environment's language; nil if the document's own texts are used.
  let texts: TextCatalog?
  /// The elements of all objects of the document.
  let objects: ObjectTable
  /// The path of the document, for messages.
  let documentPath: String
  /// Whether objects are made with the app's own classes, if these are available.
  let runsCode: Bool
  /// Whether objects of the app's own classes get empty values for what other code should hand over to them.
  let givesEmptyValues: Bool
  /// Whether a ``perform(_:)`` call is running for a setting that gives empty values. Objects that are made meanwhile get
  /// these values, those of other documents too.
  static var givesEmptyValues = false
  /// Makes a reusable view of a list from its element, with its constraints and connections, and if the scene has a
  /// controller, with the segues that start in the view.
  let makeReusableView: @MainActor (Element, ReadingContext, UIViewController?) -> UIView

  /// Whether the scene is laid out as on Interface Builder's canvas instead of as on a device.
  var isOnCanvas: Bool { environment.safeAreaSource == .canvas }
}
