import Foundation

/// How something is printed. Inert: there is no printer.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Hashable, Sendable {
    case general = 0
    case photo, grayscale, photoGrayscale
  }
  /// How the paper lies.
  public enum Orientation: Int, Hashable, Sendable {
    case portrait = 0
    case landscape
  }

  /// What the job is called.
  open var jobName = ""
  /// What is printed.
  open var outputType = OutputType.general
  /// How the paper lies.
  open var orientation = Orientation.portrait

  /// Creates it; the dictionary is not read.
  public init(dictionary: [AnyHashable: Any]?) {}
  /// The usual way.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}
