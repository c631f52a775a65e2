import Foundation
import Synchronization

/// An image: its size, how it stretches, how it is tinted, and where its pixels can be found.
///
/// Immutable; the `with…` methods return changed copies.
open class UIImage: NSObject, NSCopying, NSCoding, @unchecked Sendable {
  // `@unchecked` because the class is open. None of its own properties changes, and subclasses must not add mutable
  // ones.
  /// Marks the object for CoreFoundation, so that it can be an attribute value of an attributed string. It must be the
  /// first stored property.
  private let coreFoundationMark = CoreFoundationMark()
  private let identifier = Mutex<String?>(nil)

  /// The name by which UI tests find the image; `nil` if none was set. It is not copied to changed copies.
  public var accessibilityIdentifier: String? {
    get { identifier.withLock { $0 } }
    set { identifier.withLock { $0 = newValue } }
  }

  /// How the pixels are used.
  public enum RenderingMode: Int, Sendable {
    /// The view decides.
    case automatic = 0
    /// The pixels as they are.
    case alwaysOriginal = 1
    /// Only the opacity of the pixels is used; their colour is the tint colour.
    case alwaysTemplate = 2
  }

  /// How the part of an image between its cap insets grows when the image is stretched.
  public enum ResizingMode: Int, Sendable {
    /// By repetition.
    case tile = 0
    case stretch = 1
  }

  /// Where the pixels come from.
  public enum Contents: Hashable, Sendable {
    /// The asset is not available: a box of the right size is shown instead.
    case placeholder
    /// A picture file.
    case file(path: String)
    /// The bytes of a picture file.
    case data(Data)
    case drawing(DrawnContents)
    /// A system symbol, of which only the proportions are known.
    case symbol
  }

  /// All properties of an image. Two images are equal if their properties are.
  struct Properties: Hashable, Sendable {
    var name: String?
    var size: CGSize
    var scale: CGFloat = 1
    var contents: Contents
    var renderingMode = RenderingMode.automatic
    var alignmentRectInsets = UIEdgeInsets.zero
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var flipsForRightToLeftLayoutDirection = false
    var preservesVectorRepresentation = false
    var baselineOffsetFromBottom: CGFloat?
    var symbolProportions: CGSize?
    var symbolConfiguration: SymbolConfiguration?
    var orientation = Orientation.up
    var tint: UIColor?
  }

  let properties: Properties

  init(_ properties: Properties) {
    self.properties = properties
  }

  /// An empty picture without a size.
  public override convenience init() {
    self.init(name: nil, size: .zero)
  }

  /// Creates an image of the given size in points, which stands for the asset with that name.
  ///
  /// Negative and non-finite widths and heights count as zero.
  public convenience init(
    name: String?, size: CGSize, scale: CGFloat = 1, contents: Contents = .placeholder,
    renderingMode: RenderingMode = .automatic, preservesVectorRepresentation: Bool = false
  ) {
    let finite = CGSize(
      width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
    var properties = Properties(name: name, size: finite, scale: scale, contents: contents)
    properties.renderingMode = renderingMode
    properties.preservesVectorRepresentation = preservesVectorRepresentation
    self.init(properties)
  }

  public required init?(coder: NSCoder) {
    properties = ImageArchive(from: coder).properties
  }

  /// Writes the image into an archive: its name, its size and where its pixels are, not the pixels.
  open func encode(with coder: NSCoder) {
    ImageArchive(properties).encode(with: coder)
  }

  /// Size in points.
  open var size: CGSize { properties.size }
  /// Pixels per point.
  open var scale: CGFloat { properties.scale }
  /// Name of the asset or symbol, nil for a picture without one.
  public var name: String? { properties.name }
  /// Where the pixels come from.
  public var contents: Contents { properties.contents }
  /// How the pixels are used.
  open var renderingMode: RenderingMode { properties.renderingMode }
  /// Insets of the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }
  /// Edges that keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { properties.capInsets }
  /// How the part between the cap insets grows when the image is stretched.
  open var resizingMode: ResizingMode { properties.resizingMode }
  /// Whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { properties.flipsForRightToLeftLayoutDirection }
  /// Whether the asset keeps its vector data, so that it stays sharp when it grows with the text.
  public var preservesVectorRepresentation: Bool { properties.preservesVectorRepresentation }
  /// Whether this is a symbol, which grows with text.
  open var isSymbolImage: Bool { properties.contents == .symbol }
  /// Distance from the bottom edge up to the baseline, in points; nil where the image has none.
  open var baselineOffsetFromBottom: CGFloat? { properties.baselineOffsetFromBottom }
  /// The configuration that decided the symbol's size; nil for other images and for symbols at the default
  /// configuration.
  open var symbolConfiguration: SymbolConfiguration? { properties.symbolConfiguration }

  /// The same image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The same image with other insets of its alignment rectangle, in points.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = insets }
  }

  /// The same image with a baseline at a distance from its bottom edge, in points.
  open func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage {
    changed { $0.baselineOffsetFromBottom = offset }
  }

  /// The same image with other cap insets, in points: its edges keep their size when the image is stretched.
  open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    changed {
      $0.capInsets = insets
      $0.resizingMode = resizingMode
    }
  }

  /// The same image, mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// The image itself, since it never changes.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.properties == properties
  }

  open override var hash: Int { properties.hashValue }

  func changed(_ change: (inout Properties) -> Void) -> UIImage {
    var properties = properties
    change(&properties)
    return UIImage(properties)
  }
}

extension UIImage {
  /// The factor by which images that scale with accessibility text sizes grow: that of `UIFontMetrics` for body text at
  /// accessibility sizes, and 1 at all other sizes.
  static func accessibilityScale(in traits: UITraitCollection?) -> CGFloat {
    let category = (traits ?? .current).preferredContentSizeCategory
    return category.isAccessibilityCategory ? UIFontMetrics.default.ratio(at: category) : 1
  }
}
