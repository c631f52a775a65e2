// Made by `make surface` from Surface/WidgetKit.swift; don't edit.
// swift-format-ignore-file

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
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) { completion(.success([])) }
}

/// How large a widget is.
public enum WidgetFamily: Int, Sendable {
  case systemSmall = 0, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
    accessoryInline
}

/// A widget that is shown. The type exists for the signatures of methods: no widget is shown.
public struct WidgetInfo: Hashable, Sendable {
  /// The kind.
  public let kind: String
  /// The size.
  public let family: WidgetFamily
}
