import Foundation
@_exported import UIKit

/// The app's widgets. Inert: none is shown.
public final class WidgetCenter: Sendable {
  /// The app's centre.
  public static let shared = WidgetCenter()
  init() {}
  /// Makes all widgets draw again. Inert.
  public func reloadAllTimelines() {}
  /// Makes the widgets of a kind draw again. Inert.
  public func reloadTimelines(ofKind kind: String) {}
  /// Forgets what is proposed. Inert.
  public func invalidateConfigurationRecommendations() {}
  /// Tells which widgets are shown: none.
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
}
