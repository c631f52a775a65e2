import Foundation

/// A class whose objects can be created from data of certain types.
public protocol NSItemProviderReading: AnyObject {
  /// The uniform type identifiers of the data that can be read, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be written as data of certain types.
public protocol NSItemProviderWriting: AnyObject {
  /// The uniform type identifiers of the data that can be written, the preferred one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// Holds an object, or data of several types, that is passed on in a drag, by a pasteboard or to an extension.
///
/// It is declared here because Foundation outside of Apple's platforms doesn't have it. Nothing leaves the process
/// here, so objects are passed on as they are.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // `@unchecked` because the class is open and subclasses are not checked. Its mutable properties are in a `Locked`.
  /// A suggested name for a file.
  open var suggestedName: String? {
    get { state.suggestedName }
    set { state.suggestedName = newValue }
  }

  private struct State {
    var suggestedName: String?
    var object: AnyObject?
    var data: [String: () -> Data?] = [:]
    /// The uniform type identifiers of the data, in the order in which they were added.
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

  /// Creates a provider of a file's URL; nil if the URL is not that of a file.
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

  /// Adds data of a type. `loadHandler` creates the data when it is needed, and passes it, or an error, to its
  /// argument. Data that it passes only after it has returned is lost.
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

  /// The uniform type identifiers of the data, in the order in which they were added.
  open var registeredTypeIdentifiers: [String] { state.order }

  /// Whether data of exactly this type was added.
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

  /// Calls the handler at once: with the object if it is of the class, otherwise with nil.
  @discardableResult open func loadObject(
    ofClass aClass: AnyClass, completionHandler: @escaping (AnyObject?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(canLoadObject(ofClass: aClass) ? state.object : nil, nil)
    return Progress(totalUnitCount: 0)
  }

  /// Calls the handler at once with the data of a type; with nil if there is none.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(state.data[typeIdentifier]?(), nil)
    return Progress(totalUnitCount: 0)
  }
}

/// Which apps can use an object or data of an item provider. It has no effect here.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  case all = 0
  /// Apps of the same development team.
  case team = 1
  /// Apps of the same app group.
  case group = 2
  case ownProcess = 3
}
