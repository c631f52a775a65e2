// Made by `make surface` from Surface/UIKit/Lists/ContentConfigurations.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The view that a content configuration makes to show itself.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; by default, if it has the type of the present configuration. If not,
  /// the configuration makes a new view.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}
