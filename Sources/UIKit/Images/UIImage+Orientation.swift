extension UIImage {
  /// How the pixels of a photograph lie. Inert: pixels are drawn as they are.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the pixels lie. Inert: pixels are drawn as they are.
  public var imageOrientation: Orientation { properties.orientation }

  /// The colour in which the pixels are shown; nil for that of the view.
  public var ownTint: UIColor? { properties.tint }

  /// The images of an animation; nil for a single image. Inert: always nil, animations are not read.
  public var images: [UIImage]? { nil }

  /// The length of an animation in seconds. Inert: always 0.
  public var duration: Double { 0 }
}
