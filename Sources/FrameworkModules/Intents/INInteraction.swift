import Foundation

/// What a person did. Inert: the system is not told.
open class INInteraction: NSObject, @unchecked Sendable {
  /// What the person wanted.
  public let intent: INIntent
  /// Who did it.
  open var direction = INInteractionDirection.unspecified
  /// The identifier.
  open var identifier = UUID().uuidString
  /// The identifier of its group.
  open var groupIdentifier: String?
  /// Creates it.
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
  /// Tells the system. Inert.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Makes the system forget all interactions. Inert.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}
