import CoreLocation
import Foundation
import UIKit

/// Draws maps. Inert: none is drawn.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// What is drawn.
  open class Options: NSObject, @unchecked Sendable {
    /// Where.
    open var region = MKCoordinateRegion()
    /// The size of the picture, in points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels per point.
    open var scale: CGFloat = 1
    /// The type of the map.
    open var mapType = MKMapType.standard
    /// Whether houses are drawn.
    open var showsBuildings = true
    /// Creates options.
    public override init() {}
  }
  /// A map that was drawn. The class exists for the signatures of methods: no map is drawn.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The picture.
    public let image: UIImage
    /// Where a place is in the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    init(image: UIImage) { self.image = image }
  }

  /// Creates a snapshotter.
  public init(options: Options) {}
  /// Whether it draws: no.
  open var isLoading: Bool { false }
  /// Draws the map. The handler is told that there is no map.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Draws the map. The handler is told that there is no map.
  open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Draws. Throws, since there is no map.
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  /// Stops. Inert.
  open func cancel() {}
}
