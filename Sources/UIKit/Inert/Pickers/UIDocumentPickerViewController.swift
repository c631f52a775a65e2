import Foundation

/// Has files chosen. Inert: it is presented as any controller; its screen is empty, and nothing is chosen.
open class UIDocumentPickerViewController: UIViewController {
  /// What is done with files, as before iOS 14.
  public enum Mode: UInt, Hashable, Sendable {
    case `import`, open, exportToService, moveToService
  }

  /// Learns what was chosen. Inert: nothing is.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen. Inert: kept.
  open var allowsMultipleSelection = false
  /// Whether endings of names are shown. Inert: kept.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first. Inert: kept.
  open var directoryURL: URL?
  /// What is done with files. Inert: kept.
  public let documentPickerMode: Mode

  /// Creates a picker for choosing files of some types.
  public init(documentTypes allowedUTIs: [String], in mode: Mode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for choosing a place for files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for choosing a place for files, as before iOS 14.
  public convenience init(urls: [URL], in mode: Mode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }

  /// Restores a picker from an archive.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }
}

/// Learns which files were chosen. Inert: none is.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called with the files. Inert: never called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when nothing was chosen. Inert: never called.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called with the file. Inert: never called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
