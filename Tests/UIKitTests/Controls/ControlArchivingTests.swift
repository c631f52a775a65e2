import Testing
import Typesetting

@testable import UIKit

/// Views with text and images are restored from keyed archives, XML and binary, with the same size and content.
@Suite struct ControlArchivingTests {
  typealias Format = PropertyListSerialization.PropertyListFormat
  nonisolated static let formats: [Format] = [.xml, .binary]

  private func restored<Value: NSObject>(_ value: Value, _ format: Format) throws -> Value {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.outputFormat = format
    archiver.encode(value, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(archiver.encodedData) as? Value)
  }

  /// A restored copy of a view. Checks that it has the same frame, the same natural size and the same placed text.
  private func checkedCopy<View: UIView>(of view: View, _ format: Format) throws -> View {
    view.onPhone()
    view.frame = CGRect(x: 3, y: 4, width: 150, height: 60)
    view.layoutIfNeeded()
    let copy = try restored(view, format)
    copy.onPhone()
    copy.layoutIfNeeded()
    #expect(copy.frame == view.frame)
    #expect(copy.intrinsicContentSize == view.intrinsicContentSize)
    #expect(copy.subviews.map(\.frame) == view.subviews.map(\.frame))
    #expect(lines(copy) == lines(view))
    return copy
  }

  private func lines(_ view: UIView) -> [String] {
    let own = (view as? any TextShowing)?.textPlacements ?? []
    return own.map { "\($0.layout.text.string) \($0.lineBounds) \($0.color)" } + view.subviews.flatMap(lines)
  }

  @Test(arguments: formats) func labels(_ format: Format) throws {
    let label = UILabel()
    label.text = "A text that runs over several lines"
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .title3)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .systemRed
    label.textAlignment = .center
    label.setContentHuggingPriority(.required, for: .vertical)
    let copy = try checkedCopy(of: label, format)
    #expect(copy.font == label.font)
    #expect(copy.textColor == .systemRed)
    // The copy still follows the text size.
    for label in [label, copy] { label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
    #expect(copy.font.pointSize == 37)
    #expect(copy.font == label.font)
  }

  @Test(arguments: formats) func labelsWithAttributes(_ format: Format) throws {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 20
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
    let text = NSMutableAttributedString(
      string: "Big and small", attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .paragraphStyle: style])
    text.setAttributes(
      [.kern: 2.0, .underlineStyle: 1, .foregroundColor: UIColor.red], range: NSRange(location: 8, length: 5))
    let label = UILabel()
    label.attributedText = text
    let copy = try checkedCopy(of: label, format)
    #expect(copy.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle == style)
    #expect(copy.attributedText?.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor == .red)
  }

  @Test(arguments: formats) func inlineImages(_ format: Format) throws {
    let attachment = NSTextAttachment(image: UIImage(name: "star", size: CGSize(width: 20, height: 18)))
    attachment.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(try checkedCopy(of: label, format).intrinsicContentSize.width == 20)
  }

  @Test(arguments: formats) func buttons(_ format: Format) throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    button.setTitleColor(.systemGreen, for: .normal)
    button.setImage(UIImage(name: "star", size: CGSize(width: 20, height: 20)), for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.contentHorizontalAlignment = .trailing
    let copy = try checkedCopy(of: button, format)
    #expect(copy.buttonType == .system)
    #expect(copy.title(for: .highlighted) == "Going")
    #expect(copy.currentTitleColor == .systemGreen)
    #expect(copy.currentImage == button.currentImage)
    #expect(copy.titleLabel?.font == button.titleLabel?.font)
  }

  @Test(arguments: formats) func configuredButtons(_ format: Format) throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that wraps"
    configuration.subtitle = "And more"
    configuration.image = UIImage(name: "star", size: CGSize(width: 20, height: 20))
    configuration.imagePlacement = .top
    configuration.imagePadding = 5
    configuration.contentInsets.leading = 30
    configuration.baseBackgroundColor = .systemIndigo
    let copy = try checkedCopy(of: UIButton(configuration: configuration), format)
    #expect(copy.configuration?.baseBackgroundColor == .systemIndigo)
    #expect(copy.configuration?.subtitle == "And more")
  }

  @Test(arguments: formats) func textFields(_ format: Format) throws {
    let field = UITextField()
    field.placeholder = "Name"
    field.text = "Whiskers"
    field.borderStyle = .roundedRect
    field.font = UIFont(name: "Georgia", size: 21)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    field.leftViewMode = .always
    let copy = try checkedCopy(of: field, format)
    #expect(copy.text == "Whiskers")
    #expect(copy.placeholder == "Name")
    #expect(copy.font?.fontName == "Georgia")
  }

  @Test(arguments: formats) func textViews(_ format: Format) throws {
    let view = UITextView()
    view.text = "Some text in a view of its own"
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 19, weight: .medium)
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try checkedCopy(of: view, format).isScrollEnabled == false)
  }

  @Test(arguments: formats) func imageViews(_ format: Format) throws {
    let view = UIImageView()
    view.image = UIImage(name: "pet", size: CGSize(width: 30, height: 20)).withRenderingMode(.alwaysTemplate)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let copy = try checkedCopy(of: view, format)
    #expect(copy.image == view.image)
    for view in [view, copy] { view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
    #expect(copy.intrinsicContentSize == view.intrinsicContentSize)
    #expect(copy.intrinsicContentSize.width > 30)
  }

  @Test(arguments: formats) func aStackOfAllOfThem(_ format: Format) throws {
    let label = UILabel()
    label.text = "Label"
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, button, UIImageView(image: UIImage(systemName: "star"))])
    stack.spacing = 7
    stack.alignment = .center
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.backgroundColor = .systemYellow
    let copy = try checkedCopy(of: stack, format)
    #expect(copy.backgroundColor == .systemYellow)
    #expect(copy.arrangedSubviews.count == 3)
  }

  @Test(arguments: formats) func cellsKeepTheirContent(_ format: Format) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.hasCustomContent = true
    let label = UILabel()
    label.text = "Row"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
      label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
    ])
    let copy = try checkedCopy(of: cell, format)
    #expect(copy.reuseIdentifier == "row")
    #expect(copy.contentView.subviews.first?.frame == label.frame)
  }

  // MARK: Fonts and colours

  @Test(arguments: formats) func fonts(_ format: Format) throws {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17, weight: .heavy), .italicSystemFont(ofSize: 12),
      .monospacedDigitSystemFont(ofSize: 15, weight: .regular), .preferredFont(forTextStyle: .caption1),
      UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30),
    ]
    for font in fonts {
      let copy = try restored(font, format)
      #expect(copy == font)
      #expect(copy.adjusted(for: large) == font.adjusted(for: large))
    }
  }

  @Test(arguments: formats) func colors(_ format: Format) throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(try restored(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), format).cgColor.alpha == 0.4)
    let label = try restored(UIColor.label, format)
    #expect(label == .label)
    #expect(label.hash == UIColor.label.hash)
    #expect(label.cgColor(with: dark) == UIColor.label.cgColor(with: dark))
    #expect(label != .secondaryLabel)
  }

  @Test func anArchiveOfSomethingElseIsNoFont() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode("nothing", forKey: "UIFontName")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    #expect(UIFont(coder: unarchiver) == nil)
  }
}
