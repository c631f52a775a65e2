/// Provides the files, localised texts and Info.plist of an app's bundle. This module does not read them itself: a
/// module that imports it implements the protocol and sets `AppBundle.contents`.
package protocol AppBundleContents: Sendable {
  /// The path of a file; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: the file's name, with or without its extension; `nil` for any file with the extension `type`.
  ///   - type: the file's extension; `nil` or empty if `name` includes it.
  ///   - folder: the folder in which the file is; `nil` for any folder.
  func path(of name: String?, type: String?, in folder: String?) -> String?

  /// The text for a key in the language of the current environment. If there is none, it is `value`, or the key.
  func text(forKey key: String, table: String?, value: String?) -> String

  /// The content of Info.plist, including the keys that Xcode adds.
  var infoDictionary: [String: Any] { get }
}
