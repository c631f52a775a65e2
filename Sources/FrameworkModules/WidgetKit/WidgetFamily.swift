import Foundation

/// How large a widget is.
public enum WidgetFamily: Int, Sendable {
  case systemSmall = 0, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
    accessoryInline
}
