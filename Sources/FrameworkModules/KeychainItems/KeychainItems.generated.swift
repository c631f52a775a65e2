// Made by `make surface` from Surface/KeychainItems.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

// MARK: Keys of items and of questions

/// The class of an item.
public var kSecClass: CFString { "class" }
/// The class of passwords of any kind.
public var kSecClassGenericPassword: CFString { "genp" }
/// The class of passwords for a server.
public var kSecClassInternetPassword: CFString { "inet" }
/// The class of certificates.
public var kSecClassCertificate: CFString { "cert" }
/// The class of cryptographic keys.
public var kSecClassKey: CFString { "keys" }
/// The class of pairs of a certificate and a key.
public var kSecClassIdentity: CFString { "idnt" }

/// When an item can be read.
public var kSecAttrAccessible: CFString { "pdmn" }
/// While the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// Once the device was unlocked after a start.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// While the device is unlocked, and on this device alone.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// Once the device was unlocked after a start, and on this device alone.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// While the device is unlocked, has a passcode, and on this device alone.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// Always.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// Always, and on this device alone.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }

/// The conditions under which an item can be read.
public var kSecAttrAccessControl: CFString { "accc" }
/// The group of apps that see an item.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// The account of a password.
public var kSecAttrAccount: CFString { "acct" }
/// The service of a password.
public var kSecAttrService: CFString { "svce" }
/// The server of a password.
public var kSecAttrServer: CFString { "srvr" }
/// The protocol of a server.
public var kSecAttrProtocol: CFString { "ptcl" }
/// The port of a server.
public var kSecAttrPort: CFString { "port" }
/// The path on a server.
public var kSecAttrPath: CFString { "path" }
/// Data of the app's own.
public var kSecAttrGeneric: CFString { "gena" }
/// The text that people see for an item.
public var kSecAttrLabel: CFString { "labl" }
/// The kind of an item, for people.
public var kSecAttrDescription: CFString { "desc" }
/// A comment on an item.
public var kSecAttrComment: CFString { "icmt" }
/// When an item was made.
public var kSecAttrCreationDate: CFString { "cdat" }
/// When an item was changed.
public var kSecAttrModificationDate: CFString { "mdat" }
/// Whether an item is on all devices of a person.
public var kSecAttrSynchronizable: CFString { "sync" }
/// Items whether or not they are on all devices.
public var kSecAttrSynchronizableAny: CFString { "syna" }

/// The secret of an item.
public var kSecValueData: CFString { "v_Data" }
/// The reference to an item.
public var kSecValueRef: CFString { "v_Ref" }
/// The reference to an item that may be stored.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
/// Whether a question gets secrets.
public var kSecReturnData: CFString { "r_Data" }
/// Whether a question gets attributes.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// Whether a question gets references. It has no effect here.
public var kSecReturnRef: CFString { "r_Ref" }
/// Whether a question gets references that may be stored. It has no effect here.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
/// How many items a question gets at most.
public var kSecMatchLimit: CFString { "m_Limit" }
/// One item.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All items.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// What the device says to a person whom it asks. It has no effect here.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
/// Whether the device may ask a person. It has no effect here.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
/// The device may not ask a person.
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
/// The device passes over items for which it would ask a person.
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
/// A question to a person that was answered before. It has no effect here.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
/// Whether a Mac uses the keychain of iOS. It has no effect here.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }

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
public final class SecAccessControl: NSObject, Sendable {}

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
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Makes conditions for reading an item. They have no effect.
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }
