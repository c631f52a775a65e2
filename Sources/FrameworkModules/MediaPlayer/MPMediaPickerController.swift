import Foundation
import UIKit

/// Lets the person choose songs. Inert: its view is a box with its class's name, and nothing is chosen.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
  /// Kinds of what is shown.
  public let mediaTypes: MPMediaType
  /// Is told what was chosen. Inert: it is never called.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several can be chosen. Inert.
  open var allowsPickingMultipleItems = false
  /// The text above the songs. Inert.
  open var prompt: String?

  /// Creates a picker.
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }
  /// No document has such a controller.
  public required init?(coder: NSCoder) { nil }
  /// Makes the box.
  open override func loadView() {
    view = UIOpaqueView(representing: "MPMediaPickerController", frame: UIScreen.main.bounds)
  }
}
