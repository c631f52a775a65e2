@_spi(Generated) import UIKit

/// A scene that has been instantiated for one environment: a controller and a tree of views, ready to be laid out.
///
/// It is not Sendable. Each environment has its own tree.
@preconcurrency @MainActor public final class LoadedScene {
  /// The scene of the document.
  public let scene: SceneDescription
  /// The environment for which the scene was instantiated.
  public let environment: Environment
  /// The view of the controller, or the top-level view.
  public let rootView: UIView
  /// The controller; nil for a top-level view.
  public let viewController: UIViewController?
  /// Notes on references and values that could not be resolved while objects were made, in order of lines. Notes on the
  /// document are in ``InterfaceDocument/notes``.
  public let notes: [DocumentNote]

  /// Why the scene does not exist in this environment, so that its view is empty; nil if it exists.
  package let absence: String?

  /// The size that a test gives a view that is only a part of a screen, in points; nil for a screen.
  package let partSize: CGSize?

  /// The screen, sheet or container that shows the root view, and the bars over it.
  public let surroundings: ScreenSurroundings

  /// The navigation bar, tab bar and toolbar over the root view, with frames in the screen's coordinates. They are not
  /// part of the scene.
  public let surroundingBars: [UIView]

  /// Whether the canvas of the document's Xcode version marks table cells as ambiguous.
  let canvasMarksCells: Bool
  private let setting: SceneSetting
  private let registry: ObjectRegistry
  private let reusedLocations: ReusedLocations
  private var hasAppeared: Bool
  /// Whether the app's code may have run for the scene, so that it may have added views.
  package let runsCode: Bool
  private var codeViews: CodeViews?
  /// The split view controller that contains ``viewController``; nil if there is none. It is retained here because a
  /// child controller does not retain its parent.
  private let container: UIViewController?
  /// The window in which the controller was shown before; nil if there is none. It is retained here because a view does not
  /// retain its superview.
  private let window: UIWindow?

  struct Objects {
    /// The view of the controller, or the top-level view.
    var rootView: UIView
    /// The controller; nil for a top-level view.
    var viewController: UIViewController?
    /// The controller that contains `viewController`; nil if there is none.
    var container: UIViewController?
    /// The window in which the controller is shown already; nil if there is none.
    var window: UIWindow?
    /// The navigation bar, tab bar and toolbar over the root view.
    var surroundingBars: [UIView] = []
    /// The objects by their identifiers.
    var registry: ObjectRegistry
    /// The document locations of cells and other reusable views that lists dequeue during layout.
    var reusedLocations: ReusedLocations
  }

  /// Makes a scene from objects that have been made.
  ///
  /// - Parameters:
  ///   - scene: the scene of the document.
  ///   - objects: the objects that were made for the scene.
  ///   - setting: the settings with which the objects were made, and with which they are laid out.
  ///   - surroundings: the screen, sheet or container that shows the root view.
  ///   - notes: notes on references and values that could not be resolved.
  ///   - absence: why the scene does not exist in this environment; nil if it exists.
  ///   - partSize: the size that a test gives a view that is only a part of a screen.
  ///   - canvasMarksCells: whether the canvas of the document's Xcode version marks table cells as ambiguous.
  ///   - runsCode: whether the app's code may have run.
  ///   - hasAppeared: whether the controller's view has appeared already.
  init(
    _ scene: SceneDescription, _ objects: Objects, in setting: SceneSetting, surroundings: ScreenSurroundings,
    notes: [DocumentNote] = [], absence: String? = nil, partSize: CGSize? = nil, canvasMarksCells: Bool = false,
    runsCode: Bool, hasAppeared: Bool = false
  ) {
    self.scene = scene
    environment = setting.environment
    rootView = objects.rootView
    viewController = objects.viewController
    container = objects.container
    window = objects.window
    surroundingBars = objects.surroundingBars
    registry = objects.registry
    reusedLocations = objects.reusedLocations
    self.setting = setting
    self.surroundings = surroundings
    self.notes = notes
    self.absence = absence
    self.partSize = partSize
    self.canvasMarksCells = canvasMarksCells
    self.runsCode = runsCode
    self.hasAppeared = hasAppeared
  }

  /// The identifiers of all objects that were made, in the order in which they were made.
  public var objectIDs: [String] { registry.ids }

  /// The object with an identifier; nil if it was not made, such as a view that is not installed for the size class.
  public func object(_ id: String) -> AnyObject? { registry[id] }

  /// Where in the document an object is described; nil for objects that UIKit made.
  ///
  /// A view that the app's code has added has the line of its nearest superview that the document describes, and an
  /// identifier that begins with this superview's identifier.
  public func location(of object: AnyObject) -> ObjectLocation? {
    describedLocation(of: object) ?? codeViews?.locations[ObjectIdentifier(object)]
  }

  private func describedLocation(of object: AnyObject) -> ObjectLocation? {
    registry.location(of: object) ?? reusedLocations.location(of: object)
  }

  /// Lays out the whole view tree. The first call also ends the controller's appearance transition (`viewDidAppear`), and
  /// runs what the app's code has postponed.
  public func layout() {
    perform {
      rootView.setNeedsLayout()
      rootView.layoutIfNeeded()
      for bar in surroundingBars { bar.layoutIfNeeded() }
      guard !hasAppeared, let viewController else { return }
      hasAppeared = true
      viewController.endAppearanceTransition()
      rootView.layoutIfNeeded()
      guard runsCode else { return }
      PostponedWork.shared.run()
      rootView.layoutIfNeeded()
      for bar in surroundingBars { bar.layoutIfNeeded() }
    }
    if runsCode { codeViews = CodeViews(below: rootView, of: viewController, location: describedLocation) }
  }

  /// Runs `body`. Meanwhile, the scene's screen is the main screen, and the images and colours of its document are
  /// found by name. Change the view tree only inside such a call.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try setting.perform(body)
  }
}
