import Foundation

/// A class whose values can be read from data of some types.
public protocol NSItemProviderReading: AnyObject {
  /// The types that can be read, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// A value made of data.
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
  /// A suggested name for a file.
  open var suggestedName: String?
  private var object: AnyObject?
  private var data: [String: () -> Data?] = [:]
  private var order: [String] = []

  /// A provider of nothing.
  public override init() {}

  /// A provider of an object.
  public convenience init(object: AnyObject) {
    self.init()
    self.object = object
  }

  /// A provider of an item of a type.
  public convenience init(item: AnyObject?, typeIdentifier: String?) {
    self.init()
    object = item
    if let typeIdentifier { order = [typeIdentifier] }
  }

  /// A provider of a file; nil if the URL is not that of a file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    object = fileURL as NSURL
    suggestedName = fileURL.lastPathComponent
    order = ["public.file-url"]
  }

  /// Adds an object.
  open func registerObject(_ object: AnyObject, visibility: NSItemProviderRepresentationVisibility) {
    self.object = object
  }

  /// Adds data of a type that a closure makes, which calls its argument with data or an error.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    order.append(typeIdentifier)
    data[typeIdentifier] = {
      var made: Data?
      _ = loadHandler { data, _ in made = data }
      return made
    }
  }

  /// The types of the data, in the order in which they were added.
  open var registeredTypeIdentifiers: [String] { order }

  /// Whether there is data of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { order.contains(typeIdentifier) }

  /// Whether the object is of a class.
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool { object.map { Self.isObject($0, of: aClass) } ?? false }

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
    completionHandler(canLoadObject(ofClass: aClass) ? object : nil, nil)
    return Progress(totalUnitCount: 0)
  }

  /// Provides data of a type immediately.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(data[typeIdentifier]?(), nil)
    return Progress(totalUnitCount: 0)
  }
}

/// Who sees what a provider has.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// Everybody.
  case all = 0
  /// Apps of the same team.
  case team = 1
  /// Apps of the same group.
  case group = 2
  /// The process.
  case ownProcess = 3
}
