/// The files, texts and properties of an app's bundle. UIKit does not read them itself: a library above it implements
/// this protocol and registers the contents.
package protocol AppBundleContents: Sendable {
  /// The path of a file; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: its name, with or without its ending; `nil` for any of the type.
  ///   - type: its ending; `nil` or empty if the name has it.
  ///   - folder: the folder that it lies in; `nil` for any.
  func path(of name: String?, type: String?, in folder: String?) -> String?

  /// The text of a key in the language of the environment that code runs in; the value, or the key, where it has none.
  func text(forKey key: String, table: String?, value: String?) -> String

  /// The content of Info.plist, with what Xcode adds.
  var infoDictionary: [String: Any] { get }
}
