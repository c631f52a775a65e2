import CoreLocation
import Foundation
import UIKit

/// Looks for places. Inert: it finds none, without an error.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
  /// What is looked for.
  @preconcurrency @MainActor open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// The part of the globe that is searched.
    open var region = MKCoordinateRegion()
    /// Creates a question.
    public override init() {}
  }

  /// What was found.
  @preconcurrency @MainActor open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// Where they are.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// The handler that gets the response.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Creates a search.
  public init(request: Request) {}

  /// Starts the search. The response has no places.
  open func start(completionHandler: @escaping CompletionHandler) { completionHandler(Response(), nil) }
  /// Starts the search. The response has no places.
  open func start() async throws -> Response { Response() }
  /// Cancels the request. Inert.
  open func cancel() {}
}
