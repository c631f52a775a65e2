// Made by `make surface` from Surface/Intents.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// Whether the person wants not to be disturbed.
open class INFocusStatus: NSObject, @unchecked Sendable {
  /// Whether that is so; `nil` where it is not known.
  public let isFocused: Bool?
  /// Creates it.
  public init(isFocused: Bool?) { self.isFocused = isFocused }
}

/// Whether an app may know.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized
}

/// Whether the person wants not to be disturbed. The app may not know.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// The app's centre.
  public static let `default` = INFocusStatusCenter()
  override init() {}
  /// What is known: nothing.
  open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
  /// Whether the app may know: no.
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
  /// Asks whether the app may know. The answer is no.
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) { completionHandler?(.denied) }
}

/// A picture of an intent.
open class INImage: NSObject, @unchecked Sendable {
  /// The bytes of a file.
  public let imageData: Data?
  /// The picture of a file's bytes.
  public init(imageData: Data) { self.imageData = imageData }
  /// A picture of the app.
  public init(named name: String) { imageData = UIImage(named: name)?.pngData() }
  /// A picture.
  public init(uiImage image: UIImage) { imageData = image.pngData() }
}

/// What a person wants. Inert: the system is not told.
open class INIntent: NSObject {
  /// What the person says.
  open var suggestedInvocationPhrase: String?
  /// Creates an intent.
  public override init() {}
  /// Sets the picture of a part. Inert.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: AnyKeyPath) {}
}

/// The outcome of an intent.
open class INIntentResponse: NSObject {
  /// What the app wants to know later.
  open var userActivity: NSUserActivity?
  /// Creates a response.
  public override init() {}
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
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
  /// Tells the system. Inert.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Makes the system forget all interactions. Inert.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
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
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.image = image
    self.displayName = displayName ?? ""
  }
}

/// How somebody is reached.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The address or number.
  public let value: String?
  /// Whether it is an address or a number.
  public let type: INPersonHandleType
  /// Creates it.
  public init(value: String?, type: INPersonHandleType) {
    self.value = value
    self.type = type
  }
}

/// How somebody is reached.
public enum INPersonHandleType: Int, Sendable {
  case unknown = 0, emailAddress, phoneNumber
}

@_spi(Generated) extension INIntent: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { INIntent() }
}

@_spi(Generated) extension INIntentResponse: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { INIntentResponse() }
}
