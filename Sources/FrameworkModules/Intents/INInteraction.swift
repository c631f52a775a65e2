import Foundation

/// What a person did. Inert: the system is not told.
open class INInteraction: NSObject, @unchecked Sendable {
  /// What the person wanted.
  public let intent: INIntent
  /// Who did it.
  open var direction = INInteractionDirection.unspecified
  /// By what it is known.
  open var identifier = UUID().uuidString
  /// To what it belongs.
  open var groupIdentifier: String?
  /// Creates it.
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
  /// Tells the system. Inert.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Has the system forget. Inert.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}
