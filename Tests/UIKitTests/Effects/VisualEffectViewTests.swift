import Foundation
import Testing
import UIKit

/// Views with an effect behind their content.
@MainActor struct VisualEffectViewTests {
  @Test func theContentViewFillsTheView() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.frame.size = CGSize(width: 60, height: 80)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 80))
  }

  /// Constraints of the content are those of the whole view.
  @Test func contentIsPinnedToTheContentView() {
    let view = UIVisualEffectView(effect: nil)
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: view.contentView.topAnchor),
      label.heightAnchor.constraint(equalToConstant: 12),
    ])
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 8, y: 0, width: 84, height: 12))
  }
}
