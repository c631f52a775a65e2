import Foundation

extension NSString {
  /// The text of a key in the app's tables of texts, with arguments. It is looked up at once, not when it is shown.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    let values = (arguments ?? []).compactMap { $0 as? any CVarArg }
    return values.isEmpty ? format : String(format: format, arguments: values)
  }
}
