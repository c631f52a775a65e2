import Foundation
import Synchronization

/// The bundle as an app's code sees it. Foundation looks next to the program, where none of the app's files are.
///
/// The build plugin writes members of `Bundle` into the app's module that ask here first, so `Bundle.main`, and the
/// bundle of a class, have the files of the app's folder. Other bundles are Foundation's.
@_spi(Generated) public struct AppBundle {
  private let bundle: Bundle

  /// - Parameter bundle: any bundle.
  public init(_ bundle: Bundle) {
    self.bundle = bundle
  }

  private static let registered = Mutex<(any AppBundleContents)?>(nil)

  /// The contents of the app's bundle; `nil` if no app runs.
  package static var contents: (any AppBundleContents)? {
    get { registered.withLock { $0 } }
    set { registered.withLock { $0 = newValue } }
  }

  /// The contents of the app's bundle, if the bundle is that of the program.
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

  /// The text for a key in the reader's language; if there is none, the value or otherwise the key.
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
