import Foundation
@_exported import UIKit

/// Whether the person wants not to be disturbed.
open class INFocusStatus: NSObject, @unchecked Sendable {
  /// Whether that is so; `nil` where it is not known.
  public let isFocused: Bool?
  /// Creates it.
  @kept public init(isFocused: Bool?)
}

/// Whether an app may know.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized
}

/// Whether the person wants not to be disturbed. The app may not know.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// The app's centre.
  public static let `default` = INFocusStatusCenter()
  override init()
  /// What is known: nothing.
  @answers(INFocusStatus(isFocused: nil)) open var focusStatus: INFocusStatus { get }
  /// Whether the app may know: no.
  @answers(.denied) open var authorizationStatus: INFocusStatusAuthorizationStatus { get }
  /// Asks whether the app may know. The answer is no.
  @answers(completionHandler?(.denied))
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  )
}

/// A picture of an intent.
open class INImage: NSObject, @unchecked Sendable {
  /// The bytes of a file.
  public let imageData: Data?
  /// The picture of a file's bytes.
  @kept public init(imageData: Data)
  /// A picture of the app.
  @kept(imageData = UIImage(named: name)?.pngData()) public init(named name: String)
  /// A picture.
  @kept(imageData = image.pngData()) public init(uiImage image: UIImage)
}

/// What a person wants. Inert: the system is not told.
open class INIntent: NSObject {
  /// What the person says.
  open var suggestedInvocationPhrase: String?
  /// Creates an intent.
  public override init()
  /// Sets the picture of a part.
  @inert open func setImage(_ image: INImage?, forParameterNamed parameterName: AnyKeyPath)
}

/// The outcome of an intent.
open class INIntentResponse: NSObject {
  /// What the app wants to know later.
  open var userActivity: NSUserActivity?
  /// Creates a response.
  public override init()
}

/// What a person did. Inert: the system is not told.
open class INInteraction: NSObject {
  /// What the person wanted.
  public let intent: INIntent
  /// Who did it.
  open var direction = INInteractionDirection.unspecified
  /// The identifier.
  open var identifier = UUID().uuidString
  /// The identifier of its group.
  open var groupIdentifier: String?
  /// Creates it.
  @kept public init(intent: INIntent, response: INIntentResponse?)
  /// Tells the system. Inert.
  @answers(completion?(nil)) open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil)
  /// Makes the system forget all interactions. Inert.
  @answers(completion?(nil)) open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil)
}

/// Who did something.
public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0, outgoing, incoming
}

/// Somebody.
open class INPerson: NSObject, @unchecked Sendable {
  /// How others reach the person.
  public let personHandle: INPersonHandle?
  /// The name.
  public let displayName: String
  /// The picture.
  public let image: INImage?
  /// Creates somebody.
  @kept(self.displayName = displayName ?? "")
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  )
}

/// How somebody is reached.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The address or number.
  public let value: String?
  /// Whether it is an address or a number.
  public let type: INPersonHandleType
  /// Creates it.
  @kept public init(value: String?, type: INPersonHandleType)
}

/// How somebody is reached.
public enum INPersonHandleType: Int, Sendable {
  case unknown = 0, emailAddress, phoneNumber
}
