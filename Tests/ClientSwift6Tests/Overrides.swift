// Made by Scripts/overrides; don't edit. What Apple lets apps override, overridden outside of the module:
// 879 members of 60 classes.
// swift-format-ignore-file

import UIKit

class OverridingCALayer: CALayer {
  override var backgroundColor: CGColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var borderColor: CGColor? { get { super.borderColor } set { super.borderColor = newValue } }
  override var borderWidth: CGFloat { get { super.borderWidth } set { super.borderWidth = newValue } }
  override var cornerCurve: CALayerCornerCurve { get { super.cornerCurve } set { super.cornerCurve = newValue } }
  override var cornerRadius: CGFloat { get { super.cornerRadius } set { super.cornerRadius = newValue } }
  override var maskedCorners: CACornerMask { get { super.maskedCorners } set { super.maskedCorners = newValue } }
  override var masksToBounds: Bool { get { super.masksToBounds } set { super.masksToBounds = newValue } }
  override var name: String? { get { super.name } set { super.name = newValue } }
  override var opacity: Float { get { super.opacity } set { super.opacity = newValue } }
  override var shadowColor: CGColor? { get { super.shadowColor } set { super.shadowColor = newValue } }
  override var shadowOffset: CGSize { get { super.shadowOffset } set { super.shadowOffset = newValue } }
  override var shadowOpacity: Float { get { super.shadowOpacity } set { super.shadowOpacity = newValue } }
  override var shadowRadius: CGFloat { get { super.shadowRadius } set { super.shadowRadius = newValue } }
  override var zPosition: CGFloat { get { super.zPosition } set { super.zPosition = newValue } }
}

class OverridingNSLayoutConstraint: NSLayoutConstraint {
  override class func activate(_ constraints: [NSLayoutConstraint]) { super.activate(constraints) }
  override var constant: CGFloat { get { super.constant } set { super.constant = newValue } }
  override class func deactivate(_ constraints: [NSLayoutConstraint]) { super.deactivate(constraints) }
  override var identifier: String? { get { super.identifier } set { super.identifier = newValue } }
  override var isActive: Bool { get { super.isActive } set { super.isActive = newValue } }
  override var priority: UILayoutPriority { get { super.priority } set { super.priority = newValue } }
  override var shouldBeArchived: Bool { get { super.shouldBeArchived } set { super.shouldBeArchived = newValue } }
}

class OverridingNSLayoutDimension: NSLayoutDimension {
  override func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { super.constraint(equalTo: anchor, multiplier: m) }
  override func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { super.constraint(equalTo: anchor, multiplier: m, constant: c) }
  override func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { super.constraint(equalToConstant: c) }
  override func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualTo: anchor, multiplier: m) }
  override func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: c) }
  override func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualToConstant: c) }
  override func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualTo: anchor, multiplier: m) }
  override func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: c) }
  override func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualToConstant: c) }
}

class OverridingNSLayoutXAxisAnchor: NSLayoutXAxisAnchor {
  override func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { super.anchorWithOffset(to: otherAnchor) }
  override func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier) }
  override func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier) }
  override func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier) }
}

class OverridingNSLayoutYAxisAnchor: NSLayoutYAxisAnchor {
  override func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { super.anchorWithOffset(to: otherAnchor) }
  override func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier) }
  override func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier) }
  override func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier) }
}

class OverridingNSMutableParagraphStyle: NSMutableParagraphStyle {
  override var alignment: NSTextAlignment { get { super.alignment } set { super.alignment = newValue } }
  override var allowsDefaultTighteningForTruncation: Bool { get { super.allowsDefaultTighteningForTruncation } set { super.allowsDefaultTighteningForTruncation = newValue } }
  override var baseWritingDirection: NSWritingDirection { get { super.baseWritingDirection } set { super.baseWritingDirection = newValue } }
  override var defaultTabInterval: CGFloat { get { super.defaultTabInterval } set { super.defaultTabInterval = newValue } }
  override var firstLineHeadIndent: CGFloat { get { super.firstLineHeadIndent } set { super.firstLineHeadIndent = newValue } }
  override var headIndent: CGFloat { get { super.headIndent } set { super.headIndent = newValue } }
  override var hyphenationFactor: Float { get { super.hyphenationFactor } set { super.hyphenationFactor = newValue } }
  override var lineBreakMode: NSLineBreakMode { get { super.lineBreakMode } set { super.lineBreakMode = newValue } }
  override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { super.lineBreakStrategy } set { super.lineBreakStrategy = newValue } }
  override var lineHeightMultiple: CGFloat { get { super.lineHeightMultiple } set { super.lineHeightMultiple = newValue } }
  override var lineSpacing: CGFloat { get { super.lineSpacing } set { super.lineSpacing = newValue } }
  override var maximumLineHeight: CGFloat { get { super.maximumLineHeight } set { super.maximumLineHeight = newValue } }
  override var minimumLineHeight: CGFloat { get { super.minimumLineHeight } set { super.minimumLineHeight = newValue } }
  override var paragraphSpacing: CGFloat { get { super.paragraphSpacing } set { super.paragraphSpacing = newValue } }
  override var paragraphSpacingBefore: CGFloat { get { super.paragraphSpacingBefore } set { super.paragraphSpacingBefore = newValue } }
  override func setParagraphStyle(_ other: NSParagraphStyle) { super.setParagraphStyle(other) }
  override var tabStops: [NSTextTab] { get { super.tabStops } set { super.tabStops = newValue } }
  override var tailIndent: CGFloat { get { super.tailIndent } set { super.tailIndent = newValue } }
}

class OverridingNSParagraphStyle: NSParagraphStyle {
  override var alignment: NSTextAlignment { super.alignment }
  override var allowsDefaultTighteningForTruncation: Bool { super.allowsDefaultTighteningForTruncation }
  override var baseWritingDirection: NSWritingDirection { super.baseWritingDirection }
  override var defaultTabInterval: CGFloat { super.defaultTabInterval }
  override var firstLineHeadIndent: CGFloat { super.firstLineHeadIndent }
  override var headIndent: CGFloat { super.headIndent }
  override var hyphenationFactor: Float { super.hyphenationFactor }
  override var lineBreakMode: NSLineBreakMode { super.lineBreakMode }
  override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { super.lineBreakStrategy }
  override var lineHeightMultiple: CGFloat { super.lineHeightMultiple }
  override var lineSpacing: CGFloat { super.lineSpacing }
  override var maximumLineHeight: CGFloat { super.maximumLineHeight }
  override var minimumLineHeight: CGFloat { super.minimumLineHeight }
  override var paragraphSpacing: CGFloat { super.paragraphSpacing }
  override var paragraphSpacingBefore: CGFloat { super.paragraphSpacingBefore }
  override var tabStops: [NSTextTab] { super.tabStops }
  override var tailIndent: CGFloat { super.tailIndent }
}

class OverridingNSStringDrawingContext: NSStringDrawingContext {
  override var minimumScaleFactor: CGFloat { get { super.minimumScaleFactor } set { super.minimumScaleFactor = newValue } }
}

class OverridingNSTextAttachment: NSTextAttachment {
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
}

class OverridingNSTextContainer: NSTextContainer {
  override var exclusionPaths: [UIBezierPath] { get { super.exclusionPaths } set { super.exclusionPaths = newValue } }
  override var lineBreakMode: NSLineBreakMode { get { super.lineBreakMode } set { super.lineBreakMode = newValue } }
  override var lineFragmentPadding: CGFloat { get { super.lineFragmentPadding } set { super.lineFragmentPadding = newValue } }
  override var maximumNumberOfLines: Int { get { super.maximumNumberOfLines } set { super.maximumNumberOfLines = newValue } }
}

class OverridingUIActivityIndicatorView: UIActivityIndicatorView {
  override var color: UIColor? { get { super.color } set { super.color = newValue } }
  override var hidesWhenStopped: Bool { get { super.hidesWhenStopped } set { super.hidesWhenStopped = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isAnimating: Bool { super.isAnimating }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func startAnimating() { super.startAnimating() }
  override func stopAnimating() { super.stopAnimating() }
}

class OverridingUIBarButtonItem: UIBarButtonItem {
  override var customView: UIView? { get { super.customView } set { super.customView = newValue } }
  override class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { super.fixedSpace(width) }
  override class func flexibleSpace() -> UIBarButtonItem { super.flexibleSpace() }
  override var style: UIBarButtonItem.Style { get { super.style } set { super.style = newValue } }
  override var tintColor: UIColor? { get { super.tintColor } set { super.tintColor = newValue } }
  override var width: CGFloat { get { super.width } set { super.width = newValue } }
}

class OverridingUIBarItem: UIBarItem {
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var imageInsets: UIEdgeInsets { get { super.imageInsets } set { super.imageInsets = newValue } }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var landscapeImagePhone: UIImage? { get { super.landscapeImagePhone } set { super.landscapeImagePhone = newValue } }
  override var largeContentSizeImage: UIImage? { get { super.largeContentSizeImage } set { super.largeContentSizeImage = newValue } }
  override var largeContentSizeImageInsets: UIEdgeInsets { get { super.largeContentSizeImageInsets } set { super.largeContentSizeImageInsets = newValue } }
  override var tag: Int { get { super.tag } set { super.tag = newValue } }
  override var title: String? { get { super.title } set { super.title = newValue } }
}

class OverridingUIBezierPath: UIBezierPath {
  override func append(_ path: UIBezierPath) { super.append(path) }
  override var bounds: CGRect { super.bounds }
}

class OverridingUIButton: UIButton {
  override var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { super.adjustsImageSizeForAccessibilityContentSizeCategory } set { super.adjustsImageSizeForAccessibilityContentSizeCategory = newValue } }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? { super.attributedTitle(for: state) }
  override func backgroundImage(for state: UIControl.State) -> UIImage? { super.backgroundImage(for: state) }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect { super.backgroundRect(forBounds: bounds) }
  override var buttonType: UIButton.ButtonType { super.buttonType }
  override var configuration: UIButton.Configuration? { get { super.configuration } set { super.configuration = newValue } }
  override var configurationUpdateHandler: ((UIButton) -> Void)? { get { super.configurationUpdateHandler } set { super.configurationUpdateHandler = newValue } }
  override var contentEdgeInsets: UIEdgeInsets { get { super.contentEdgeInsets } set { super.contentEdgeInsets = newValue } }
  override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }
  override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
  override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
  override var currentImage: UIImage? { super.currentImage }
  override var currentTitle: String? { super.currentTitle }
  override var currentTitleColor: UIColor { super.currentTitleColor }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
  override var imageEdgeInsets: UIEdgeInsets { get { super.imageEdgeInsets } set { super.imageEdgeInsets = newValue } }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect { super.imageRect(forContentRect: contentRect) }
  override var imageView: UIImageView? { super.imageView }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { super.intrinsicContentSize(forLayoutWidth: width) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { super.setAttributedTitle(title, for: state) }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { super.setBackgroundImage(image, for: state) }
  override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) { super.setPreferredSymbolConfiguration(configuration, forImageIn: state) }
  override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state) }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) { super.setTitleColor(color, for: state) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var subtitleLabel: UILabel? { super.subtitleLabel }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
  override var titleEdgeInsets: UIEdgeInsets { get { super.titleEdgeInsets } set { super.titleEdgeInsets = newValue } }
  override var titleLabel: UILabel? { super.titleLabel }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { super.titleRect(forContentRect: contentRect) }
  override func updateConfiguration() { super.updateConfiguration() }
}

class OverridingUICollectionReusableView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { super.didTransition(from: oldLayout, to: newLayout) }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override func prepareForReuse() { super.prepareForReuse() }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { super.willTransition(from: oldLayout, to: newLayout) }
}

class OverridingUICollectionView: UICollectionView {
  override var allowsMultipleSelection: Bool { get { super.allowsMultipleSelection } set { super.allowsMultipleSelection = newValue } }
  override var allowsSelection: Bool { get { super.allowsSelection } set { super.allowsSelection = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
  override var collectionViewLayout: UICollectionViewLayout { get { super.collectionViewLayout } set { super.collectionViewLayout = newValue } }
  override var dataSource: (any UICollectionViewDataSource)? { get { super.dataSource } set { super.dataSource = newValue } }
  override var delegate: (any UICollectionViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
  override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
  override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
  override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
  override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
  override var isPrefetchingEnabled: Bool { get { super.isPrefetchingEnabled } set { super.isPrefetchingEnabled = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
  override var numberOfSections: Int { super.numberOfSections }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) { super.performBatchUpdates(updates, completion: completion) }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { super.register(cellClass, forCellWithReuseIdentifier: identifier) }
  override func reloadData() { super.reloadData() }
  override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
}

class OverridingUICollectionViewCell: UICollectionViewCell {
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
}

class OverridingUICollectionViewController: UICollectionViewController {
  override var clearsSelectionOnViewWillAppear: Bool { get { super.clearsSelectionOnViewWillAppear } set { super.clearsSelectionOnViewWillAppear = newValue } }
  override var collectionView: UICollectionView! { get { super.collectionView } set { super.collectionView = newValue } }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, canMoveItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { super.collectionView(collectionView, cellForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { super.collectionView(collectionView, didDeselectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { super.collectionView(collectionView, didHighlightItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { super.collectionView(collectionView, didSelectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { super.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { super.collectionView(collectionView, numberOfItemsInSection: section) }
  override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
  override func loadView() { super.loadView() }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { super.numberOfSections(in: collectionView) }
}

class OverridingUICollectionViewFlowLayout: UICollectionViewFlowLayout {
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var estimatedItemSize: CGSize { get { super.estimatedItemSize } set { super.estimatedItemSize = newValue } }
  override var footerReferenceSize: CGSize { get { super.footerReferenceSize } set { super.footerReferenceSize = newValue } }
  override var headerReferenceSize: CGSize { get { super.headerReferenceSize } set { super.headerReferenceSize = newValue } }
  override var itemSize: CGSize { get { super.itemSize } set { super.itemSize = newValue } }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override var minimumInteritemSpacing: CGFloat { get { super.minimumInteritemSpacing } set { super.minimumInteritemSpacing = newValue } }
  override var minimumLineSpacing: CGFloat { get { super.minimumLineSpacing } set { super.minimumLineSpacing = newValue } }
  override func prepare() { super.prepare() }
  override var scrollDirection: UICollectionView.ScrollDirection { get { super.scrollDirection } set { super.scrollDirection = newValue } }
  override var sectionInset: UIEdgeInsets { get { super.sectionInset } set { super.sectionInset = newValue } }
}

class OverridingUICollectionViewLayout: UICollectionViewLayout {
  override var collectionView: UICollectionView? { super.collectionView }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { super.flipsHorizontallyInOppositeLayoutDirection }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
  override func invalidateLayout() { super.invalidateLayout() }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  override func prepare() { super.prepare() }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity) }
}

class OverridingUICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
  override var alpha: CGFloat { get { super.alpha } set { super.alpha = newValue } }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var size: CGSize { get { super.size } set { super.size = newValue } }
  override var zIndex: Int { get { super.zIndex } set { super.zIndex = newValue } }
}

class OverridingUIControl: UIControl {
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) { super.addTarget(target, action: action, for: controlEvents) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get { super.contentHorizontalAlignment } set { super.contentHorizontalAlignment = newValue } }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment { get { super.contentVerticalAlignment } set { super.contentVerticalAlignment = newValue } }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override var isTouchInside: Bool { super.isTouchInside }
  override var isTracking: Bool { super.isTracking }
  override var state: UIControl.State { super.state }
}

class OverridingUIDatePicker: UIDatePicker {
  override var date: Date { get { super.date } set { super.date = newValue } }
  override var datePickerMode: UIDatePicker.Mode { get { super.datePickerMode } set { super.datePickerMode = newValue } }
  override var datePickerStyle: UIDatePicker.Style { super.datePickerStyle }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var maximumDate: Date? { get { super.maximumDate } set { super.maximumDate = newValue } }
  override var minimumDate: Date? { get { super.minimumDate } set { super.minimumDate = newValue } }
  override var minuteInterval: Int { get { super.minuteInterval } set { super.minuteInterval = newValue } }
  override var preferredDatePickerStyle: UIDatePicker.Style { get { super.preferredDatePickerStyle } set { super.preferredDatePickerStyle = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

class OverridingUIEvent: UIEvent {
  override var allTouches: Set<UITouch>? { super.allTouches }
  override var subtype: UIEvent.EventSubtype { super.subtype }
}

class OverridingUIImageView: UIImageView {
  override var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { super.adjustsImageSizeForAccessibilityContentSizeCategory } set { super.adjustsImageSizeForAccessibilityContentSizeCategory = newValue } }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var highlightedImage: UIImage? { get { super.highlightedImage } set { super.highlightedImage = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get { super.preferredSymbolConfiguration } set { super.preferredSymbolConfiguration = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

class OverridingUIKeyboardLayoutGuide: UIKeyboardLayoutGuide {
  override var followsUndockedKeyboard: Bool { get { super.followsUndockedKeyboard } set { super.followsUndockedKeyboard = newValue } }
  override var usesBottomSafeArea: Bool { get { super.usesBottomSafeArea } set { super.usesBottomSafeArea = newValue } }
}

class OverridingUILabel: UILabel {
  override var adjustsFontForContentSizeCategory: Bool { get { super.adjustsFontForContentSizeCategory } set { super.adjustsFontForContentSizeCategory = newValue } }
  override var adjustsFontSizeToFitWidth: Bool { get { super.adjustsFontSizeToFitWidth } set { super.adjustsFontSizeToFitWidth = newValue } }
  override var allowsDefaultTighteningForTruncation: Bool { get { super.allowsDefaultTighteningForTruncation } set { super.allowsDefaultTighteningForTruncation = newValue } }
  override var attributedText: NSAttributedString? { get { super.attributedText } set { super.attributedText = newValue } }
  override var baselineAdjustment: UIBaselineAdjustment { get { super.baselineAdjustment } set { super.baselineAdjustment = newValue } }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var font: UIFont! { get { super.font } set { super.font = newValue } }
  override var highlightedTextColor: UIColor? { get { super.highlightedTextColor } set { super.highlightedTextColor = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { super.intrinsicContentSize(forLayoutWidth: width) }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override var lineBreakMode: NSLineBreakMode { get { super.lineBreakMode } set { super.lineBreakMode = newValue } }
  override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { super.lineBreakStrategy } set { super.lineBreakStrategy = newValue } }
  override var minimumScaleFactor: CGFloat { get { super.minimumScaleFactor } set { super.minimumScaleFactor = newValue } }
  override var numberOfLines: Int { get { super.numberOfLines } set { super.numberOfLines = newValue } }
  override var preferredMaxLayoutWidth: CGFloat { get { super.preferredMaxLayoutWidth } set { super.preferredMaxLayoutWidth = newValue } }
  override var shadowColor: UIColor? { get { super.shadowColor } set { super.shadowColor = newValue } }
  override var shadowOffset: CGSize { get { super.shadowOffset } set { super.shadowOffset = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var text: String? { get { super.text } set { super.text = newValue } }
  override var textAlignment: NSTextAlignment { get { super.textAlignment } set { super.textAlignment = newValue } }
  override var textColor: UIColor! { get { super.textColor } set { super.textColor = newValue } }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }
}

class OverridingUILayoutGuide: UILayoutGuide {
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { super.constraintsAffectingLayout(for: axis) }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override var identifier: String { get { super.identifier } set { super.identifier = newValue } }
  override var layoutFrame: CGRect { super.layoutFrame }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var owningView: UIView? { super.owningView }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
}

class OverridingUINavigationBar: UINavigationBar {
  override var backItem: UINavigationItem? { super.backItem }
  override var barStyle: UIBarStyle { get { super.barStyle } set { super.barStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var items: [UINavigationItem]? { get { super.items } set { super.items = newValue } }
  override var largeTitleTextAttributes: [NSAttributedString.Key : Any]? { get { super.largeTitleTextAttributes } set { super.largeTitleTextAttributes = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override var prefersLargeTitles: Bool { get { super.prefersLargeTitles } set { super.prefersLargeTitles = newValue } }
  override func setItems(_ items: [UINavigationItem]?, animated: Bool) { super.setItems(items, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var titleTextAttributes: [NSAttributedString.Key : Any]? { get { super.titleTextAttributes } set { super.titleTextAttributes = newValue } }
  override var topItem: UINavigationItem? { super.topItem }
}

class OverridingUINavigationController: UINavigationController {
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var isNavigationBarHidden: Bool { get { super.isNavigationBarHidden } set { super.isNavigationBarHidden = newValue } }
  override var isToolbarHidden: Bool { get { super.isToolbarHidden } set { super.isToolbarHidden = newValue } }
  @discardableResult override func popToRootViewController(animated: Bool) -> [UIViewController]? { super.popToRootViewController(animated: animated) }
  @discardableResult override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { super.popToViewController(viewController, animated: animated) }
  @discardableResult override func popViewController(animated: Bool) -> UIViewController? { super.popViewController(animated: animated) }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) { super.pushViewController(viewController, animated: animated) }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { super.setNavigationBarHidden(hidden, animated: animated) }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) { super.setToolbarHidden(hidden, animated: animated) }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { super.setViewControllers(viewControllers, animated: animated) }
  override var topViewController: UIViewController? { super.topViewController }
  override var viewControllers: [UIViewController] { get { super.viewControllers } set { super.viewControllers = newValue } }
  override var visibleViewController: UIViewController? { super.visibleViewController }
}

class OverridingUINavigationItem: UINavigationItem {
  override var backBarButtonItem: UIBarButtonItem? { get { super.backBarButtonItem } set { super.backBarButtonItem = newValue } }
  override var backButtonTitle: String? { get { super.backButtonTitle } set { super.backButtonTitle = newValue } }
  override var hidesBackButton: Bool { get { super.hidesBackButton } set { super.hidesBackButton = newValue } }
  override var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode { get { super.largeTitleDisplayMode } set { super.largeTitleDisplayMode = newValue } }
  override var leftBarButtonItem: UIBarButtonItem? { get { super.leftBarButtonItem } set { super.leftBarButtonItem = newValue } }
  override var leftBarButtonItems: [UIBarButtonItem]? { get { super.leftBarButtonItems } set { super.leftBarButtonItems = newValue } }
  override var prompt: String? { get { super.prompt } set { super.prompt = newValue } }
  override var rightBarButtonItem: UIBarButtonItem? { get { super.rightBarButtonItem } set { super.rightBarButtonItem = newValue } }
  override var rightBarButtonItems: [UIBarButtonItem]? { get { super.rightBarButtonItems } set { super.rightBarButtonItems = newValue } }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override var titleView: UIView? { get { super.titleView } set { super.titleView = newValue } }
}

class OverridingUIPageControl: UIPageControl {
  override var currentPage: Int { get { super.currentPage } set { super.currentPage = newValue } }
  override var currentPageIndicatorTintColor: UIColor? { get { super.currentPageIndicatorTintColor } set { super.currentPageIndicatorTintColor = newValue } }
  override var hidesForSinglePage: Bool { get { super.hidesForSinglePage } set { super.hidesForSinglePage = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var numberOfPages: Int { get { super.numberOfPages } set { super.numberOfPages = newValue } }
  override var pageIndicatorTintColor: UIColor? { get { super.pageIndicatorTintColor } set { super.pageIndicatorTintColor = newValue } }
  override func size(forNumberOfPages pageCount: Int) -> CGSize { super.size(forNumberOfPages: pageCount) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

class OverridingUIPickerView: UIPickerView {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var showsSelectionIndicator: Bool { get { super.showsSelectionIndicator } set { super.showsSelectionIndicator = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

class OverridingUIProgressView: UIProgressView {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var progress: Float { get { super.progress } set { super.progress = newValue } }
  override var progressTintColor: UIColor? { get { super.progressTintColor } set { super.progressTintColor = newValue } }
  override var progressViewStyle: UIProgressView.Style { get { super.progressViewStyle } set { super.progressViewStyle = newValue } }
  override func setProgress(_ progress: Float, animated: Bool) { super.setProgress(progress, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var trackTintColor: UIColor? { get { super.trackTintColor } set { super.trackTintColor = newValue } }
}

class OverridingUIResponder: UIResponder {
  @discardableResult override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override var inputAccessoryView: UIView? { super.inputAccessoryView }
  override var inputView: UIView? { super.inputView }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionBegan(motion, with: event) }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionCancelled(motion, with: event) }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) }
  override var next: UIResponder? { super.next }
  override func reloadInputViews() { super.reloadInputViews() }
  @discardableResult override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
}

class OverridingUIScrollView: UIScrollView {
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override var alwaysBounceHorizontal: Bool { get { super.alwaysBounceHorizontal } set { super.alwaysBounceHorizontal = newValue } }
  override var alwaysBounceVertical: Bool { get { super.alwaysBounceVertical } set { super.alwaysBounceVertical = newValue } }
  override var bounces: Bool { get { super.bounces } set { super.bounces = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var contentInset: UIEdgeInsets { get { super.contentInset } set { super.contentInset = newValue } }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { get { super.contentInsetAdjustmentBehavior } set { super.contentInsetAdjustmentBehavior = newValue } }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var contentOffset: CGPoint { get { super.contentOffset } set { super.contentOffset = newValue } }
  override var contentSize: CGSize { get { super.contentSize } set { super.contentSize = newValue } }
  override var delaysContentTouches: Bool { get { super.delaysContentTouches } set { super.delaysContentTouches = newValue } }
  override func flashScrollIndicators() { super.flashScrollIndicators() }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override var isDirectionalLockEnabled: Bool { get { super.isDirectionalLockEnabled } set { super.isDirectionalLockEnabled = newValue } }
  override var isPagingEnabled: Bool { get { super.isPagingEnabled } set { super.isPagingEnabled = newValue } }
  override var isScrollEnabled: Bool { get { super.isScrollEnabled } set { super.isScrollEnabled = newValue } }
  override var maximumZoomScale: CGFloat { get { super.maximumZoomScale } set { super.maximumZoomScale = newValue } }
  override var minimumZoomScale: CGFloat { get { super.minimumZoomScale } set { super.minimumZoomScale = newValue } }
  override var scrollIndicatorInsets: UIEdgeInsets { get { super.scrollIndicatorInsets } set { super.scrollIndicatorInsets = newValue } }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { super.scrollRectToVisible(rect, animated: animated) }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { super.setContentOffset(contentOffset, animated: animated) }
  override var showsHorizontalScrollIndicator: Bool { get { super.showsHorizontalScrollIndicator } set { super.showsHorizontalScrollIndicator = newValue } }
  override var showsVerticalScrollIndicator: Bool { get { super.showsVerticalScrollIndicator } set { super.showsVerticalScrollIndicator = newValue } }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { super.touchesShouldBegin(touches, with: event, in: view) }
  override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
}

class OverridingUISearchBar: UISearchBar {
  override var barStyle: UIBarStyle { get { super.barStyle } set { super.barStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var placeholder: String? { get { super.placeholder } set { super.placeholder = newValue } }
  override var prompt: String? { get { super.prompt } set { super.prompt = newValue } }
  override var scopeButtonTitles: [String]? { get { super.scopeButtonTitles } set { super.scopeButtonTitles = newValue } }
  override var searchBarStyle: UISearchBar.Style { get { super.searchBarStyle } set { super.searchBarStyle = newValue } }
  override var selectedScopeButtonIndex: Int { get { super.selectedScopeButtonIndex } set { super.selectedScopeButtonIndex = newValue } }
  override var showsCancelButton: Bool { get { super.showsCancelButton } set { super.showsCancelButton = newValue } }
  override var showsScopeBar: Bool { get { super.showsScopeBar } set { super.showsScopeBar = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var text: String? { get { super.text } set { super.text = newValue } }
}

class OverridingUISegmentedControl: UISegmentedControl {
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var apportionsSegmentWidthsByContent: Bool { get { super.apportionsSegmentWidthsByContent } set { super.apportionsSegmentWidthsByContent = newValue } }
  override func imageForSegment(at segment: Int) -> UIImage? { super.imageForSegment(at: segment) }
  override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { super.insertSegment(with: image, at: segment, animated: animated) }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { super.insertSegment(withTitle: title, at: segment, animated: animated) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func isEnabledForSegment(at segment: Int) -> Bool { super.isEnabledForSegment(at: segment) }
  override var isMomentary: Bool { get { super.isMomentary } set { super.isMomentary = newValue } }
  override var numberOfSegments: Int { super.numberOfSegments }
  override func removeAllSegments() { super.removeAllSegments() }
  override func removeSegment(at segment: Int, animated: Bool) { super.removeSegment(at: segment, animated: animated) }
  override var selectedSegmentIndex: Int { get { super.selectedSegmentIndex } set { super.selectedSegmentIndex = newValue } }
  override var selectedSegmentTintColor: UIColor? { get { super.selectedSegmentTintColor } set { super.selectedSegmentTintColor = newValue } }
  override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { super.setEnabled(enabled, forSegmentAt: segment) }
  override func setImage(_ image: UIImage?, forSegmentAt segment: Int) { super.setImage(image, forSegmentAt: segment) }
  override func setTitle(_ title: String?, forSegmentAt segment: Int) { super.setTitle(title, forSegmentAt: segment) }
  override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key : Any]?, for state: UIControl.State) { super.setTitleTextAttributes(attributes, for: state) }
  override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { super.setWidth(width, forSegmentAt: segment) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
  override func widthForSegment(at segment: Int) -> CGFloat { super.widthForSegment(at: segment) }
}

class OverridingUISlider: UISlider {
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isContinuous: Bool { get { super.isContinuous } set { super.isContinuous = newValue } }
  override var maximumTrackTintColor: UIColor? { get { super.maximumTrackTintColor } set { super.maximumTrackTintColor = newValue } }
  override var maximumValue: Float { get { super.maximumValue } set { super.maximumValue = newValue } }
  override var maximumValueImage: UIImage? { get { super.maximumValueImage } set { super.maximumValueImage = newValue } }
  override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { super.maximumValueImageRect(forBounds: bounds) }
  override var minimumTrackTintColor: UIColor? { get { super.minimumTrackTintColor } set { super.minimumTrackTintColor = newValue } }
  override var minimumValue: Float { get { super.minimumValue } set { super.minimumValue = newValue } }
  override var minimumValueImage: UIImage? { get { super.minimumValueImage } set { super.minimumValueImage = newValue } }
  override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { super.minimumValueImageRect(forBounds: bounds) }
  override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func thumbRect(forBounds bounds: CGRect, trackRect track: CGRect, value: Float) -> CGRect { super.thumbRect(forBounds: bounds, trackRect: track, value: value) }
  override var thumbTintColor: UIColor? { get { super.thumbTintColor } set { super.thumbTintColor = newValue } }
  override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
  override var value: Float { get { super.value } set { super.value = newValue } }
}

class OverridingUISplitViewController: UISplitViewController {
  override var viewControllers: [UIViewController] { get { super.viewControllers } set { super.viewControllers = newValue } }
}

class OverridingUIStackView: UIStackView {
  override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
  override var alignment: UIStackView.Alignment { get { super.alignment } set { super.alignment = newValue } }
  override var arrangedSubviews: [UIView] { super.arrangedSubviews }
  override var axis: NSLayoutConstraint.Axis { get { super.axis } set { super.axis = newValue } }
  override func customSpacing(after arrangedSubview: UIView) -> CGFloat { super.customSpacing(after: arrangedSubview) }
  override var distribution: UIStackView.Distribution { get { super.distribution } set { super.distribution = newValue } }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { super.insertArrangedSubview(view, at: stackIndex) }
  override var isBaselineRelativeArrangement: Bool { get { super.isBaselineRelativeArrangement } set { super.isBaselineRelativeArrangement = newValue } }
  override var isLayoutMarginsRelativeArrangement: Bool { get { super.isLayoutMarginsRelativeArrangement } set { super.isLayoutMarginsRelativeArrangement = newValue } }
  override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
  override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { super.setCustomSpacing(spacing, after: arrangedSubview) }
  override var spacing: CGFloat { get { super.spacing } set { super.spacing = newValue } }
  override func updateConstraints() { super.updateConstraints() }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
}

class OverridingUIStepper: UIStepper {
  override var autorepeat: Bool { get { super.autorepeat } set { super.autorepeat = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isContinuous: Bool { get { super.isContinuous } set { super.isContinuous = newValue } }
  override var maximumValue: Double { get { super.maximumValue } set { super.maximumValue = newValue } }
  override var minimumValue: Double { get { super.minimumValue } set { super.minimumValue = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var stepValue: Double { get { super.stepValue } set { super.stepValue = newValue } }
  override var value: Double { get { super.value } set { super.value = newValue } }
  override var wraps: Bool { get { super.wraps } set { super.wraps = newValue } }
}

class OverridingUIStoryboardSegue: UIStoryboardSegue {
  override func perform() { super.perform() }
}

class OverridingUISwitch: UISwitch {
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isOn: Bool { get { super.isOn } set { super.isOn = newValue } }
  override var onTintColor: UIColor? { get { super.onTintColor } set { super.onTintColor = newValue } }
  override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var thumbTintColor: UIColor? { get { super.thumbTintColor } set { super.thumbTintColor = newValue } }
}

class OverridingUITabBar: UITabBar {
  override var barStyle: UIBarStyle { get { super.barStyle } set { super.barStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var items: [UITabBarItem]? { get { super.items } set { super.items = newValue } }
  override var selectedItem: UITabBarItem? { get { super.selectedItem } set { super.selectedItem = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var unselectedItemTintColor: UIColor? { get { super.unselectedItemTintColor } set { super.unselectedItemTintColor = newValue } }
}

class OverridingUITabBarController: UITabBarController {
  override var selectedIndex: Int { get { super.selectedIndex } set { super.selectedIndex = newValue } }
  override var selectedViewController: UIViewController? { get { super.selectedViewController } set { super.selectedViewController = newValue } }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { super.setViewControllers(viewControllers, animated: animated) }
  override var viewControllers: [UIViewController]? { get { super.viewControllers } set { super.viewControllers = newValue } }
}

class OverridingUITabBarItem: UITabBarItem {
  override var badgeValue: String? { get { super.badgeValue } set { super.badgeValue = newValue } }
  override var selectedImage: UIImage? { get { super.selectedImage } set { super.selectedImage = newValue } }
}

class OverridingUITableView: UITableView {
  override var allowsMultipleSelection: Bool { get { super.allowsMultipleSelection } set { super.allowsMultipleSelection = newValue } }
  override var allowsSelection: Bool { get { super.allowsSelection } set { super.allowsSelection = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override func beginUpdates() { super.beginUpdates() }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
  override var cellLayoutMarginsFollowReadableWidth: Bool { get { super.cellLayoutMarginsFollowReadableWidth } set { super.cellLayoutMarginsFollowReadableWidth = newValue } }
  override var dataSource: (any UITableViewDataSource)? { get { super.dataSource } set { super.dataSource = newValue } }
  override var delegate: (any UITableViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { super.deleteRows(at: indexPaths, with: animation) }
  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { super.deleteSections(sections, with: animation) }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { super.dequeueReusableCell(withIdentifier: identifier) }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { super.dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { super.dequeueReusableHeaderFooterView(withIdentifier: identifier) }
  override func endUpdates() { super.endUpdates() }
  override var estimatedRowHeight: CGFloat { get { super.estimatedRowHeight } set { super.estimatedRowHeight = newValue } }
  override var estimatedSectionFooterHeight: CGFloat { get { super.estimatedSectionFooterHeight } set { super.estimatedSectionFooterHeight = newValue } }
  override var estimatedSectionHeaderHeight: CGFloat { get { super.estimatedSectionHeaderHeight } set { super.estimatedSectionHeaderHeight = newValue } }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { super.footerView(forSection: section) }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { super.headerView(forSection: section) }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { super.insertRows(at: indexPaths, with: animation) }
  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { super.insertSections(sections, with: animation) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
  override var numberOfSections: Int { super.numberOfSections }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) { super.performBatchUpdates(updates, completion: completion) }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { super.register(cellClass, forCellReuseIdentifier: identifier) }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier) }
  override func reloadData() { super.reloadData() }
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { super.reloadRows(at: indexPaths, with: animation) }
  override var rowHeight: CGFloat { get { super.rowHeight } set { super.rowHeight = newValue } }
  override func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) { super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  override var sectionFooterHeight: CGFloat { get { super.sectionFooterHeight } set { super.sectionFooterHeight = newValue } }
  override var sectionHeaderHeight: CGFloat { get { super.sectionHeaderHeight } set { super.sectionHeaderHeight = newValue } }
  override var sectionHeaderTopPadding: CGFloat { get { super.sectionHeaderTopPadding } set { super.sectionHeaderTopPadding = newValue } }
  override var separatorColor: UIColor? { get { super.separatorColor } set { super.separatorColor = newValue } }
  override var separatorInset: UIEdgeInsets { get { super.separatorInset } set { super.separatorInset = newValue } }
  override var separatorStyle: UITableViewCell.SeparatorStyle { get { super.separatorStyle } set { super.separatorStyle = newValue } }
  override var tableFooterView: UIView? { get { super.tableFooterView } set { super.tableFooterView = newValue } }
  override var tableHeaderView: UIView? { get { super.tableHeaderView } set { super.tableHeaderView = newValue } }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
}

class OverridingUITableViewCell: UITableViewCell {
  override var accessoryType: UITableViewCell.AccessoryType { get { super.accessoryType } set { super.accessoryType = newValue } }
  override var accessoryView: UIView? { get { super.accessoryView } set { super.accessoryView = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override var editingAccessoryType: UITableViewCell.AccessoryType { get { super.editingAccessoryType } set { super.editingAccessoryType = newValue } }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var imageView: UIImageView? { super.imageView }
  override var indentationLevel: Int { get { super.indentationLevel } set { super.indentationLevel = newValue } }
  override var indentationWidth: CGFloat { get { super.indentationWidth } set { super.indentationWidth = newValue } }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func prepareForReuse() { super.prepareForReuse() }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override var selectedBackgroundView: UIView? { get { super.selectedBackgroundView } set { super.selectedBackgroundView = newValue } }
  override var selectionStyle: UITableViewCell.SelectionStyle { get { super.selectionStyle } set { super.selectionStyle = newValue } }
  override var separatorInset: UIEdgeInsets? { get { super.separatorInset } set { super.separatorInset = newValue } }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated) }
  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
  override var shouldIndentWhileEditing: Bool { get { super.shouldIndentWhileEditing } set { super.shouldIndentWhileEditing = newValue } }
  override var showsReorderControl: Bool { get { super.showsReorderControl } set { super.showsReorderControl = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
  override var textLabel: UILabel? { super.textLabel }
}

class OverridingUITableViewController: UITableViewController {
  override var clearsSelectionOnViewWillAppear: Bool { get { super.clearsSelectionOnViewWillAppear } set { super.clearsSelectionOnViewWillAppear = newValue } }
  override func loadView() { super.loadView() }
  override func numberOfSections(in tableView: UITableView) -> Int { super.numberOfSections(in: tableView) }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { super.sectionIndexTitles(for: tableView) }
  override var tableView: UITableView! { get { super.tableView } set { super.tableView = newValue } }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canEditRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canMoveRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { super.tableView(tableView, cellForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { super.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { super.tableView(tableView, didDeselectRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { super.tableView(tableView, didSelectRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { super.tableView(tableView, editingStyleForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { super.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { super.tableView(tableView, heightForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { super.tableView(tableView, heightForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { super.tableView(tableView, heightForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { super.tableView(tableView, indentationLevelForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { super.tableView(tableView, numberOfRowsInSection: section) }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldHighlightRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { super.tableView(tableView, titleForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { super.tableView(tableView, titleForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { super.tableView(tableView, viewForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { super.tableView(tableView, viewForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { super.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { super.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { super.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { super.tableView(tableView, willSelectRowAt: indexPath) }
}

class OverridingUITableViewHeaderFooterView: UITableViewHeaderFooterView {
  override func layoutSubviews() { super.layoutSubviews() }
  override func prepareForReuse() { super.prepareForReuse() }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var textLabel: UILabel? { super.textLabel }
}

class OverridingUITextField: UITextField {
  override var adjustsFontForContentSizeCategory: Bool { get { super.adjustsFontForContentSizeCategory } set { super.adjustsFontForContentSizeCategory = newValue } }
  override var adjustsFontSizeToFitWidth: Bool { get { super.adjustsFontSizeToFitWidth } set { super.adjustsFontSizeToFitWidth = newValue } }
  override var attributedPlaceholder: NSAttributedString? { get { super.attributedPlaceholder } set { super.attributedPlaceholder = newValue } }
  override var attributedText: NSAttributedString? { get { super.attributedText } set { super.attributedText = newValue } }
  override var background: UIImage? { get { super.background } set { super.background = newValue } }
  override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
  override var borderStyle: UITextField.BorderStyle { get { super.borderStyle } set { super.borderStyle = newValue } }
  override var clearButtonMode: UITextField.ViewMode { get { super.clearButtonMode } set { super.clearButtonMode = newValue } }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
  override var clearsOnBeginEditing: Bool { get { super.clearsOnBeginEditing } set { super.clearsOnBeginEditing = newValue } }
  override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var font: UIFont? { get { super.font } set { super.font = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isSecureTextEntry: Bool { get { super.isSecureTextEntry } set { super.isSecureTextEntry = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override var leftView: UIView? { get { super.leftView } set { super.leftView = newValue } }
  override var leftViewMode: UITextField.ViewMode { get { super.leftViewMode } set { super.leftViewMode = newValue } }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
  override var minimumFontSize: CGFloat { get { super.minimumFontSize } set { super.minimumFontSize = newValue } }
  override var placeholder: String? { get { super.placeholder } set { super.placeholder = newValue } }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { super.placeholderRect(forBounds: bounds) }
  override var rightView: UIView? { get { super.rightView } set { super.rightView = newValue } }
  override var rightViewMode: UITextField.ViewMode { get { super.rightViewMode } set { super.rightViewMode = newValue } }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var text: String? { get { super.text } set { super.text = newValue } }
  override var textAlignment: NSTextAlignment { get { super.textAlignment } set { super.textAlignment = newValue } }
  override var textColor: UIColor? { get { super.textColor } set { super.textColor = newValue } }
  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
}

class OverridingUITextView: UITextView {
  override var adjustsFontForContentSizeCategory: Bool { get { super.adjustsFontForContentSizeCategory } set { super.adjustsFontForContentSizeCategory = newValue } }
  override var attributedText: NSAttributedString! { get { super.attributedText } set { super.attributedText = newValue } }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var font: UIFont? { get { super.font } set { super.font = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { super.intrinsicContentSize(forLayoutWidth: width) }
  override var isEditable: Bool { get { super.isEditable } set { super.isEditable = newValue } }
  override var isScrollEnabled: Bool { get { super.isScrollEnabled } set { super.isScrollEnabled = newValue } }
  override var isSelectable: Bool { get { super.isSelectable } set { super.isSelectable = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var text: String! { get { super.text } set { super.text = newValue } }
  override var textAlignment: NSTextAlignment { get { super.textAlignment } set { super.textAlignment = newValue } }
  override var textColor: UIColor? { get { super.textColor } set { super.textColor = newValue } }
  override var textContainerInset: UIEdgeInsets { get { super.textContainerInset } set { super.textContainerInset = newValue } }
}

class OverridingUIToolbar: UIToolbar {
  override var barStyle: UIBarStyle { get { super.barStyle } set { super.barStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var items: [UIBarButtonItem]? { get { super.items } set { super.items = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { super.setItems(items, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

class OverridingUITouch: UITouch {
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override var phase: UITouch.Phase { super.phase }
  override func previousLocation(in view: UIView?) -> CGPoint { super.previousLocation(in: view) }
  override var tapCount: Int { super.tapCount }
  override var view: UIView? { super.view }
}

class OverridingUIView: UIView {
  override var accessibilityHint: String? { get { super.accessibilityHint } set { super.accessibilityHint = newValue } }
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
  override var accessibilityValue: String? { get { super.accessibilityValue } set { super.accessibilityValue = newValue } }
  override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var alpha: CGFloat { get { super.alpha } set { super.alpha = newValue } }
  override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { super.animate(withDuration: duration, animations: animations) }
  override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?) { super.animate(withDuration: duration, animations: animations, completion: completion) }
  override var autoresizesSubviews: Bool { get { super.autoresizesSubviews } set { super.autoresizesSubviews = newValue } }
  override var autoresizingMask: UIView.AutoresizingMask { get { super.autoresizingMask } set { super.autoresizingMask = newValue } }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override var canBecomeFocused: Bool { super.canBecomeFocused }
  override var center: CGPoint { get { super.center } set { super.center = newValue } }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override var clearsContextBeforeDrawing: Bool { get { super.clearsContextBeforeDrawing } set { super.clearsContextBeforeDrawing = newValue } }
  override var clipsToBounds: Bool { get { super.clipsToBounds } set { super.clipsToBounds = newValue } }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { super.constraintsAffectingLayout(for: axis) }
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { super.contentCompressionResistancePriority(for: axis) }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { super.contentHuggingPriority(for: axis) }
  override var contentMode: UIView.ContentMode { get { super.contentMode } set { super.contentMode = newValue } }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { get { super.directionalLayoutMargins } set { super.directionalLayoutMargins = newValue } }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { super.effectiveUserInterfaceLayoutDirection }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  @discardableResult override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { super.exchangeSubview(at: index1, withSubviewAt: index2) }
  override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { super.frame(forAlignmentRect: alignmentRect) }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { super.insertSubview(view, aboveSubview: sibling) }
  override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) { super.insertSubview(view, belowSubview: sibling) }
  override var insetsLayoutMarginsFromSafeArea: Bool { get { super.insetsLayoutMarginsFromSafeArea } set { super.insetsLayoutMarginsFromSafeArea = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { super.intrinsicContentSize(forLayoutWidth: width) }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override var isAccessibilityElement: Bool { get { super.isAccessibilityElement } set { super.isAccessibilityElement = newValue } }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override var isExclusiveTouch: Bool { get { super.isExclusiveTouch } set { super.isExclusiveTouch = newValue } }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var isMultipleTouchEnabled: Bool { get { super.isMultipleTouchEnabled } set { super.isMultipleTouchEnabled = newValue } }
  override var isOpaque: Bool { get { super.isOpaque } set { super.isOpaque = newValue } }
  override var isUserInteractionEnabled: Bool { get { super.isUserInteractionEnabled } set { super.isUserInteractionEnabled = newValue } }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
  override var layer: CALayer { super.layer }
  override class var layerClass: AnyClass { super.layerClass }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override var layoutMargins: UIEdgeInsets { get { super.layoutMargins } set { super.layoutMargins = newValue } }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override func layoutSubviews() { super.layoutSubviews() }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var maximumContentSizeCategory: UIContentSizeCategory? { get { super.maximumContentSizeCategory } set { super.maximumContentSizeCategory = newValue } }
  override var minimumContentSizeCategory: UIContentSizeCategory? { get { super.minimumContentSizeCategory } set { super.minimumContentSizeCategory = newValue } }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override var next: UIResponder? { super.next }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { super.overrideUserInterfaceStyle } set { super.overrideUserInterfaceStyle = newValue } }
  override class func performWithoutAnimation(_ actions: () -> Void) { super.performWithoutAnimation(actions) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
  override var preservesSuperviewLayoutMargins: Bool { get { super.preservesSuperviewLayoutMargins } set { super.preservesSuperviewLayoutMargins = newValue } }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override func removeConstraint(_ constraint: NSLayoutConstraint) { super.removeConstraint(constraint) }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { super.removeLayoutGuide(layoutGuide) }
  override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
  override var restorationIdentifier: String? { get { super.restorationIdentifier } set { super.restorationIdentifier = newValue } }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var semanticContentAttribute: UISemanticContentAttribute { get { super.semanticContentAttribute } set { super.semanticContentAttribute = newValue } }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { super.setContentCompressionResistancePriority(priority, for: axis) }
  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { super.setContentHuggingPriority(priority, for: axis) }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func sizeToFit() { super.sizeToFit() }
  override var subviews: [UIView] { super.subviews }
  override var superview: UIView? { super.superview }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { super.systemLayoutSizeFitting(targetSize) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
  override var tag: Int { get { super.tag } set { super.tag = newValue } }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode { get { super.tintAdjustmentMode } set { super.tintAdjustmentMode = newValue } }
  override var tintColor: UIColor! { get { super.tintColor } set { super.tintColor = newValue } }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override var traitOverrides: UITraitOverrides { get { super.traitOverrides } set { super.traitOverrides = newValue } }
  override var transform: CGAffineTransform { get { super.transform } set { super.transform = newValue } }
  override var translatesAutoresizingMaskIntoConstraints: Bool { get { super.translatesAutoresizingMaskIntoConstraints } set { super.translatesAutoresizingMaskIntoConstraints = newValue } }
  override func updateConstraints() { super.updateConstraints() }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection(for: attribute) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override var window: UIWindow? { super.window }
}

class OverridingUIViewController: UIViewController {
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override var additionalSafeAreaInsets: UIEdgeInsets { get { super.additionalSafeAreaInsets } set { super.additionalSafeAreaInsets = newValue } }
  override var automaticallyAdjustsScrollViewInsets: Bool { get { super.automaticallyAdjustsScrollViewInsets } set { super.automaticallyAdjustsScrollViewInsets = newValue } }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { super.beginAppearanceTransition(isAppearing, animated: animated) }
  override var bottomLayoutGuide: any UILayoutSupport { super.bottomLayoutGuide }
  override var childForHomeIndicatorAutoHidden: UIViewController? { super.childForHomeIndicatorAutoHidden }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { super.childForScreenEdgesDeferringSystemGestures }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var children: [UIViewController] { super.children }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override var edgesForExtendedLayout: UIRectEdge { get { super.edgesForExtendedLayout } set { super.edgesForExtendedLayout = newValue } }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override var extendedLayoutIncludesOpaqueBars: Bool { get { super.extendedLayoutIncludesOpaqueBars } set { super.extendedLayoutIncludesOpaqueBars = newValue } }
  override var hidesBottomBarWhenPushed: Bool { get { super.hidesBottomBarWhenPushed } set { super.hidesBottomBarWhenPushed = newValue } }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override var modalPresentationStyle: UIModalPresentationStyle { get { super.modalPresentationStyle } set { super.modalPresentationStyle = newValue } }
  override var navigationController: UINavigationController? { super.navigationController }
  override var navigationItem: UINavigationItem { get { super.navigationItem } set { super.navigationItem = newValue } }
  override var next: UIResponder? { super.next }
  override var nibName: String? { get { super.nibName } set { super.nibName = newValue } }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { super.overrideUserInterfaceStyle } set { super.overrideUserInterfaceStyle = newValue } }
  override var parent: UIViewController? { super.parent }
  override var preferredContentSize: CGSize { get { super.preferredContentSize } set { super.preferredContentSize = newValue } }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { super.preferredScreenEdgesDeferringSystemGestures }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { super.preferredStatusBarUpdateAnimation }
  override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
  override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
  override func removeFromParent() { super.removeFromParent() }
  override var restorationIdentifier: String? { get { super.restorationIdentifier } set { super.restorationIdentifier = newValue } }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { super.shouldAutomaticallyForwardAppearanceMethods }
  override var shouldAutorotate: Bool { super.shouldAutorotate }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { super.shouldPerformSegue(withIdentifier: identifier, sender: sender) }
  override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { super.size(forChildContentContainer: container, withParentContainerSize: parentSize) }
  override var splitViewController: UISplitViewController? { super.splitViewController }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { super.systemMinimumLayoutMargins }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override var topLayoutGuide: any UILayoutSupport { super.topLayoutGuide }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override var traitOverrides: UITraitOverrides { get { super.traitOverrides } set { super.traitOverrides = newValue } }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override var view: UIView! { get { super.view } set { super.view = newValue } }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewDidLoad() { super.viewDidLoad() }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override var viewRespectsSystemMinimumLayoutMargins: Bool { get { super.viewRespectsSystemMinimumLayoutMargins } set { super.viewRespectsSystemMinimumLayoutMargins = newValue } }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator) }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { super.willTransition(to: newCollection, with: coordinator) }
}

class OverridingUIVisualEffectView: UIVisualEffectView {
  override var effect: UIVisualEffect? { get { super.effect } set { super.effect = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
}

class OverridingUIWindow: UIWindow {
  override func becomeKey() { super.becomeKey() }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override func makeKey() { super.makeKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override func resignKey() { super.resignKey() }
  override var screen: UIScreen { get { super.screen } set { super.screen = newValue } }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}
