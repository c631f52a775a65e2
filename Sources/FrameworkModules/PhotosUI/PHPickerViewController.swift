import Foundation
@_exported import Photos
@_exported import UIKit

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
  open override func loadView() {
    view = UIOpaqueView(representing: "PHPickerViewController", frame: UIScreen.main.bounds)
  }
}
