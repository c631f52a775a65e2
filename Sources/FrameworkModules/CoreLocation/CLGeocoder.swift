import Foundation

/// What a geocoder hands out.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by their names, and names by their places. Inert: it finds none.
@preconcurrency @MainActor open class CLGeocoder: NSObject {
  /// Whether a request is open: no.
  open var isGeocoding: Bool { false }

  /// Creates a geocoder.
  public override init() {}

  /// Asks for the names of a place. The answer is that there is no web.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }
  /// Asks for the place of an address. The answer is that there is no web.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }
  /// Cancels the request. Inert.
  open func cancelGeocode() {}
}
