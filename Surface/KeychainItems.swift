import Foundation
@inPlaceOf(Security) @_exported import UIKit

// MARK: Keys of items and of questions

/// The class of an item.
@answers("class") public var kSecClass: CFString { get }
/// The class of passwords of any kind.
@answers("genp") public var kSecClassGenericPassword: CFString { get }
/// The class of passwords for a server.
@answers("inet") public var kSecClassInternetPassword: CFString { get }
/// The class of certificates.
@answers("cert") public var kSecClassCertificate: CFString { get }
/// The class of cryptographic keys.
@answers("keys") public var kSecClassKey: CFString { get }
/// The class of pairs of a certificate and a key.
@answers("idnt") public var kSecClassIdentity: CFString { get }

/// When an item can be read.
@answers("pdmn") public var kSecAttrAccessible: CFString { get }
/// While the device is unlocked.
@answers("ak") public var kSecAttrAccessibleWhenUnlocked: CFString { get }
/// Once the device was unlocked after a start.
@answers("ck") public var kSecAttrAccessibleAfterFirstUnlock: CFString { get }
/// While the device is unlocked, and on this device alone.
@answers("aku") public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { get }
/// Once the device was unlocked after a start, and on this device alone.
@answers("cku") public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { get }
/// While the device is unlocked, has a passcode, and on this device alone.
@answers("akpu") public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { get }
/// Always.
@answers("dk") public var kSecAttrAccessibleAlways: CFString { get }
/// Always, and on this device alone.
@answers("dku") public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { get }

/// The conditions under which an item can be read.
@answers("accc") public var kSecAttrAccessControl: CFString { get }
/// The group of apps that see an item.
@answers("agrp") public var kSecAttrAccessGroup: CFString { get }
/// The account of a password.
@answers("acct") public var kSecAttrAccount: CFString { get }
/// The service of a password.
@answers("svce") public var kSecAttrService: CFString { get }
/// The server of a password.
@answers("srvr") public var kSecAttrServer: CFString { get }
/// The protocol of a server.
@answers("ptcl") public var kSecAttrProtocol: CFString { get }
/// The port of a server.
@answers("port") public var kSecAttrPort: CFString { get }
/// The path on a server.
@answers("path") public var kSecAttrPath: CFString { get }
/// Data of the app's own.
@answers("gena") public var kSecAttrGeneric: CFString { get }
/// The text that people see for an item.
@answers("labl") public var kSecAttrLabel: CFString { get }
/// The kind of an item, for people.
@answers("desc") public var kSecAttrDescription: CFString { get }
/// A comment on an item.
@answers("icmt") public var kSecAttrComment: CFString { get }
/// When an item was made.
@answers("cdat") public var kSecAttrCreationDate: CFString { get }
/// When an item was changed.
@answers("mdat") public var kSecAttrModificationDate: CFString { get }
/// Whether an item is on all devices of a person.
@answers("sync") public var kSecAttrSynchronizable: CFString { get }
/// Items whether or not they are on all devices.
@answers("syna") public var kSecAttrSynchronizableAny: CFString { get }

/// The secret of an item.
@answers("v_Data") public var kSecValueData: CFString { get }
/// The reference to an item.
@answers("v_Ref") public var kSecValueRef: CFString { get }
/// The reference to an item that may be stored.
@answers("v_PersistentRef") public var kSecValuePersistentRef: CFString { get }
/// Whether a question gets secrets.
@answers("r_Data") public var kSecReturnData: CFString { get }
/// Whether a question gets attributes.
@answers("r_Attributes") public var kSecReturnAttributes: CFString { get }
/// Whether a question gets references. It has no effect here.
@answers("r_Ref") public var kSecReturnRef: CFString { get }
/// Whether a question gets references that may be stored. It has no effect here.
@answers("r_PersistentRef") public var kSecReturnPersistentRef: CFString { get }
/// How many items a question gets at most.
@answers("m_Limit") public var kSecMatchLimit: CFString { get }
/// One item.
@answers("m_LimitOne") public var kSecMatchLimitOne: CFString { get }
/// All items.
@answers("m_LimitAll") public var kSecMatchLimitAll: CFString { get }
/// What the device says to a person whom it asks. It has no effect here.
@answers("u_OpPrompt") public var kSecUseOperationPrompt: CFString { get }
/// Whether the device may ask a person. It has no effect here.
@answers("u_AuthUI") public var kSecUseAuthenticationUI: CFString { get }
/// The device may not ask a person.
@answers("u_AuthUIF") public var kSecUseAuthenticationUIFail: CFString { get }
/// The device passes over items for which it would ask a person.
@answers("u_AuthUIS") public var kSecUseAuthenticationUISkip: CFString { get }
/// A question to a person that was answered before. It has no effect here.
@answers("u_AuthCtx") public var kSecUseAuthenticationContext: CFString { get }
/// Whether a Mac uses the keychain of iOS. It has no effect here.
@answers("nleg") public var kSecUseDataProtectionKeychain: CFString { get }

// MARK: Results

/// It worked.
public let errSecSuccess: OSStatus = 0
/// This does not exist here.
public let errSecUnimplemented: OSStatus = -4
/// A parameter is wrong.
public let errSecParam: OSStatus = -50
/// There is not enough memory.
public let errSecAllocate: OSStatus = -108
/// The person cancelled.
public let errSecUserCanceled: OSStatus = -128
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The person is not who is asked for.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The device would have to ask a person, and may not.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be read.
public let errSecDecode: OSStatus = -26275
/// The app has not the right to do this.
public let errSecMissingEntitlement: OSStatus = -34018

// MARK: Access

/// When an item can be read, and by whom. Inert.
@inert public final class SecAccessControl: NSObject, Sendable {}

/// Conditions for reading an item. They have no effect.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits of the conditions.
  public let rawValue: Int
  /// The person is there, by biometry or passcode.
  public static let userPresence = Self(rawValue: 1)
  /// Any face or finger of the person.
  public static let biometryAny = Self(rawValue: 2)
  /// The faces or fingers that are known now.
  public static let biometryCurrentSet = Self(rawValue: 8)
  /// The passcode.
  public static let devicePasscode = Self(rawValue: 16)

  /// Conditions with these bits.
  @kept public init(rawValue: Int)
}

/// Makes conditions for reading an item. They have no effect.
@answers(SecAccessControl())
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl?

// MARK: Items

/// Adds an item to the keychain of this run, which is empty at its start and gone at its end.
@byHand
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus

/// Finds items in the keychain of this run.
@byHand
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus

/// Changes items in the keychain of this run.
@byHand
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus

/// Removes items from the keychain of this run.
@byHand
public func SecItemDelete(_ query: CFDictionary) -> OSStatus

/// What a result means, in words.
@byHand
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString?
