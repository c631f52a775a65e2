/// Whether the person lets an app do something.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0, disabled, enabled
}
