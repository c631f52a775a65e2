import Foundation
import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Pictures, of which no pixel may differ.
  public static var image: Snapshotting { image() }

  /// Pictures. The parameters are those of `Diffing.image(precision:perceptualPrecision:scale:)`.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting
  {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Pictures of views.
  public static var image: Snapshotting { image() }

  /// Pictures of views.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: without an effect: views are drawn in one way here.
  ///   - precision: the share of pixels that have to be the same, 0 to 1.
  ///   - perceptualPrecision: how similar two pixels have to be that count as the same, 0 to 1.
  ///   - size: the size of the view in points; `nil` for that of its frame.
  ///   - traits: traits of the view. `displayScale` is the number of pixels per point.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
      .pullback { view in
        MainThread.run {
          let config = ViewImageConfig(safeArea: .zero, size: size ?? view.frame.size, traits: UITraitCollection())
          return SnapshotStage(config, traits: traits).picture(of: view)
        }
      }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Pictures of the views of controllers.
  public static var image: Snapshotting { image() }

  /// Pictures of the views of controllers on a device. No bar of the system is drawn.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - drawHierarchyInKeyWindow: without an effect: views are drawn in one way here.
  ///   - precision: the share of pixels that have to be the same, 0 to 1.
  ///   - perceptualPrecision: how similar two pixels have to be that count as the same, 0 to 1.
  ///   - size: the size of the view in points; `nil` for that of the device.
  ///   - traits: traits of the view. `displayScale` is the number of pixels per point.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
      .pullback { controller in
        MainThread.run {
          var config = config
          if let size { config.size = size }
          return SnapshotStage(config, traits: traits).picture(of: controller)
        }
      }
  }

  /// Pictures of the views of controllers without a safe area.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(safeArea: .zero, size: size, traits: traits), precision: precision,
      perceptualPrecision: perceptualPrecision, traits: traits)
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Pictures of layers.
  public static var image: Snapshotting { image() }

  /// Pictures of layers.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
      .pullback { layer in
        MainThread.run(layer) { layer in
          layer.setNeedsLayout()
          layer.layoutIfNeeded()
          // The layer stays where it is: it may belong to a view.
          return drawn(layer.bounds, scale: traits.displayScale) { layer.render(in: $0) }
        }
      }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// Pictures of filled paths.
  public static var image: Snapshotting { image() }

  /// Pictures of filled paths, with one pixel per point by default.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { path in
        MainThread.run(path) { path in drawn(path.bounds, scale: scale) { _ in path.fill() } }
      }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// Pictures of filled paths.
  public static var image: Snapshotting { image() }

  /// Pictures of paths, with one pixel per point by default.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to be the same, 0 to 1.
  ///   - perceptualPrecision: how similar two pixels have to be that count as the same, 0 to 1.
  ///   - scale: pixels per point.
  ///   - drawingMode: whether the path is filled, and by which rule, or stroked.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { path in
        MainThread.run(path) { path in
          drawn(path.boundingBoxOfPath, scale: scale) { context in
            context.addPath(path)
            context.drawPath(using: drawingMode)
          }
        }
      }
  }
}

/// The picture of a rectangle of what a function draws; an empty one if the rectangle has no size.
///
/// - Parameters:
///   - bounds: the rectangle in points.
///   - scale: pixels per point; 0 for those of the main screen.
@MainActor private func drawn(_ bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
  guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
  let format = UIGraphicsImageRendererFormat.preferred()
  format.scale = scale > 0 ? scale : UIScreen.main.scale
  let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
  // A recorded drawing of a layer would change with the layer.
  return UIImage(data: image.png, scale: format.scale) ?? UIImage()
}
