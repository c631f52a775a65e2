import Foundation

/// Coordinates who reads and writes files. Nobody else does here, so each access happens at once, at the place that was
/// asked for.
open class NSFileCoordinator: NSObject {
  /// How a file is read. Inert: every file is read as it is.
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Options by Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others do not write their changes before.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// Links are followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    /// Only what is known of the file is read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    /// The file is sent away.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// How a file is written. Inert: others are not told.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Options by Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// Others write their changes before.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    /// Only what is known of the file is written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  /// What the work is for. Inert: nothing waits.
  open var purposeIdentifier = ""

  /// A coordinator of accesses of which a presenter is not told. Inert: no presenter is told of any.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

  // MARK: Presenters

  private static let presenters = Locked([any NSFilePresenter]())

  /// The presenters that were added.
  open class var filePresenters: [any NSFilePresenter] {
    var all: [any NSFilePresenter] = []
    presenters.change { all = $0 }
    return all
  }

  /// Adds a presenter. Inert: it is kept and not told of accesses.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.change { $0.append(filePresenter) }
  }

  /// Removes a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.change { $0.removeAll { $0 === filePresenter } }
  }

  // MARK: Accesses

  /// Calls a closure at once that reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Calls a closure at once that writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }

  /// Calls a closure at once that reads a file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    readerWriter(readingURL, writingURL)
  }

  /// Calls a closure at once that writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    writer(url1, url2)
  }

  /// Says that a file will be moved. Inert: nobody is told.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Says that a file was moved. Inert: nobody is told.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Stops waiting for accesses. Inert: none waits.
  open func cancel() {}
}
