import Foundation

/// What code has drawn, in order: the contents of an image or a view.
public final class DrawingRecord: DrawnContents, @unchecked Sendable {
  // Unchecked because its superclass is. No property changes.
  /// The commands, the first one at the back.
  public let commands: [DrawingCommand]
  /// The part of the coordinates that is shown.
  public let bounds: CGRect
  /// Whether everything behind is covered with black.
  public let isOpaque: Bool

  init(commands: [DrawingCommand], bounds: CGRect, isOpaque: Bool = false) {
    self.commands = commands
    self.bounds = bounds
    self.isOpaque = isOpaque
  }
}
