import UIKit

/// Views of one kind below each other, each with a text about what decides its size.
class ComparisonViewController: UIViewController {
  /// A view, and a sentence on its size.
  struct Sample {
    let caption: String
    let view: UIView
  }

  /// The views to compare. Subclasses override it.
  var samples: [Sample] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = UIStackView()
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    view.addSubview(scrollView)
    for sample in samples { add(sample, to: column) }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  private func add(_ sample: Sample, to column: UIStackView) {
    let caption = UILabel()
    caption.text = sample.caption
    caption.font = .preferredFont(forTextStyle: .footnote)
    caption.adjustsFontForContentSizeCategory = true
    caption.textColor = .secondaryLabel
    caption.numberOfLines = 0
    column.addArrangedSubview(caption)
    column.addArrangedSubview(sample.view)
    column.setCustomSpacing(24, after: sample.view)
  }
}
