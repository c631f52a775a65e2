import Foundation

/// Finds colours by name, as an asset catalog does.
public protocol UIColorSource: Sendable {
  /// The colour of a name; nil where there is none.
  func color(named name: String) -> UIColor?
}

extension UIColor {
  @TaskLocal private static var taskSource: (any UIColorSource)?

  /// The colour of a name in the catalogs of the running task; nil without catalogs or without such a colour.
  public convenience init?(named name: String) {
    guard let found = Self.taskSource?.color(named: name) else { return nil }
    self.init(found)
  }

  /// The colour of a name in the catalogs of the running task; the bundle does not matter.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// Runs `body` with named colours taken from `source`.
  public static func withSource<Result>(_ source: any UIColorSource, _ body: () throws -> Result) rethrows -> Result {
    try $taskSource.withValue(source, operation: body)
  }
}

extension UIColor {
  /// A colour that repeats an image. Inert: it is a plain light grey, whatever the image shows.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.8, alpha: 1) }
}
