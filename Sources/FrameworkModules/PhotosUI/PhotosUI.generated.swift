// Made by `make surface` from Surface/PhotosUI.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import Photos
@_exported import UIKit

/// What can be chosen.
public struct PHPickerConfiguration: Sendable {
  /// The format in which files come.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0, current, compatible
  }

  /// The largest number of chosen items; 0 for any number.
  public var selectionLimit = 1
  /// Which kinds are shown; `nil` for all.
  public var filter: PHPickerFilter?
  /// The format in which files come.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Those that are chosen at the start.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration.
  public init() {}
  /// Creates a configuration whose results can be found in a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// What was chosen. The type exists for the signatures of methods: nothing is chosen.
public struct PHPickerResult: @unchecked Sendable {
  /// What can be read of it.
  public let itemProvider: NSItemProvider
  /// The identifier in the library.
  public let assetIdentifier: String?
}

/// Lets the person choose pictures. Inert: its view is a box with its class's name, and nothing is chosen.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  /// What can be chosen.
  public let configuration: PHPickerConfiguration
  /// Is told what was chosen. Inert: it is never called.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// No document has such a controller.
  public required init?(coder: NSCoder) { nil }
  /// Makes the box.
  open override func loadView() { view = UIOpaqueView(representing: "PHPickerViewController", frame: UIScreen.main.bounds) }
}

/// Is told what was chosen. Inert: it is never called.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The person is done.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

@_spi(Generated) extension PHPickerConfiguration: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { PHPickerConfiguration() }
}
