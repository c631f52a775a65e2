import Foundation

/// How large a widget is.
public enum NCWidgetDisplayMode: Int, Sendable {
  case compact = 0, expanded
}
