import Foundation

extension NSString {
  /// The localized string for a key, with arguments in place of its placeholders. It is looked up at once, and not, as
  /// on a device, when the notification is shown.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    let values = (arguments ?? []).compactMap { $0 as? any CVarArg }
    return values.isEmpty ? format : String(format: format, arguments: values)
  }
}
