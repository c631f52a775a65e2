import Foundation

/// A view that shows an image. Its natural size is the image's; without an image it has none.
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  open var image: UIImage? { didSet { imageDidChange(from: oldValue) } }
  /// The image while highlighted.
  open var highlightedImage: UIImage?
  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false
  /// Size, weight and scale for symbols that don't state their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the image grows while the person uses an accessibility text size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The images of an animation. Inert: nothing moves; `image` is shown.
  open var animationImages: [UIImage]?
  /// The images of an animation while highlighted. Inert: nothing moves.
  open var highlightedAnimationImages: [UIImage]?
  /// Seconds of one round of the animation. Inert: nothing moves.
  open var animationDuration: TimeInterval = 0
  /// How often the animation is repeated; 0 for without end. Inert: nothing moves.
  open var animationRepeatCount = 0
  /// Whether the animation was started.
  open private(set) var isAnimating = false

  /// Starts the animation. Inert: nothing moves; ``isAnimating`` says that it was started.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  /// Creates a view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view as large as an image, with another image while highlighted.
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

  /// The image that is shown, highlighted or not. A symbol has the size that it has in this view.
  public var shownImage: UIImage? {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
    guard image.isSymbolImage else { return image }
    let configuration = preferredSymbolConfiguration ?? UIImage.SymbolConfiguration()
    // The image's own configuration takes precedence over the view's preferred one.
    let combined = image.symbolConfiguration.map { configuration.applying($0) } ?? configuration
    return image.applyingSymbolConfiguration(combined, compatibleWith: traitCollection)
  }

  /// Size of the shown image, grown for accessibility text sizes if the view adjusts for them. None without an image.
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

  /// Size of the shown image; zero without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let image = shownImage else { return .zero }
    return CGSize(width: image.size.width * imageScale, height: image.size.height * imageScale)
  }

  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// The factor by which the image grows at the current text size. It is the factor of body text, and 1 below
  /// accessibility sizes.
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
