import UIKit

/// A chapter in the menu. Its label decides how high the container is, and the container how high the cell is.
final class MenuCell: UITableViewCell {
  @IBOutlet private var containerView: UIView!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var contentLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    containerView.layer.cornerRadius = 12
  }

  func show(_ chapter: Chapter) {
    titleLabel.text = chapter.title
    contentLabel.text = chapter.about
  }
}
