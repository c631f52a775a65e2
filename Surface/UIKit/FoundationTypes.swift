import Foundation

/// How tables of objects hold and compare their elements.
open class NSPointerFunctions: NSObject {
  /// How elements are held and compared.
  public struct Options: OptionSet, Hashable, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Options by Foundation's bits.
    @kept public init(rawValue: UInt)
    /// Elements are kept alive.
    public static let strongMemory = Options([])
    /// Elements are not kept alive.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Elements are compared by `isEqual(_:)`.
    public static let objectPersonality = Options([])
    /// Elements are compared by what they point to.
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    /// Elements are the same only if they are the same object.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Elements are copied before they are kept.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// How a set of objects holds and compares its elements.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// How a table holds and compares its keys or values.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// Shows a file, and is told when others read and write it. Inert: nobody else does.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file.
  var presentedItemURL: URL? { get }
  /// Where the presenter is told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called before others read the file. Inert: never called.
  @neverCalled @answers(reader(nil))
  optional func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
  /// Called before others write the file. Inert: never called.
  @neverCalled @answers(writer(nil))
  optional func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
  /// Saves what changed. Inert: never called.
  @neverCalled @answers(completionHandler(nil))
  optional func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
  /// Called before the file is deleted. Inert: never called.
  @neverCalled @answers(completionHandler(nil))
  optional func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
  /// Called after the file was moved. Inert: never called.
  @neverCalled optional func presentedItemDidMove(to newURL: URL)
  /// Called after the file was changed. Inert: never called.
  @neverCalled optional func presentedItemDidChange()
  /// Called before a file of the folder is deleted. Inert: never called.
  @neverCalled @answers(completionHandler(nil))
  optional func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void)
  /// Called after a file of the folder appeared. Inert: never called.
  @neverCalled optional func presentedSubitemDidAppear(at url: URL)
  /// Called after a file of the folder was moved. Inert: never called.
  @neverCalled optional func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  /// Called after a file of the folder was changed. Inert: never called.
  @neverCalled optional func presentedSubitemDidChange(at url: URL)
}

extension Notification.Name {
  /// A manager looks whether a group has to begin or end.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// A group was begun.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// A group will be ended.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// A group was ended.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Changes will be undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Changes were undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Changes will be redone.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Changes were redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
