import Foundation
import Synchronization
import UIKit

/// Adds an item to the keychain of this run, which is empty at its start and gone at its end.
///
/// - Parameters:
///   - attributes: the item's class and attributes.
///   - result: is not set.
/// - Returns: `errSecDuplicateItem` if there is an item with the same account, service, server and group;
///   `errSecParam` if the class is missing.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  Keychain.items.withLock { items in
    let new = KeychainItem(attributes)
    guard new["class"] != nil else { return errSecParam }
    if items.contains(where: { $0.hasSameKey(as: new) }) { return errSecDuplicateItem }
    items.append(new)
    return errSecSuccess
  }
}

/// Finds items in the keychain of this run.
///
/// - Parameters:
///   - query: the class and attributes of the items, and what is asked for: their secrets (`kSecReturnData`), their
///     attributes (`kSecReturnAttributes`), or both.
///   - result: is set to what is asked for; to an array with `kSecMatchLimitAll`.
/// - Returns: `errSecItemNotFound` if there is none; `errSecParam` if the class is missing.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let question = KeychainItem(query)
  guard question["class"] != nil else { return errSecParam }
  let found = Keychain.items.withLock { $0.filter(question.matches) }
  guard let first = found.first else { return errSecItemNotFound }
  let wantsAll = question["m_Limit"] == .text("m_LimitAll")
  result?.pointee =
    wantsAll ? NSArray(array: found.compactMap(question.answer(of:))) : question.answer(of: first)
  return errSecSuccess
}

/// Changes items in the keychain of this run.
///
/// - Parameters:
///   - query: the class and attributes of the items.
///   - attributes: the attributes that change.
/// - Returns: `errSecItemNotFound` if there is none; `errSecParam` if the class is missing.
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  let (question, changes) = (KeychainItem(query), KeychainItem(attributes))
  guard question["class"] != nil else { return errSecParam }
  return Keychain.items.withLock { items in
    let indices = items.indices.filter { question.matches(items[$0]) }
    for index in indices { items[index].change(changes) }
    return indices.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

/// Removes items from the keychain of this run.
///
/// - Parameter query: the class and attributes of the items.
/// - Returns: `errSecItemNotFound` if there is none; `errSecParam` if the class is missing.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let question = KeychainItem(query)
  guard question["class"] != nil else { return errSecParam }
  return Keychain.items.withLock { items in
    let count = items.count
    items.removeAll(where: question.matches)
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}

/// What a result means, in words.
///
/// - Parameter reserved: has no effect.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: "OSStatus \(status)" as NSString
  }
}

/// The keychain of this run.
enum Keychain {
  /// The items, in the order in which they were added.
  static let items = Mutex<[KeychainItem]>([])
}
