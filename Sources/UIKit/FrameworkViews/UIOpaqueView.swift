import Foundation

/// A view of another framework whose content is not known: a map, a web page, a Metal view or a scene.
///
/// It has no natural size and is drawn as a box with its class's name.
open class UIOpaqueView: UIView {
  /// Name of the class that it stands for, such as `MKMapView`.
  public let representedClassName: String

  /// A box for a class.
  public init(representing className: String, frame: CGRect = .zero) {
    representedClassName = className
    super.init(frame: frame)
  }

  /// Restores a box, which stands for its own class.
  public required init?(coder: NSCoder) {
    representedClassName = String(describing: Self.self)
    super.init(coder: coder)
  }
}
