import Foundation

/// Finds pictures by name, as an asset catalog does.
public protocol UIImageSource: Sendable {
  /// The picture of a name for a device and appearance; nil where there is none.
  func image(named name: String, compatibleWith traitCollection: UITraitCollection) -> UIImage?
}

extension UIImage {
  @TaskLocal private static var taskSource: (any UIImageSource)?

  /// The picture of a name in the catalogs of the running task; nil without catalogs or without such a picture.
  public convenience init?(named name: String, compatibleWith traitCollection: UITraitCollection? = nil) {
    guard let found = Self.taskSource?.image(named: name, compatibleWith: traitCollection ?? .current) else {
      return nil
    }
    self.init(found.properties)
  }

  /// Runs `body` with named pictures taken from `source`.
  public static func withSource<Result>(_ source: any UIImageSource, _ body: () throws -> Result) rethrows -> Result {
    try $taskSource.withValue(source, operation: body)
  }
}
