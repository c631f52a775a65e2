import Foundation
import Synchronization

/// Lets an app's code find its files in `Bundle.main`. Foundation looks for them next to the program, but they are in
/// the folder of the app's sources.
///
/// The build plugin writes members of `Bundle` into the app's module. These members call this type instead of
/// Foundation. For `Bundle.main`, and for the bundle of a class, this type looks in the app's folder first. For other
/// bundles, it calls Foundation.
@_spi(Generated) public struct AppBundle {
  private let bundle: Bundle

  /// - Parameter bundle: the bundle on which the app's code calls a member.
  public init(_ bundle: Bundle) {
    self.bundle = bundle
  }

  private static let registered = Mutex<(any AppBundleContents)?>(nil)

  /// The contents of the running app's bundle. The code that runs an app sets it; `nil` if no app runs.
  package static var contents: (any AppBundleContents)? {
    get { registered.withLock { $0 } }
    set { registered.withLock { $0 = newValue } }
  }

  /// The contents of the app's bundle if `bundle` is the program's main bundle; `nil` for other bundles.
  private var contents: (any AppBundleContents)? {
    bundle.bundlePath == Bundle.main.bundlePath ? Self.contents : nil
  }

  // MARK: Files

  /// The path of a file; `nil` if there is none.
  public func path(forResource name: String?, ofType type: String?, inDirectory folder: String? = nil) -> String? {
    contents?.path(of: name, type: type, in: folder)
      ?? bundle.path(forResource: name, ofType: type, inDirectory: folder)
  }

  /// The URL of a file; `nil` if there is none.
  public func url(forResource name: String?, withExtension type: String?, subdirectory folder: String? = nil) -> URL? {
    contents?.path(of: name, type: type, in: folder).map { URL(fileURLWithPath: $0) }
      ?? bundle.url(forResource: name, withExtension: type, subdirectory: folder)
  }

  // MARK: Texts

  /// The text for a key in the user's language. If there is none, it is `value`, or the key if `value` is nil or empty.
  public func localizedString(forKey key: String, value: String?, table: String?) -> String {
    contents?.text(forKey: key, table: table, value: value)
      ?? bundle.localizedString(forKey: key, value: value, table: table)
  }

  // MARK: Info.plist

  /// The content of Info.plist.
  public var infoDictionary: [String: Any]? { contents?.infoDictionary ?? bundle.infoDictionary }

  /// A value of Info.plist.
  public func object(forInfoDictionaryKey key: String) -> Any? {
    contents.map { $0.infoDictionary[key] } ?? bundle.object(forInfoDictionaryKey: key)
  }

  public var bundleIdentifier: String? {
    contents.map { $0.infoDictionary["CFBundleIdentifier"] as? String } ?? bundle.bundleIdentifier
  }
}
