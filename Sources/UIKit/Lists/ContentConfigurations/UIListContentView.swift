import Foundation

/// The view that shows a ``UIListContentConfiguration``, in a cell or anywhere else.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let picture = UIImageView()
  private let imageArea = UILayoutGuide()
  private let textArea = UILayoutGuide()
  private let textGuide = UILayoutGuide()
  private let secondaryTextGuide = UILayoutGuide()
  private var layout: [NSLayoutConstraint] = []
  private var isSideBySide = false

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for guide in [imageArea, textArea, textGuide, secondaryTextGuide] { addLayoutGuide(guide) }
    apply()
  }

  /// Restores a view without content.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for guide in [imageArea, textArea, textGuide, secondaryTextGuide] { addLayoutGuide(guide) }
    apply()
  }

  /// What the view shows: a ``UIListContentConfiguration``. Setting a configuration of another type has no effect.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      apply()
    }
  }

  /// The layout guide with the frame of the text's label; `nil` if there is no text.
  open var textLayoutGuide: UILayoutGuide? { label.superview == nil ? nil : textGuide }
  /// The layout guide with the frame of the secondary text's label; `nil` if there is no secondary text.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryLabel.superview == nil ? nil : secondaryTextGuide
  }
  /// The layout guide of the area reserved for the image; `nil` if there is no image.
  open var imageLayoutGuide: UILayoutGuide? { picture.superview == nil ? nil : imageArea }

  // MARK: Content

  private func apply() {
    alpha = content.alpha
    preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
    directionalLayoutMargins = content.directionalLayoutMargins
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondaryLabel)
    picture.image = content.image
    picture.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    picture.contentMode = .scaleAspectFit
    if let tint = content.imageProperties.tintColor { picture.tintColor = tint }
    picture.layer.cornerRadius = content.imageProperties.cornerRadius
    picture.clipsToBounds = content.imageProperties.cornerRadius > 0
    place(picture, isShown: content.image != nil)
    constrain()
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = text.map(properties.transformed)
    }
    place(label, isShown: attributedText != nil || text?.isEmpty == false)
  }

  private func place(_ view: UIView, isShown: Bool) {
    if isShown, view.superview == nil {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    } else if !isShown {
      view.removeFromSuperview()
    }
  }

  // MARK: Layout

  /// Whether text and secondary text are placed side by side: the configuration prefers it, both fit into the width in
  /// one line, and the text size is no accessibility size.
  private var fitsSideBySide: Bool {
    guard content.prefersSideBySideTextAndSecondaryText, label.superview != nil, secondaryLabel.superview != nil,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return false }
    let width = bounds.width > 0 ? bounds.width : UIScreen.main.bounds.width
    let insets = directionalLayoutMargins
    let image = content.image.map { imageWidth(of: $0) + content.imageToTextPadding } ?? 0
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let texts = label.sizeThatFits(unlimited).width + secondaryLabel.sizeThatFits(unlimited).width
    return texts + content.textToSecondaryTextHorizontalPadding <= width - insets.leading - insets.trailing - image
  }

  private func imageWidth(of image: UIImage) -> CGFloat {
    let reserved = content.imageProperties.reservedLayoutSize.width
    return reserved > 0 ? reserved : content.imageProperties.size(of: image).width
  }

  private func constrain() {
    NSLayoutConstraint.deactivate(layout)
    isSideBySide = fitsSideBySide
    let margins = layoutMarginsGuide
    layout = [
      textArea.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      textArea.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      textArea.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      textArea.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ]
    if content.minimumHeight > 0 {
      let height = heightAnchor.constraint(greaterThanOrEqualToConstant: content.minimumHeight)
      height.priority = UILayoutPriority(999)
      layout.append(height)
    }
    layout +=
      content.image.map(imageConstraints) ?? [
        textArea.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
      ]
    layout += textConstraints + tie(textGuide, to: label) + tie(secondaryTextGuide, to: secondaryLabel)
    NSLayoutConstraint.activate(layout)
  }

  private func imageConstraints(_ image: UIImage) -> [NSLayoutConstraint] {
    let size = content.imageProperties.size(of: image)
    let reserved = content.imageProperties.reservedLayoutSize
    return [
      imageArea.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      imageArea.widthAnchor.constraint(equalToConstant: imageWidth(of: image)),
      imageArea.heightAnchor.constraint(equalToConstant: reserved.height > 0 ? reserved.height : size.height),
      imageArea.centerYAnchor.constraint(equalTo: centerYAnchor),
      imageArea.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      picture.centerXAnchor.constraint(equalTo: imageArea.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: imageArea.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: size.width),
      picture.heightAnchor.constraint(equalToConstant: size.height),
      textArea.leadingAnchor.constraint(equalTo: imageArea.trailingAnchor, constant: content.imageToTextPadding),
    ]
  }

  /// Makes the constraints that give a guide the frame of a label, or the size zero if the label is not shown.
  private func tie(_ guide: UILayoutGuide, to label: UILabel) -> [NSLayoutConstraint] {
    guard label.superview != nil else {
      return [
        guide.topAnchor.constraint(equalTo: textArea.topAnchor),
        guide.leadingAnchor.constraint(equalTo: textArea.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
      ]
    }
    return [
      guide.topAnchor.constraint(equalTo: label.topAnchor),
      guide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      guide.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      guide.trailingAnchor.constraint(equalTo: label.trailingAnchor),
    ]
  }

  private var textConstraints: [NSLayoutConstraint] {
    let labels = [label, secondaryLabel].filter { $0.superview != nil }
    guard let first = labels.first, let last = labels.last else {
      return [textArea.heightAnchor.constraint(equalToConstant: 0)]
    }
    if isSideBySide { return sideBySideConstraints }
    var constraints = [
      first.topAnchor.constraint(equalTo: textArea.topAnchor),
      last.bottomAnchor.constraint(equalTo: textArea.bottomAnchor),
    ]
    for label in labels {
      constraints.append(label.leadingAnchor.constraint(equalTo: textArea.leadingAnchor))
      constraints.append(label.trailingAnchor.constraint(equalTo: textArea.trailingAnchor))
    }
    if first !== last {
      constraints.append(
        last.topAnchor.constraint(equalTo: first.bottomAnchor, constant: content.textToSecondaryTextVerticalPadding))
    }
    return constraints
  }

  private var sideBySideConstraints: [NSLayoutConstraint] {
    secondaryLabel.setContentHuggingPriority(.required - 1, for: .horizontal)
    return [
      label.leadingAnchor.constraint(equalTo: textArea.leadingAnchor),
      label.topAnchor.constraint(equalTo: textArea.topAnchor),
      label.bottomAnchor.constraint(equalTo: textArea.bottomAnchor),
      secondaryLabel.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      secondaryLabel.trailingAnchor.constraint(equalTo: textArea.trailingAnchor),
      secondaryLabel.leadingAnchor.constraint(
        equalTo: label.trailingAnchor, constant: content.textToSecondaryTextHorizontalPadding),
    ]
  }

  /// Changes between texts side by side and one above the other when the width has changed, before the layout.
  open override func layoutSubviews() {
    if isSideBySide != fitsSideBySide { constrain() }
    super.layoutSubviews()
  }
}
