import Foundation

/// What a geocoder hands out.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by their names, and names by their places. Inert: it never answers.
@preconcurrency @MainActor open class CLGeocoder: NSObject {
  /// Whether a question is open: no.
  open var isGeocoding: Bool { false }

  /// Creates a geocoder.
  public override init() {}

  /// Asks for the names of a place. Inert.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {}
  /// Asks for the place of an address. Inert.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {}
  /// Takes the question back. Inert.
  open func cancelGeocode() {}
}
