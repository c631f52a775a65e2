import UIKit

/// Makes the reusable views of a table or collection view, such as cells, from their prototypes in the document. Each
/// view gets its own ``ReadingContext``, so that its objects are separate from those of other cells.
struct ReuseSource {
  private let setting: SceneSetting
  private let locations: ReusedLocations
  private weak var owner: UIViewController?
  private let ownerElement: Element?

  init(setting: SceneSetting, locations: ReusedLocations, owner: UIViewController?, ownerElement: Element?) {
    self.setting = setting
    self.locations = locations
    self.owner = owner
    self.ownerElement = ownerElement
  }

  /// Makes a view with all its subviews from its element, with connections among them and to the scene's controller.
  func load(_ element: Element) -> UIView {
    let context = ReadingContext(setting, reusedLocations: locations)
    if let owner, let ownerElement { context.begin(with: owner, element: ownerElement) }
    let view = setting.makeReusableView(element, context, owner)
    locations.add(context.registry.locations)
    return view
  }
}

/// The document locations of cells and other reusable views that lists have dequeued.
final class ReusedLocations {
  private var locations: [ObjectIdentifier: ObjectLocation] = [:]

  func add(_ others: [ObjectIdentifier: ObjectLocation]) { locations.merge(others) { _, new in new } }

  func location(of object: AnyObject) -> ObjectLocation? { locations[ObjectIdentifier(object)] }
}
