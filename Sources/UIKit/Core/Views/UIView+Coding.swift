extension UIView {
  private enum Key {
    static let frame = "UIViewFrame"
    static let boundsOrigin = "UIViewBoundsOrigin"
    static let subviews = "UISubviews"
    static let tag = "UITag"
    static let isHidden = "UIHidden"
    static let alpha = "UIAlpha"
    static let clips = "UIClipsToBounds"
    static let contentMode = "UIContentMode"
    static let mask = "UIAutoresizingMask"
    static let noMaskConstraints = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
    static let guides = "UIViewLayoutGuides"
    static let constraints = "UIViewAutolayoutConstraints"
    static let identifier = "UIAccessibilityIdentifier"
    static let hugging = "UIViewContentHuggingPriority"
    static let compression = "UIViewContentCompressionResistancePriority"
    static let semantics = "UISemanticContentAttribute"
    static let background = "UIBackgroundColor"
    static let tint = "UITintColor"
    static let margins = "UIViewLayoutMargins"
    static let directionalMargins = "UIViewDirectionalLayoutMargins"
    static let preservesMargins = "UIViewPreservesSuperviewMargins"
    static let ignoresSafeArea = "UIViewLayoutMarginsIgnoreSafeArea"
  }

  func encodeState(with coder: NSCoder) {
    coder.encode(untransformedFrame, forKey: Key.frame)
    coder.encode(boundsOrigin, forKey: Key.boundsOrigin)
    coder.encode(archivedSubviews as NSArray, forKey: Key.subviews)
    coder.encode(tag, forKey: Key.tag)
    coder.encode(isHidden, forKey: Key.isHidden)
    coder.encode(Double(alpha), forKey: Key.alpha)
    coder.encode(clipsToBounds, forKey: Key.clips)
    coder.encode(contentMode.rawValue, forKey: Key.contentMode)
    coder.encode(Int(autoresizingMask.rawValue), forKey: Key.mask)
    coder.encode(!translatesAutoresizingMaskIntoConstraints, forKey: Key.noMaskConstraints)
    coder.encode(accessibilityIdentifier, forKey: Key.identifier)
    coder.encode(layoutState.huggingPriority.size, forKey: Key.hugging)
    coder.encode(layoutState.compressionPriority.size, forKey: Key.compression)
    coder.encode(semanticContentAttribute.rawValue, forKey: Key.semantics)
    coder.encode(backgroundColor, forKey: Key.background)
    coder.encode(ownTintColor, forKey: Key.tint)
    switch marginState.custom {
    case .physical(let insets): coder.encode(insets, forKey: Key.margins)
    case .directional(let insets): coder.encode(insets, forKey: Key.directionalMargins)
    case nil: break
    }
    coder.encode(preservesSuperviewLayoutMargins, forKey: Key.preservesMargins)
    coder.encode(!insetsLayoutMarginsFromSafeArea, forKey: Key.ignoresSafeArea)
    coder.encode(archivedGuides.count, forKey: Key.guides)
    for (index, guide) in archivedGuides.enumerated() {
      coder.encode(guide.identifier, forKey: "\(Key.guides).\(index)")
    }
    ConstraintArchive(of: self).encode(with: coder, forKey: Key.constraints)
  }

  func decode(from coder: NSCoder) {
    untransformedFrame = coder.decodeCGRect(forKey: Key.frame)
    boundsOrigin = coder.decodeCGPoint(forKey: Key.boundsOrigin)
    tag = coder.decodeInteger(forKey: Key.tag)
    isHidden = coder.decodeBool(forKey: Key.isHidden)
    if coder.containsValue(forKey: Key.alpha) { alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha)) }
    clipsToBounds = coder.decodeBool(forKey: Key.clips)
    contentMode = ContentMode(rawValue: coder.decodeInteger(forKey: Key.contentMode)) ?? .scaleToFill
    autoresizingMask = AutoresizingMask(rawValue: UInt(max(0, coder.decodeInteger(forKey: Key.mask))))
    translatesAutoresizingMaskIntoConstraints = !coder.decodeBool(forKey: Key.noMaskConstraints)
    accessibilityIdentifier = coder.decodeIfPresent(String.self, forKey: Key.identifier)
    if coder.containsValue(forKey: Key.hugging) {
      layoutState.huggingPriority = AxisPriorities(size: coder.decodeCGSize(forKey: Key.hugging))
    }
    if coder.containsValue(forKey: Key.compression) {
      layoutState.compressionPriority = AxisPriorities(size: coder.decodeCGSize(forKey: Key.compression))
    }
    semanticContentAttribute =
      UISemanticContentAttribute(rawValue: coder.decodeInteger(forKey: Key.semantics)) ?? .unspecified
    backgroundColor = coder.decodeIfPresent(UIColor.self, forKey: Key.background)
    ownTintColor = coder.decodeIfPresent(UIColor.self, forKey: Key.tint)
    if coder.containsValue(forKey: Key.margins) { layoutMargins = coder.decodeUIEdgeInsets(forKey: Key.margins) }
    if coder.containsValue(forKey: Key.directionalMargins) {
      directionalLayoutMargins = coder.decodeDirectionalEdgeInsets(forKey: Key.directionalMargins)
    }
    preservesSuperviewLayoutMargins = coder.decodeBool(forKey: Key.preservesMargins)
    insetsLayoutMarginsFromSafeArea = !coder.decodeBool(forKey: Key.ignoresSafeArea)
    for child in coder.decodeIfPresent([UIView].self, forKey: Key.subviews) ?? [] { addSubview(child) }
    let guideCount = max(0, coder.decodeInteger(forKey: Key.guides))
    for index in (0..<guideCount).prefix(while: { coder.containsValue(forKey: "\(Key.guides).\($0)") }) {
      let guide = UILayoutGuide()
      guide.identifier = coder.decodeIfPresent(String.self, forKey: "\(Key.guides).\(index)") ?? ""
      addLayoutGuide(guide)
    }
    ConstraintArchive(from: coder, forKey: Key.constraints).install(at: self)
  }
}

extension AxisPriorities {
  /// The horizontal priority as a width and the vertical priority as a height, because archives store both as one
  /// `CGSize`.
  fileprivate var size: CGSize {
    CGSize(width: CGFloat(horizontal.rawValue), height: CGFloat(vertical.rawValue))
  }

  fileprivate init(size: CGSize) {
    self.init(
      horizontal: UILayoutPriority(Float(size.width)), vertical: UILayoutPriority(Float(size.height)))
  }
}
