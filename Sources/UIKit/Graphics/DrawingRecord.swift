import Foundation

/// The recorded drawing commands of an image, a view or a layer.
public final class DrawingRecord: DrawnContents, @unchecked Sendable {
  // The conformance is unchecked because that of the superclass is. All properties of this class are constant.
  /// The commands in the order in which they were made: later commands draw over earlier ones.
  public let commands: [DrawingCommand]
  /// The visible rectangle of the drawing, in points.
  public let bounds: CGRect
  /// Whether the bounds are filled with black before the commands are drawn.
  public let isOpaque: Bool

  init(commands: [DrawingCommand], bounds: CGRect, isOpaque: Bool = false) {
    self.commands = commands
    self.bounds = bounds
    self.isOpaque = isOpaque
  }
}
