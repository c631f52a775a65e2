import Foundation

/// An object that finds images by name, such as an app's asset catalogs.
public protocol UIImageSource: Sendable {
  /// The variant of the image with a name that fits the device and appearance of the traits; nil if there is none.
  func image(named name: String, compatibleWith traitCollection: UITraitCollection) -> UIImage?
}

extension UIImage {
  @TaskLocal private static var taskSource: (any UIImageSource)?

  /// The image with a name in the source that `withSource(_:_:)` set for the current task; nil if no source is set or
  /// the source has no image with this name.
  public convenience init?(named name: String, compatibleWith traitCollection: UITraitCollection? = nil) {
    guard let found = Self.taskSource?.image(named: name, compatibleWith: traitCollection ?? .current) else {
      return nil
    }
    self.init(found.properties)
  }

  /// The image with a name, as `#imageLiteral(resourceName:)` gives it. In UIKit, a missing image stops the program. Here, it
  /// is an empty image.
  public convenience init(imageLiteralResourceName name: String) {
    self.init((UIImage(named: name) ?? UIImage()).properties)
  }

  /// Runs `body`. Meanwhile, `UIImage(named:)` takes images from `source`.
  public static func withSource<Result>(_ source: any UIImageSource, _ body: () throws -> Result) rethrows -> Result {
    try $taskSource.withValue(source, operation: body)
  }
}
