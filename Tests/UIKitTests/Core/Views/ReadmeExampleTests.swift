import Foundation
import Testing
import UIKit

/// The example of the README, as it stands there.
struct ReadmeExampleTests {
  @Test func aTitleIsCentredBelowTheTop() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let label = UILabel()
    label.text = "Whiskers McFluff"
    label.font = .preferredFont(forTextStyle: .title1)
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
      label.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
    ])
    screen.layoutIfNeeded()

    #expect(label.frame.minY == 20)
    #expect(abs(label.frame.midX - 160) <= 0.5)
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 1e-9)
    #expect(abs(label.frame.height - label.intrinsicContentSize.height) < 1e-9)
  }
}
