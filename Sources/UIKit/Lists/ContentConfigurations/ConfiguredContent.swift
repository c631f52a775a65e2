/// Shows the content configuration and the background configuration of a cell, header or footer: adds one view to the
/// content view, and one behind the content view.
@MainActor final class ConfiguredContent {
  private unowned let cell: UIView
  private unowned let contentView: UIView
  /// The view that the content configuration made. Constraints let it fill the content view.
  private(set) var view: (any UIView & UIContentView)?
  private var backgroundView: ConfiguredBackgroundView?
  /// Whether the cell's `updateConfiguration(using:)` is called before the next layout.
  private var needsUpdate = true

  /// What the cell shows.
  var content: (any UIContentConfiguration)? { didSet { show(content) } }
  /// The background behind the content.
  var background: UIBackgroundConfiguration? { didSet { show(background) } }

  init(cell: UIView, contentView: UIView) {
    self.cell = cell
    self.contentView = contentView
  }

  func setNeedsUpdate() {
    needsUpdate = true
    cell.setNeedsLayout()
  }

  /// Calls `update` if `setNeedsUpdate()` was called since the last update, or if there was no update yet.
  func updateIfNeeded(_ update: () -> Void) {
    guard needsUpdate else { return }
    needsUpdate = false
    update()
  }

  /// Updates the content and the background for a state. The parameters are the values of the cell's properties
  /// `automaticallyUpdatesContentConfiguration` and `automaticallyUpdatesBackgroundConfiguration`.
  func update(for state: any UIConfigurationState, updatesContent: Bool, updatesBackground: Bool) {
    if updatesContent, let content { self.content = content.updated(for: state) }
    if updatesBackground, let background, let backgroundView {
      let updated = ConfiguredBackgroundView(background.updated(for: state))
      cell.insertSubview(updated, belowSubview: backgroundView)
      backgroundView.removeFromSuperview()
      self.backgroundView = updated
    }
  }

  /// Sets the frame of the background view so that it fills the cell, minus the configuration's insets.
  func layOutBackground() {
    backgroundView?.fill(cell.bounds, in: cell.effectiveUserInterfaceLayoutDirection)
  }

  private func show(_ content: (any UIContentConfiguration)?) {
    cell.setNeedsLayout()
    if let content, let view, view.supports(content) {
      view.configuration = content
      return
    }
    view?.removeFromSuperview()
    view = content?.makeContentView()
    guard let view else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  private func show(_ background: UIBackgroundConfiguration?) {
    backgroundView?.removeFromSuperview()
    backgroundView = background.map(ConfiguredBackgroundView.init)
    if let backgroundView { cell.insertSubview(backgroundView, at: 0) }
    cell.setNeedsLayout()
  }
}
