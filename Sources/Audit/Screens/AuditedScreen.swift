import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// A scene of a document, laid out in one environment, as rules examine it.
///
/// A rule reads what it depends on: ``geometry``, ``texts``, ``constraints`` or ``code``.
@preconcurrency @MainActor public final class AuditedScreen {
  /// The document.
  public let document: InterfaceDocument
  /// The scene's objects, laid out.
  public let loaded: LoadedScene
  /// What the document's project says; `nil` if nothing is known.
  public let project: ProjectFacts?
  /// The same scene as its author saw it on the canvas; `nil` if this is that screen.
  ///
  /// What the author saw on the canvas counts as intended, unless it can never be intended.
  public let canvas: AuditedScreen?
  /// Where the visible views are.
  public let geometry: ScreenGeometry
  /// What is known of the texts.
  public let texts: ScreenTexts
  /// The constraints, and what is wrong with them.
  public let constraints: ScreenConstraints
  /// What the app's code may do.
  public let code: ScreenCode

  /// Words for the views of the screen.
  public private(set) lazy var words = ViewWords(document: document, loaded: loaded)

  /// The same screen at the usual text size; `nil` if this is that screen. It is laid out on first use and kept.
  public private(set) lazy var atUsualTextSize: AuditedScreen? = {
    guard loaded.environment.contentSizeCategory != .large else { return nil }
    var environment = loaded.environment
    environment.contentSizeCategory = .large
    return AuditedScreen(loaded.scene, of: document, in: environment, project: project, code: code.app)
  }()

  /// Lays a scene out.
  public convenience init(
    _ scene: SceneDescription, of document: InterfaceDocument, in environment: Environment,
    canvas: AuditedScreen? = nil, project: ProjectFacts? = nil, code: AppCode = AppCode()
  ) {
    let loaded = document.instantiate(scene, in: environment)
    loaded.layout()
    if environment.safeAreaSource == .device { FittingHeight.apply(to: loaded) }
    self.init(loaded, of: document, canvas: canvas, project: project, code: code)
  }

  /// Takes a scene that is laid out.
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

  /// The view of an object, or the nearest one around it; `nil` if no view contains it.
  func view(nearest id: String) -> UIView? {
    let elements = sequence(first: document.element(id), next: { $0?.parent.map { $0.owner } })
    return elements.lazy.prefix { $0 != nil }.compactMap { $0?.id.flatMap { self.loaded.object($0) as? UIView } }.first
  }

  /// How findings refer to a view.
  func reference(to view: UIView) -> ViewReference {
    let location = loaded.location(of: view)
    return ViewReference(
      id: location?.id, class: location?.customClass ?? location?.className ?? "\(type(of: view))",
      label: words.words(for: view))
  }
}
