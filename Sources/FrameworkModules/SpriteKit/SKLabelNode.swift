import Foundation
import UIKit

/// A node with a text. Inert: it is not drawn.
@preconcurrency @MainActor open class SKLabelNode: SKNode {
  /// The text.
  open var text: String?
  /// The font.
  open var fontName: String?
  /// The size of the font.
  open var fontSize: CGFloat = 32
  /// The colour.
  open var fontColor: UIColor?

  /// Creates a node of a font.
  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }
  /// Creates a node.
  public convenience override init() { self.init(fontNamed: nil) }
  /// Creates a node with a text.
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }
  /// Restores a node.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
