import Foundation

/// A nib of the app, from which code creates objects.
@preconcurrency @MainActor open class UINib: NSObject {
  /// A key of the options with which a nib is loaded.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// Creates a key from its string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let name: String
  private let bundle: Bundle?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
  }

  /// Creates the nib's objects, connects their outlets and actions with the owner, and returns the top-level objects.
  ///
  /// If the app has no such nib, the program stops, as in UIKit.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil)
    -> [Any]
  {
    guard let loader = DocumentLoader.current else {
      fatalError("nibs are loaded by InterfaceBuilder, which this program does not contain")
    }
    guard let objects = loader.objects(ofNib: name, in: bundle, owner: ownerOrNil) else {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Could not load NIB in "
          + "bundle with name '\(name)''")
    }
    return objects
  }
}

extension Bundle {
  /// Creates the objects of a nib, connects their outlets and actions with the owner, and returns the top-level
  /// objects. The options are ignored.
  ///
  /// If the app has no such nib, the program stops, as in UIKit.
  @MainActor @discardableResult public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
