import Foundation

/// An object that finds colours by name, such as an app's asset catalogs.
public protocol UIColorSource: Sendable {
  /// The colour with a name; nil if there is none.
  func color(named name: String) -> UIColor?
}

extension UIColor {
  @TaskLocal private static var taskSource: (any UIColorSource)?

  /// The colour with a name in the source that `withSource(_:_:)` set for the current task; nil if no source is set or
  /// the source has no colour with this name.
  public convenience init?(named name: String) {
    guard let found = Self.taskSource?.color(named: name) else { return nil }
    self.init(found)
  }

  /// The colour with a name in the source that `withSource(_:_:)` set for the current task. The bundle is ignored.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// Runs `body`. Meanwhile, `UIColor(named:)` takes colours from `source`.
  public static func withSource<Result>(_ source: any UIColorSource, _ body: () throws -> Result) rethrows -> Result {
    try $taskSource.withValue(source, operation: body)
  }
}

extension UIColor {
  /// A colour that fills areas with copies of an image. Inert: always a plain light grey.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.8, alpha: 1) }
}
