import UIKit

/// The size, the safe area and the traits with which a view is shown for a snapshot.
///
/// The names and figures of devices are those of
/// [swift-snapshot-testing](https://github.com/pointfreeco/swift-snapshot-testing).
public struct ViewImageConfig: Sendable {
  /// How a phone is held.
  public enum Orientation: Sendable {
    case landscape, portrait
  }

  /// How a tablet is held, and the share of its screen that the app has.
  public enum TabletOrientation: Sendable {
    /// The share of the screen in landscape.
    public enum LandscapeSplits: Sendable {
      case oneThird, oneHalf, twoThirds, full
    }

    /// The share of the screen in portrait.
    public enum PortraitSplits: Sendable {
      case oneThird, twoThirds, full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The insets of the safe area in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; `nil` for that of the view.
  public var size: CGSize?
  /// The traits that differ from those of the main screen.
  public var traits: UITraitCollection

  /// Makes a configuration.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
