import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// A scene of a document, laid out in one environment, as rules examine it.
///
/// Rules read its ``geometry``, ``texts``, ``constraints`` and ``code``.
@preconcurrency @MainActor public final class AuditedScreen {
  /// The storyboard or xib that contains the scene.
  public let document: InterfaceDocument
  /// The view controller and views of the scene, laid out in one environment.
  public let loaded: LoadedScene
  /// Facts from the document's project; `nil` if no project is known.
  public let project: ProjectFacts?
  /// The same scene laid out as its author saw it on Interface Builder's canvas; `nil` if this screen itself is that
  /// layout.
  ///
  /// Most rules take a flaw that is visible on the canvas as intended, because the author saw it.
  public let canvas: AuditedScreen?
  /// The positions and order of the visible views.
  public let geometry: ScreenGeometry
  /// Facts about the texts on the screen.
  public let texts: ScreenTexts
  /// The constraints, and what is wrong with them.
  public let constraints: ScreenConstraints
  /// Facts about what the app's code may change on the screen.
  public let code: ScreenCode

  /// Names of the screen's views for messages, such as “label “Name””.
  public private(set) lazy var words = ViewWords(document: document, loaded: loaded)

  /// The scene laid out at the default text size, L, in an otherwise equal environment; `nil` if this screen already
  /// has that size. It is laid out on first use and kept.
  public private(set) lazy var atUsualTextSize: AuditedScreen? = {
    guard loaded.environment.contentSizeCategory != .large else { return nil }
    var environment = loaded.environment
    environment.contentSizeCategory = .large
    return AuditedScreen(loaded.scene, of: document, in: environment, project: project, code: code.app)
  }()

  /// Why the frames of views are estimates, by view. Faults of the layout itself do not count. Found on first use.
  private(set) lazy var estimates = loaded.estimates(by: nil, in: document)

  /// Whether the screen shows what a change does. No further changes are tried on it.
  var isTrial = false
  /// How many changes were tried on the screen. Each is another layout, so their number is limited.
  var trials = 0

  /// Lays a scene out.
  public convenience init(
    _ scene: SceneDescription, of document: InterfaceDocument, in environment: Environment,
    canvas: AuditedScreen? = nil, project: ProjectFacts? = nil, code: AppCode = AppCode()
  ) {
    self.init(scene, of: document, in: environment, canvas: canvas, project: project, code: code, after: nil)
  }

  /// Lays a scene out after a change of its objects.
  convenience init(
    _ scene: SceneDescription, of document: InterfaceDocument, in environment: Environment, canvas: AuditedScreen?,
    project: ProjectFacts?, code: AppCode, after change: ((LoadedScene) -> Void)?
  ) {
    let loaded = document.instantiate(scene, in: environment)
    change?(loaded)
    loaded.layout()
    if environment.safeAreaSource == .device { FittingHeight.apply(to: loaded) }
    self.init(loaded, of: document, canvas: canvas, project: project, code: code)
  }

  /// Makes a screen from a scene that is already laid out.
  init(
    _ loaded: LoadedScene, of document: InterfaceDocument, canvas: AuditedScreen?, project: ProjectFacts? = nil,
    code: AppCode = AppCode()
  ) {
    self.document = document
    self.project = project
    self.canvas = canvas
    self.loaded = loaded
    geometry = ScreenGeometry(of: loaded, canvas: canvas?.geometry)
    constraints = ScreenConstraints(of: loaded, in: document, geometry: geometry)
    self.code = ScreenCode(code, of: loaded, in: document, geometry: geometry)
    texts = ScreenTexts(of: loaded, in: document, project: project, code: self.code)
  }

  /// The view of a document's object, or of the nearest element around it that is a view; `nil` if there is none.
  func view(nearest id: String) -> UIView? {
    let elements = sequence(first: document.element(id), next: { $0?.parent.map { $0.owner } })
    return elements.lazy.prefix { $0 != nil }.compactMap { $0?.id.flatMap { self.loaded.object($0) as? UIView } }.first
  }

  /// The location in the document of a view, or else of its nearest superview that is in the document.
  func nearestLocation(of view: UIView) -> ObjectLocation? {
    sequence(first: view, next: \.superview).lazy.compactMap { self.loaded.location(of: $0) }.first
  }

  /// The reference to a view for a finding.
  func reference(to view: UIView) -> ViewReference {
    let location = loaded.location(of: view)
    return ViewReference(
      id: location?.id, class: location?.customClass ?? location?.className ?? "\(type(of: view))",
      label: words.words(for: view))
  }
}
