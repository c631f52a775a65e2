import Foundation

/// A view that shows an image. Its intrinsic content size is the size of the image; without an image, it has none.
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  open var image: UIImage? { didSet { imageDidChange(from: oldValue) } }
  /// The image that is shown while `isHighlighted` is `true`; `nil` to show `image` then, too.
  open var highlightedImage: UIImage?
  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false
  /// The size, weight and scale of SF Symbols, as far as the image has no own symbol configuration.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the image is enlarged at the accessibility text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The images of an animation. Inert: nothing is animated, and `image` is shown.
  open var animationImages: [UIImage]?
  /// The images of an animation that runs while `isHighlighted` is `true`. Inert: nothing is animated.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one cycle of the animation, in seconds. Inert: nothing is animated.
  open var animationDuration: TimeInterval = 0
  /// How often the animation is repeated; 0 means endlessly. Inert: nothing is animated.
  open var animationRepeatCount = 0
  /// Whether `startAnimating()` was called, and `stopAnimating()` not since.
  open private(set) var isAnimating = false

  /// Starts the animation. Inert: nothing is animated; only ``isAnimating`` becomes `true`.
  open func startAnimating() { isAnimating = true }
  /// Sets ``isAnimating`` to `false`.
  open func stopAnimating() { isAnimating = false }

  /// Creates a view that shows an image and has the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view that shows `image` and has its size. While the view is highlighted, it shows `highlightedImage`.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  override func observableValue(forKey key: String) -> Any? {
    key == "image" ? image : super.observableValue(forKey: key)
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { .image }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    guard !isMade(by: coder, as: UIImageView.self) else { return }
    decodeImages(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeImages(with: coder)
  }

  /// The image that the view shows in its current state; `nil` for none. An SF Symbol is configured with the size and
  /// weight that it has in this view.
  public var shownImage: UIImage? {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
    guard image.isSymbolImage else { return image }
    let configuration = preferredSymbolConfiguration ?? UIImage.SymbolConfiguration()
    // The configuration of the image takes precedence over that of the view.
    let combined = image.symbolConfiguration.map { configuration.applying($0) } ?? configuration
    return image.applyingSymbolConfiguration(combined, compatibleWith: traitCollection)
  }

  /// The size of the shown image without its alignment insets, in points. It is enlarged at the accessibility text
  /// sizes if `adjustsImageSizeForAccessibilityContentSizeCategory` is `true`. Without an image, there is no intrinsic
  /// size.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    let factor = imageScale
    return CGSize(
      width: (image.size.width - insets.left - insets.right) * factor,
      height: (image.size.height - insets.top - insets.bottom) * factor)
  }

  override var designSize: DesignSize? {
    guard image == nil else { return nil }
    return traitCollection.layoutPolicy.designSizeOfEmptyViews.map { DesignSize(size: $0, isOfText: false) }
  }

  /// The size of the shown image, in points; zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let image = shownImage else { return .zero }
    return CGSize(width: image.size.width * imageScale, height: image.size.height * imageScale)
  }

  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// The factor by which the image is enlarged at the current text size. At the accessibility text sizes, it is the
  /// factor by which the text style Body grows. It is 1 at other text sizes, for SF Symbols, and if the view does not
  /// adjust the image's size.
  private var imageScale: CGFloat {
    guard adjustsImageSizeForAccessibilityContentSizeCategory, image?.isSymbolImage == false else { return 1 }
    return UIImage.accessibilityScale(in: traitCollection)
  }

  private func imageDidChange(from previous: UIImage?) {
    if previous?.size != image?.size { invalidateIntrinsicContentSize() }
    tellObservers("image")
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    guard !traitCollection.hasSameMeasures(as: previous) else { return }
    invalidateIntrinsicContentSize()
  }

  package override var screenRole: ViewRole { .image }
}
