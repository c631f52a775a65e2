import CoreLocation
import Foundation
import UIKit

/// Looks for ways. Inert: it finds none.
@preconcurrency @MainActor open class MKDirections: NSObject {
  /// What is looked for.
  @preconcurrency @MainActor open class Request: NSObject {
    /// The start.
    open var source: MKMapItem?
    /// The destination.
    open var destination: MKMapItem?
    /// The means of transport.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted.
    open var requestsAlternateRoutes = false
    /// Creates a question.
    public override init() {}
  }

  /// The ways that were found.
  @preconcurrency @MainActor open class Response: NSObject {
    /// The ways.
    open var routes: [MKRoute] { [] }
  }

  /// Creates a search.
  public init(request: Request) {}

  /// Asks for directions. The handler is told that nothing was found.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.directionsNotFound))
  }
  /// Cancels the request. Inert.
  open func cancel() {}
}

/// The question, by its name until Swift 4.
public typealias MKDirectionsRequest = MKDirections.Request
