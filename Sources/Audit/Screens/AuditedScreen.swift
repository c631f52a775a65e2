import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// A scene of a document, laid out in one environment, as rules examine it.
///
/// It contains only visible views. Hidden and clear views are left out with everything in them, and so are the views
/// that UIKit creates inside its own views, which no document can change.
@preconcurrency @MainActor public final class AuditedScreen {
  /// The document.
  public let document: InterfaceDocument
  /// The scene's objects, laid out.
  public let loaded: LoadedScene
  /// What the document's project says; `nil` if nothing is known.
  public let project: ProjectFacts?
  /// What the sources beside the document say of its classes.
  public let code: AppCode
  /// The same scene as its author saw it on the canvas; `nil` if this is that screen.
  ///
  /// What the author saw on the canvas counts as intended, unless it can never be intended.
  public let canvas: AuditedScreen?
  /// The views of the document, those in front after those behind; the first is the root view.
  public let views: [ScreenView]

  /// What is wrong with the layout. It is found on first use and kept: several rules read it.
  public private(set) lazy var diagnosis = loaded.rootView.layoutDiagnosis

  /// The active constraints of the views of the document, in the order of the views.
  private(set) lazy var constraints = views.flatMap { $0.view.constraints }

  /// What the objects of the scene do when they are used, by their identifiers: targets and selectors.
  private(set) lazy var actions: [String: Set<String>] = {
    let actions = document.connections(of: loaded.scene).filter { $0.kind == .action && $0.leadsToObject }
    return Dictionary(grouping: actions) { $0.source ?? "" }
      .mapValues { Set($0.map { "\($0.destination) \($0.name)" }) }
  }()

  /// The views that constraints leave open, except those that only share the slack of a row's height. To find these
  /// takes a layout per view, so the result is kept.
  private(set) lazy var openViews = diagnosis.ambiguousViews.outsideSlackOfRows

  /// The content that is cut off, by the edge that cuts it off. It is kept because two rules read it.
  private(set) lazy var clippedContent = ClippedContent.places(on: self)

  /// Words for the views of the screen.
  public private(set) lazy var words = ViewWords(document: document, loaded: loaded)

  /// The same screen at the usual text size; `nil` if this is that screen. It is laid out on first use and kept.
  public private(set) lazy var atUsualTextSize: AuditedScreen? = {
    guard loaded.environment.contentSizeCategory != .large else { return nil }
    var environment = loaded.environment
    environment.contentSizeCategory = .large
    return AuditedScreen(loaded.scene, of: document, in: environment, project: project, code: code)
  }()

  /// Whether the document or its code lets texts follow the text size while the app runs.
  private(set) lazy var followsTextSize: Bool = {
    let words: Set<String> = ["adjustsFontForContentSizeCategory", "UIFontMetrics", "preferredFont"]
    return document.adjustsFontsForTextSize
      || loaded.scene.customClass.flatMap { code.mentions(words, in: $0) } == true
  }()

  /// The places of the views in ``views`` by their identifiers.
  let places: [String: Int]

  /// Lays a scene out.
  public convenience init(
    _ scene: SceneDescription, of document: InterfaceDocument, in environment: Environment,
    canvas: AuditedScreen? = nil, project: ProjectFacts? = nil, code: AppCode = AppCode()
  ) {
    let loaded = document.instantiate(scene, in: environment)
    loaded.layout()
    if environment.surroundings == .device { FittingHeight.apply(to: loaded) }
    self.init(loaded, of: document, canvas: canvas, project: project, code: code)
  }

  /// Takes a scene that is laid out.
  init(
    _ loaded: LoadedScene, of document: InterfaceDocument, canvas: AuditedScreen?, project: ProjectFacts? = nil,
    code: AppCode = AppCode()
  ) {
    self.document = document
    self.project = project
    self.code = code
    self.canvas = canvas
    self.loaded = loaded
    var collector = ScreenViewCollector(loaded)
    collector.collect()
    views = collector.views
    places = Dictionary(
      views.enumerated().map { ($1.location.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The view with that identifier, if it can be seen.
  public func view(_ id: String) -> ScreenView? {
    places[id].map { views[$0] }
  }

  /// The view that an item of a constraint is, if it can be seen; `nil` for guides and for views of no document.
  func view(of item: AnyObject?) -> ScreenView? {
    (item as? UIView).flatMap { loaded.location(of: $0) }.flatMap { view($0.id) }
  }

  /// The view of an object, or the nearest one around it; `nil` if no view contains it.
  func view(nearest id: String) -> UIView? {
    let elements = sequence(first: document.element(id), next: { $0?.parent.map { $0.owner } })
    return elements.lazy.prefix { $0 != nil }.compactMap { $0?.id.flatMap { self.loaded.object($0) as? UIView } }.first
  }

  /// The places in ``views`` of the views around a view, the nearest first.
  public func ancestors(of view: ScreenView) -> some Sequence<Int> {
    sequence(state: view.parent) { next -> Int? in
      defer { next = next.flatMap { self.views[$0].parent } }
      return next
    }
  }

  /// The places in ``views`` of a view and of those around it, the nearest first.
  func path(of place: Int) -> [Int] {
    [place] + ancestors(of: views[place])
  }

  /// How findings refer to a view.
  func reference(to view: UIView) -> ViewReference {
    let location = loaded.location(of: view)
    return ViewReference(
      id: location?.id, class: location?.customClass ?? location?.className ?? "\(type(of: view))",
      label: words.words(for: view))
  }
}
