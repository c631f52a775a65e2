import Foundation
import Testing
import UIKit

/// Overrides that only call the superclass change nothing.
@MainActor @Suite struct OverridesTests {
  /// Plain views, and views of subclasses that override every open member.
  private static let pairs: [(plain: @MainActor () -> UIView, overriding: @MainActor () -> UIView)] = [
    ({ UIView(frame: .zero) }, { OverridingUIView(frame: .zero) }),
    ({ UIControl(frame: .zero) }, { OverridingUIControl(frame: .zero) }),
    ({ UILabel(frame: .zero) }, { OverridingUILabel(frame: .zero) }),
    ({ UIButton(frame: .zero) }, { OverridingUIButton(frame: .zero) }),
    ({ UITextField(frame: .zero) }, { OverridingUITextField(frame: .zero) }),
    ({ UITextView(frame: .zero) }, { OverridingUITextView(frame: .zero) }),
    ({ UIImageView(frame: .zero) }, { OverridingUIImageView(frame: .zero) }),
    ({ UISlider(frame: .zero) }, { OverridingUISlider(frame: .zero) }),
    ({ UISwitch(frame: .zero) }, { OverridingUISwitch(frame: .zero) }),
    ({ UIScrollView(frame: .zero) }, { OverridingUIScrollView(frame: .zero) }),
    ({ UIStackView(frame: .zero) }, { OverridingUIStackView(frame: .zero) }),
    ({ UICollectionViewCell(frame: .zero) }, { OverridingUICollectionViewCell(frame: .zero) }),
    ({ UITableView(frame: .zero, style: .grouped) }, { OverridingUITableView(frame: .zero, style: .grouped) }),
  ]

  @Test(arguments: 0..<13) func overridesThatCallSuperChangeNothing(_ index: Int) {
    let pair = Self.pairs[index]
    #expect(traces(of: pair.overriding()) == traces(of: pair.plain()))
  }

  /// What is visible of a view in a window, at two text sizes and in two directions.
  private func traces(of view: UIView) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    (view as? UILabel)?.text = "Whiskers McFluff"
    (view as? UIButton)?.setTitle("Adopt", for: .normal)
    (view as? UITextField)?.text = "Whiskers"
    (view as? UITextView)?.text = "Likes to sleep on keyboards, mostly in the afternoon, and on warm washing."
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let inner = UILabel()
    inner.text = "purr"
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.safeAreaLayoutGuide.leadingAnchor, constant: 12),
      view.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor, constant: 20),
      view.trailingAnchor.constraint(lessThanOrEqualTo: window.layoutMarginsGuide.trailingAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
    ])
    var traces: [String] = []
    for category in [UIContentSizeCategory.large, .accessibilityLarge] {
      window.traitOverrides.preferredContentSizeCategory = category
      view.semanticContentAttribute = category == .large ? .forceLeftToRight : .forceRightToLeft
      view.setNeedsUpdateConstraints()
      window.layoutIfNeeded()
      traces += [
        "\(view.frame)", "\(view.intrinsicContentSize)", "\(inner.convert(inner.bounds, to: window))",
        "\(view.layoutMargins)", "\(view.constraints.count)", "\(view.subviews.count)",
        "\(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))",
      ]
    }
    view.removeFromSuperview()
    return traces + ["\(view.superview == nil)"]
  }

  /// The file is generated; this keeps it from shrinking without notice.
  @Test func theGeneratedFileOverridesMostOfWhatAppleOpens() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Overrides.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.filter { $0.contains("override ") && $0.hasPrefix("  ") }.count >= 2200)
  }
}
