import UIKit

extension Snapshotting where Value == UIView, Format == String {
  /// A view and its subviews as text.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// A view and its subviews as text.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      MainThread.run {
        let config = ViewImageConfig(safeArea: .zero, size: size ?? view.frame.size, traits: UITraitCollection())
        return SnapshotStage(config, traits: traits).show(view) { ViewOutline.text(of: view) }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A controller and its children as text.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainThread.run {
        SnapshotStage(ViewImageConfig(), traits: UITraitCollection()).show(controller) {
          ViewOutline.text(of: controller)
        }
      }
    }
  }

  /// The view of a controller and its subviews as text.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The view of a controller and its subviews as text, on a device.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainThread.run {
        var config = config
        if let size { config.size = size }
        return SnapshotStage(config, traits: traits).show(controller) { ViewOutline.text(of: controller.view) }
      }
    }
  }
}
