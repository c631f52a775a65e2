import Foundation

/// A view that a content configuration makes.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration. If not, the configuration makes a new view.
  @answers(type(of: configuration) == type(of: self.configuration))
  optional func supports(_ configuration: any UIContentConfiguration) -> Bool
}
