import Foundation

/// A class whose values can be read from data of some types.
public protocol NSItemProviderReading: AnyObject {
  /// The types that can be read, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose values can be written as data of some types.
public protocol NSItemProviderWriting: AnyObject {
  /// The types that can be written, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// Passes values from one part of the process to another: in drags, pasteboards and extensions.
///
/// Foundation outside Apple's platforms doesn't have it. Values stay objects; nothing leaves the process.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Unchecked because it is open. What changes is in ``Locked``.
  /// A suggested name for a file.
  open var suggestedName: String? {
    get { state.suggestedName }
    set { state.suggestedName = newValue }
  }

  private struct State {
    var suggestedName: String?
    var object: AnyObject?
    var data: [String: () -> Data?] = [:]
    /// The types of the data, in the order in which they were added.
    var order: [String] = []
  }

  private let state = Locked(State())

  public override init() {}

  public convenience init(object: AnyObject) {
    self.init()
    state.object = object
  }

  public convenience init(item: AnyObject?, typeIdentifier: String?) {
    self.init()
    state.object = item
    if let typeIdentifier { state.order = [typeIdentifier] }
  }

  /// A provider of a file; nil if the URL is not that of a file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    state.object = fileURL as NSURL
    suggestedName = fileURL.lastPathComponent
    state.order = ["public.file-url"]
  }

  open func registerObject(_ object: AnyObject, visibility: NSItemProviderRepresentationVisibility) {
    state.object = object
  }

  /// Adds data of a type that a closure makes, which calls its argument with data or an error.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    state.change {
      $0.order.append(typeIdentifier)
      $0.data[typeIdentifier] = {
        var made: Data?
        _ = loadHandler { data, _ in made = data }
        return made
      }
    }
  }

  /// The types of the data, in the order in which they were added.
  open var registeredTypeIdentifiers: [String] { state.order }

  /// Whether there is data of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { state.order.contains(typeIdentifier) }

  open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
    state.object.map { Self.isObject($0, of: aClass) } ?? false
  }

  private static func isObject(_ object: AnyObject, of aClass: AnyClass) -> Bool {
    var current: AnyClass? = type(of: object)
    while let type = current {
      if type == aClass { return true }
      current = _getSuperclass(type)
    }
    return false
  }

  /// Provides the object immediately, if it is of a class.
  @discardableResult open func loadObject(
    ofClass aClass: AnyClass, completionHandler: @escaping (AnyObject?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(canLoadObject(ofClass: aClass) ? state.object : nil, nil)
    return Progress(totalUnitCount: 0)
  }

  /// Provides data of a type immediately.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(state.data[typeIdentifier]?(), nil)
    return Progress(totalUnitCount: 0)
  }
}

/// Who sees what a provider has.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  case all = 0
  /// Apps of the same team.
  case team = 1
  /// Apps of the same group.
  case group = 2
  case ownProcess = 3
}
