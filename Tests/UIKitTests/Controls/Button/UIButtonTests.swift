import Testing

@testable import UIKit

/// Buttons without and with a configuration.
@Suite struct UIButtonTests {
  private func button(
    _ title: String?, type: UIButton.ButtonType = .system, size: CGFloat? = nil, rightToLeft: Bool = false
  ) -> UIButton {
    let button = UIButton(type: type).onPhone(rightToLeft: rightToLeft)
    button.setTitle(title, for: .normal)
    if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
    return button
  }

  private let square = UIImage(name: "square", size: CGSize(width: 20, height: 20))

  // MARK: Without a configuration

  @Test(arguments: [(15, 30), (14, 29), (16, 32), (17, 33), (20, 36), (22, 39), (24, 41), (25, 42)])
  func heightIsTheLineUpToTheWholePointAndTwelve(size: CGFloat, height: CGFloat) {
    #expect(button("Button", size: size).intrinsicContentSize.height == height)
  }

  @Test func defaultFontsAre15And18Points() {
    #expect(button("Button").intrinsicContentSize.height == 30)
    #expect(button("Button", type: .custom).intrinsicContentSize.height == 34)
  }

  @Test func widthsAreWholePointsAndAtLeast30() {
    let wide = button("Hello World").intrinsicContentSize.width
    #expect(wide == wide.rounded())
    #expect(button("On").intrinsicContentSize.width == 30)
    #expect(button(nil).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func aConstraintMayRelateAButtonToItsLabelBeforeThereIsATitle() throws {
    let button = button(nil)
    let label = try #require(button.titleLabel)
    #expect(label.superview == nil)
    let constraint = button.heightAnchor.constraint(equalTo: label.heightAnchor, constant: 8)
    constraint.isActive = true
    #expect(label.superview === button)
    #expect(constraint.isActive)
  }

  /// A usual way to make a button as high as its title of several lines. The label then has the height that the
  /// constraints ask for, not that of its text.
  @Test func aButtonMayBeAsHighAsItsLabel() throws {
    let button = button("Hello World")
    let label = try #require(button.titleLabel)
    label.numberOfLines = 0
    button.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.heightAnchor.constraint(equalTo: label.heightAnchor, constant: 16),
      button.widthAnchor.constraint(greaterThanOrEqualTo: label.widthAnchor, constant: 16),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(button.frame.height == 60)
    #expect(root.layoutDiagnosis.conflicts.isEmpty)
    button.setTitle(String(repeating: "Hello World ", count: 8), for: .normal)
    button.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(button.frame.height > 100)
    #expect(root.layoutDiagnosis.conflicts.isEmpty)
  }

  @Test func contentInsetsReplaceTheTwelvePoints() {
    let plain = button("Hello World")
    let padded = button("Hello World")
    padded.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 30)
    #expect(padded.intrinsicContentSize.height == 21)
  }

  @Test func anImageReplacesTheTwelvePoints() {
    let button = button("Hello World")
    button.setImage(square, for: .normal)
    #expect(button.intrinsicContentSize.height == 20)
    #expect(button.intrinsicContentSize.width > 20)
  }

  @Test func titleAndImageInsetsMoveWithoutCounting() throws {
    let plain = button("Hello World")
    let moved = button("Hello World")
    moved.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    #expect(moved.intrinsicContentSize == plain.intrinsicContentSize)
    for button in [plain, moved] {
      button.frame.size = button.intrinsicContentSize
      button.layoutIfNeeded()
    }
    let before = try #require(plain.titleLabel).frame
    let after = try #require(moved.titleLabel).frame
    #expect(after.minX == before.minX + 10)
    #expect(after.width == before.width)
  }

  @Test func anImageAloneIsTheSizeOfTheButtonWhichIsAtLeastALineHigh() {
    let button = UIButton(type: .custom).onPhone()
    button.setImage(square, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 22))
  }

  @Test(arguments: [false, true]) func theImageStandsBeforeTheTitle(rightToLeft: Bool) throws {
    let button = button("Title", rightToLeft: rightToLeft)
    button.setImage(square, for: .normal)
    let title = button.intrinsicContentSize.width - 20
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let label = try #require(button.titleLabel).frame
    #expect(label.width == title)
    #expect(image.union(label).width == 20 + title)
    #expect((image.minX < label.minX) == !rightToLeft)
    #expect(image.midY == 20 && label.midY == 20)
  }

  @Test(arguments: [false, true]) func leadingContentStandsAtTheLeadingEdge(rightToLeft: Bool) throws {
    let button = button("Title", rightToLeft: rightToLeft)
    button.contentHorizontalAlignment = .leading
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel).frame
    #expect(rightToLeft ? label.maxX == 200 : label.minX == 0)
  }

  @Test func aNarrowButtonCutsItsTitleAndSaysSo() throws {
    let button = button("A rather long title")
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    button.layoutIfNeeded()
    #expect(try #require(button.titleLabel).isTextTruncated)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(try #require(button.titleLabel).isTextTruncated == false)
  }

  /// The button keeps its natural size for one line. Its title takes as many lines as it needs, beyond the button if
  /// necessary.
  @Test(arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail])
  func aTitleThatWrapsHasSeveralLines(mode: NSLineBreakMode) throws {
    let wide = button("Learn more about how we keep your data")
    let narrow = button("Learn more about how we keep your data")
    let label = try #require(narrow.titleLabel)
    label.lineBreakMode = mode
    #expect(narrow.intrinsicContentSize == wide.intrinsicContentSize)
    narrow.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
    narrow.layoutIfNeeded()
    let isOneLine = mode == .byTruncatingTail
    #expect(label.numberOfLines == (isOneLine ? 1 : 0))
    #expect((label.frame.height > 30) == !isOneLine)
    #expect(abs(label.frame.midY - 15) <= 0.5)
    #expect(label.textPlacements.allSatisfy { $0.isTruncated == isOneLine })
  }

  @Test func changingTheTitleLabelChangesTheButton() {
    let button = button("Title")
    let before = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize.height > before.height)
  }

  @Test func everyStateHasItsOwnTitle() {
    let button = button("Off")
    button.setTitle("A longer title while on", for: .selected)
    let off = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.currentTitle == "A longer title while on")
    #expect(button.intrinsicContentSize.width > off)
  }

  @Test func titlesFollowTheTextSize() {
    let button = button("Title")
    button.titleLabel?.font = .preferredFont(forTextStyle: .body, compatibleWith: button.traitCollection)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    let before = button.intrinsicContentSize
    button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(button.titleLabel?.font.pointSize == 53)
    #expect(button.intrinsicContentSize.height > 2 * before.height)
  }

  // MARK: With a configuration

  private func configured(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    change(&configuration)
    return UIButton(configuration: configuration).onPhone(scale: 3)
  }

  @Test func aConfiguredButtonHasBodyTextAndInsetsOf7And12() {
    let button = configured { _ in }
    #expect(abs(button.intrinsicContentSize.height - 34 - 1.0 / 3) < 1e-9)
    var narrow = UIButton.Configuration.plain()
    narrow.title = "Button"
    narrow.contentInsets = .zero
    let bare = UIButton(configuration: narrow).onPhone(scale: 3)
    #expect(abs(button.intrinsicContentSize.width - bare.intrinsicContentSize.width - 24) < 0.4)
  }

  @Test func aSubtitleStandsBelowTheTitle() throws {
    let button = configured { $0.subtitle = "Subtitle" }
    #expect(button.intrinsicContentSize.height > 45)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel).frame
    let subtitle = try #require(button.subtitleLabel).frame
    #expect(abs(subtitle.minY - title.maxY - 1) < 0.5)
  }

  @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
  func theImageStandsWhereItIsPlaced(edge: NSDirectionalRectEdge) throws {
    let button = configured {
      $0.image = square
      $0.imagePlacement = edge
      $0.imagePadding = 5
    }
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel).frame
    let image = try #require(button.imageView).frame
    let distance: CGFloat
    switch edge {
    case .leading: distance = title.minX - image.maxX
    case .trailing: distance = image.minX - title.maxX
    case .top: distance = title.minY - image.maxY
    default: distance = image.minY - title.maxY
    }
    #expect(abs(distance - 5) < 0.5)
  }

  @Test func longTitlesWrapAtTheWidthThatLayoutGives() {
    let bench = LayoutBench(150, 400, scale: 2)
    var configuration = UIButton.Configuration.gray()
    configuration.title = "A title that needs more than a line"
    let button = UIButton(configuration: configuration)
    _ = bench.place(button)
    bench.layOut(
      button.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      button.topAnchor.constraint(equalTo: bench.root.topAnchor))
    #expect(button.frame.height > 50)
    #expect(button.titleLabel?.isTextTruncated == false)
  }

  @Test func anImageGrowsAtAccessibilitySizesIfItIsTold() {
    let button = UIButton(type: .custom).onPhone()
    button.setImage(UIImage(name: "star", size: CGSize(width: 22, height: 22)), for: .normal)
    button.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(button.intrinsicContentSize.width == 22)
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    // The image grows like body text, whose line distance grows from 22 to 34.
    #expect(button.intrinsicContentSize.width == 34)
    button.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(button.intrinsicContentSize.width == 22)
  }

  // MARK: Primary actions

  @Test func theActionGivesTitleAndImage() {
    let image = UIImage()
    let action = UIAction(title: "Go", image: image) { _ in }
    for button in [
      UIButton(primaryAction: action), UIButton(type: .custom, primaryAction: action),
      UIButton(frame: .zero, primaryAction: action),
    ] {
      #expect(button.title(for: .normal) == "Go")
      #expect(button.image(for: .normal) === image)
    }
    let configured = UIButton(configuration: .filled(), primaryAction: action)
    #expect(configured.configuration?.title == "Go")
    #expect(configured.configuration?.image === image)
    #expect(UIButton(primaryAction: action).buttonType == .system)
  }

  @Test func anActionWithoutTitleKeepsThatOfTheConfiguration() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Stay"
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
    #expect(button.configuration?.title == "Stay")
  }

  @Test func aTapPerformsThePrimaryAction() {
    var count = 0
    let action = UIAction { _ in count += 1 }
    for control in [
      UIButton(primaryAction: action), UIButton(configuration: .plain(), primaryAction: action),
      UIButton(frame: .zero, primaryAction: action), UISwitch(frame: .zero, primaryAction: action),
    ] as [UIControl] {
      control.sendActions(for: .primaryActionTriggered)
    }
    #expect(count == 4)
    #expect(UIControl(frame: .zero, primaryAction: nil).allControlEvents == [])
  }
}
