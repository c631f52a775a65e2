import UIKit

/// A scene as UIKit objects in one environment, ready to be laid out.
///
/// Not Sendable: every environment has its own tree.
@preconcurrency @MainActor public final class LoadedScene {
  /// The scene of the document.
  public let scene: SceneDescription
  /// The environment in which it was instantiated.
  public let environment: Environment
  /// The view of the controller, or the top-level view.
  public let rootView: UIView
  /// The controller; nil for a top-level view.
  public let viewController: UIViewController?
  /// What could not be resolved while objects were made, by line. Notes on the document are in
  /// ``InterfaceDocument/notes``.
  public let notes: [DocumentNote]

  /// The screen, sheet or container of the root view, and the bars over it.
  public let surroundings: ScreenSurroundings

  /// The bars over the root view, with frames in the coordinates of the screen. They are not part of the scene.
  public let surroundingBars: [UIView]

  /// Whether the canvas on which the document was drawn marks table cells as ambiguous.
  let canvasMarksCells: Bool
  private let setting: SceneSetting
  private let registry: ObjectRegistry
  private let reusedLocations: ReusedLocations
  private var hasAppeared: Bool
  /// Whether the app's code may have run, and so may have added views.
  package let runsCode: Bool
  private var codeViews: CodeViews?
  /// The controller that contains this one. It is held here because the contained controller does not retain it.
  private let container: UIViewController?

  struct Objects {
    /// The view of the controller, or the top-level view.
    var rootView: UIView
    /// The controller; nil for a top-level view.
    var viewController: UIViewController?
    /// The controller that contains this one.
    var container: UIViewController?
    /// The bars over the root view.
    var surroundingBars: [UIView] = []
    /// The objects by their identifiers.
    var registry: ObjectRegistry
    /// The locations of views that lists request during layout.
    var reusedLocations: ReusedLocations
  }

  /// - Parameters:
  ///   - scene: the scene of the document.
  ///   - objects: what was made for it.
  ///   - setting: the settings with which the objects were made, and with which they are laid out.
  ///   - surroundings: the screen, sheet or container of the root view.
  ///   - notes: what could not be resolved.
  ///   - canvasMarksCells: whether the canvas on which the document was drawn marks table cells as ambiguous.
  ///   - runsCode: whether the app's code may have run.
  ///   - hasAppeared: whether the controller's view has appeared already.
  init(
    _ scene: SceneDescription, _ objects: Objects, in setting: SceneSetting, surroundings: ScreenSurroundings,
    notes: [DocumentNote] = [], canvasMarksCells: Bool = false, runsCode: Bool, hasAppeared: Bool = false
  ) {
    self.scene = scene
    environment = setting.environment
    rootView = objects.rootView
    viewController = objects.viewController
    container = objects.container
    surroundingBars = objects.surroundingBars
    registry = objects.registry
    reusedLocations = objects.reusedLocations
    self.setting = setting
    self.surroundings = surroundings
    self.notes = notes
    self.canvasMarksCells = canvasMarksCells
    self.runsCode = runsCode
    self.hasAppeared = hasAppeared
  }

  /// Identifiers of all objects that were made, in document order.
  public var objectIDs: [String] { registry.ids }

  /// The object with an identifier; nil if it was not made, such as a view that the size class leaves out.
  public func object(_ id: String) -> AnyObject? { registry[id] }

  /// Where in the document an object is described; nil for objects that UIKit made.
  ///
  /// A view that the app's code added has the line of the nearest view around it that the document describes, and an
  /// identifier that begins with that view's.
  public func location(of object: AnyObject) -> ObjectLocation? {
    describedLocation(of: object) ?? codeViews?.locations[ObjectIdentifier(object)]
  }

  private func describedLocation(of object: AnyObject) -> ObjectLocation? {
    registry.location(of: object) ?? reusedLocations.location(of: object)
  }

  /// Lays the whole tree out. The first call also ends the appearance of the controller's view.
  public func layout() {
    perform {
      rootView.setNeedsLayout()
      rootView.layoutIfNeeded()
      for bar in surroundingBars { bar.layoutIfNeeded() }
      guard !hasAppeared, let viewController else { return }
      hasAppeared = true
      viewController.endAppearanceTransition()
      rootView.layoutIfNeeded()
    }
    if runsCode { codeViews = CodeViews(below: rootView, of: viewController, location: describedLocation) }
  }

  /// Runs `body` with the scene's screen as the main screen and with the images of its document. Make changes to the
  /// tree only in such a body.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try setting.perform(body)
  }
}
