//! Pictures of views that code makes: PNG, SVG and PDF.

import Drawing
import Foundation
import UIKit

// snippet.card
/// A pet's name above a text.
final class PetCard: UIView {
  init(name: String, text: String) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let nameLabel = UILabel()
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    let textLabel = UILabel()
    textLabel.text = text
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [nameLabel, textLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

let card = PetCard(name: "Whiskers McFluff", text: "Cats rest on average thirteen hours per day.")
card.frame.size = card.systemLayoutSizeFitting(
  CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
card.layoutIfNeeded()

let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
let renderer = ScreenRenderer(scale: 2)
for format in PictureFormat.allCases {
  let file = folder.appending(path: "card.\(format)")
  try renderer.data(of: Screen(card), format: format).write(to: file)
  print(file.lastPathComponent)
}
// Prints "card.png"
// Prints "card.svg"
// Prints "card.pdf"
// snippet.end

// snippet.window
let controller = UIViewController()
let detail = PetCard(name: "Rex", text: "Dogs need a walk, in rain, too.")
detail.translatesAutoresizingMaskIntoConstraints = false
controller.view.addSubview(detail)
let area = controller.view.safeAreaLayoutGuide
NSLayoutConstraint.activate([
  detail.topAnchor.constraint(equalTo: area.topAnchor),
  detail.leadingAnchor.constraint(equalTo: area.leadingAnchor),
  detail.trailingAnchor.constraint(equalTo: area.trailingAnchor),
])

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
window.traitOverrides.userInterfaceStyle = .dark
window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
window.rootViewController = controller
window.makeKeyAndVisible()
window.layoutIfNeeded()
try renderer.png(of: window).write(to: folder.appending(path: "screen.png"))
// snippet.end
