import Foundation

/// A placeholder for a view of another framework that cannot be drawn here: a map, a web page, a Metal view or a scene.
///
/// It has no intrinsic content size and is drawn as a box with the name of the class.
open class UIOpaqueView: UIView {
  /// Name of the class that the placeholder stands for, such as `MKMapView`.
  public let representedClassName: String

  /// Creates a placeholder for a view of the named class.
  public init(representing className: String, frame: CGRect = .zero) {
    representedClassName = className
    super.init(frame: frame)
  }

  /// Restores a placeholder from an archive. It stands for its own class, such as a subclass for maps.
  public required init?(coder: NSCoder) {
    representedClassName = String(describing: Self.self)
    super.init(coder: coder)
  }
}
