import Testing

/// What UIKit printed about required constraints that contradict each other, from console logs that people published.
///
/// Each line is one constraint of the log. `broken:` marks the constraint that UIKit broke, `system:` constraints that
/// UIKit itself made to fix a size.
nonisolated struct PublishedConflict: Sendable, CustomTestStringConvertible {
  /// The project or question that shows the log.
  var name: String
  var lines: [String]

  var testDescription: String { name }

  init(_ name: String, _ text: String) {
    self.name = name
    lines = text.split(separator: "\n").map(String.init)
  }

  static let all = [
    PublishedConflict(
      "displayswitcher-20",
      """
      label.leading = view.leading + 10
      broken: view.trailing = label.trailing + 11
      image.width = 1
      image.width = view.width
      """),
    PublishedConflict(
      "constraintsmonitor-readme",
      """
      system: my.height = 896
      broken: a.height = 200
      a.top = my.top
      b.top = a.bottom
      b.bottom = my.bottom
      b.height = 0.2 * my.height
      """),
    PublishedConflict(
      "inputaccessory-1",
      """
      field.leading = v.leading + 5
      button.trailing = v.trailing - 5
      broken: button.leading = field.trailing + 5
      v.trailing = bar.trailing
      v.leading = bar.leading
      system: bar.width = 0
      """),
    PublishedConflict(
      "inputaccessory-2",
      """
      broken: v.height >= 44
      v.top = bar.top
      v.bottom = bar.bottom
      system: bar.height = 0
      """),
    PublishedConflict(
      "inputaccessory-4",
      """
      v.bottom <= safe.bottom + 8
      container.bottom = window.bottom
      broken: v.height >= 44
      v.top = bar.top
      bar.top = host.top
      host.top = container.bottom
      system: window.bottom = safe.bottom
      """),
    PublishedConflict(
      "inputaccessory-5",
      """
      v.bottom <= safe.bottom + 8
      container.bottom = window.bottom
      field.top = v.top + 5
      broken: field.bottom = v.bottom - 5
      v.top = bar.top
      bar.top = host.top
      host.top = container.bottom
      system: window.bottom = safe.bottom
      """),
    PublishedConflict(
      "jp-priority-lesson",
      """
      label.height = 200
      broken: sheet.height = 200
      label.centerY = root.centerY
      root.bottom = sheet.bottom
      sheet.top >= label.bottom + 16
      system: root.height = 375
      """),
    PublishedConflict(
      "yh-ios",
      """
      broken: label.width = v.width - 32
      v.width = cell.width
      cell.width = 30
      """),
    PublishedConflict(
      "dice-1",
      """
      broken: image.width = 320
      content.trailingMargin = image.trailing - 8
      image.leading = content.leadingMargin - 8
      system: content.width = 375
      """),
    PublishedConflict(
      "cdz-2",
      """
      cv.top = content.top
      cv.bottom = content.bottom
      broken: cv.height = 200
      content.height = 100
      """),
    PublishedConflict(
      "splitrow-4",
      """
      field.top = content.top + 11
      broken: content.bottom = field.bottom + 11
      system: content.height = 0
      """),
    PublishedConflict(
      "apptentive-178",
      """
      system: host.height = 0
      inner.top = input.top + 8
      broken: input.bottom = inner.bottom + 8
      input.top = host.top
      host.bottom = input.bottom
      """),
    PublishedConflict(
      "whatsnew-13",
      """
      label.top = view.top
      view.bottom = label.bottom
      broken: label.height = 103
      system: view.height = 115
      """),
    PublishedConflict(
      "trustwallet-279",
      """
      stack.leading = bar.leading + 4
      broken: stack.trailing = bar.trailing - 10
      system: bar.width = 0
      """),
    PublishedConflict(
      "duckduckgo-4623",
      """
      stack.top = bar.top + 8
      broken: stack.bottom = bar.bottom - 8
      bar.height = 0
      """),
    PublishedConflict(
      "prox-242",
      """
      label.top = view.top + 16
      broken: label.bottom = view.bottom - 16
      system: view.height = 0
      """),
    PublishedConflict(
      "snapkit-462",
      """
      image.left = view.left + 20
      broken: label.left = image.right + 10
      label.right = view.right - 20
      system: view.width = 20
      """),
    PublishedConflict(
      "alrt-14",
      """
      broken: v.width = -16
      """),
    PublishedConflict(
      "jp-cell-warning",
      """
      broken: a.height = 20
      a.top = content.top + 2
      content.bottom = b.bottom
      b.top = a.bottom + 2
      system: content.height = 0
      """),
    PublishedConflict(
      "cloudnotes",
      """
      stack.leading = safe.leading + 10
      stack.trailing = safe.trailing
      label.leading = inner.leading
      label.trailing = inner.trailing
      inner.leading = l1.leading
      inner.trailing = l2.trailing
      stack.leading = label.leading
      stack.trailing = label.trailing
      broken: l2.leading >= l1.trailing + 30
      system: content.width = 27.3333
      system: safe.left = content.left
      system: content.right = safe.right
      """),
    PublishedConflict(
      "so-reusable-cell",
      """
      a.height = 15
      broken: c.height = 80
      a.top = content.top + 21
      b.top = a.bottom + 14
      c.top = b.bottom + 3
      d.top = c.bottom + 8
      content.bottom = d.bottom + 18
      system: content.height = 139.5
      """),
  ]
}
