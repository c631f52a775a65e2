import Foundation

/// A widget that is shown. The type exists for the signatures of methods: no widget is shown.
public struct WidgetInfo: Hashable, Sendable {
  /// The kind.
  public let kind: String
  /// The size.
  public let family: WidgetFamily
}
