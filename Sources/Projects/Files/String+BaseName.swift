import Foundation

extension String {
  /// The name of the file at this path, without its folders and its extension.
  var baseName: String { ((self as NSString).lastPathComponent as NSString).deletingPathExtension }
}
