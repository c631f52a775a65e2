import Foundation
import Typesetting
import UIKit

extension UIDatePicker: DrawsContent {
  /// Draws the picker's date in the picker's style: on wheels, in rounded boxes (compact style), or in a calendar.
  func drawContent(on canvas: Canvas) {
    switch datePickerStyle {
    case .wheels, .automatic: drawWheels(on: canvas)
    case .compact: drawCapsules(on: canvas)
    case .inline: datePickerMode == .time ? drawCapsules(on: canvas) : drawCalendar(on: canvas)
    }
  }

  // MARK: Wheels

  private func drawWheels(on canvas: Canvas) {
    let wheel = WheelDrawing(bounds: bounds, label: resolved(.label), band: resolved(.tertiarySystemFill))
    wheel.drawBand(on: canvas)
    let columns = wheelColumns
    let room = bounds.insetBy(dx: max(12, (bounds.width - 320) / 2 + 12), dy: 0)
    let weight = columns.reduce(0) { $0 + $1.share }
    var x = room.minX
    for column in columns {
      let width = room.width * column.share / weight
      let area = CGRect(x: x, y: room.minY, width: width, height: room.height)
      wheel.drawRows(on: canvas, in: area) { row, rect, color in
        Caption(text: column.text(row), size: 21 * max(0.6, rect.height / 32), color: color).draw(in: rect, on: canvas)
      }
      x += width
    }
  }

  private struct WheelColumn {
    let share: Double
    /// Returns the text of a row. The selected row is row 0, and rows above it have negative numbers.
    let text: (Int) -> String
  }

  private var wheelColumns: [WheelColumn] {
    let parts = DateParts(date)
    let (date, step) = (date, max(1, minuteInterval))
    let days = WheelColumn(share: 1.6) { DateParts(date.addingTimeInterval(Double($0) * 86_400)).weekdayAndDay }
    let hours = WheelColumn(share: 0.8) { String((parts.hour + $0 + 48) % 24) }
    let minutes = WheelColumn(share: 0.8) { DateParts.twoDigits((parts.minute + $0 * step + 600) % 60) }
    switch datePickerMode {
    case .time: return [hours, minutes]
    case .dateAndTime: return [days, hours, minutes]
    case .countDownTimer:
      return [
        WheelColumn(share: 1) { $0 < 0 ? "" : "\($0) hours" }, WheelColumn(share: 1) { $0 < 0 ? "" : "\($0 + 1) min" },
      ]
    case .date:
      return [
        WheelColumn(share: 1.4) { DateParts.months[(parts.month - 1 + $0 + 24) % 12] },
        WheelColumn(share: 0.6) { String((parts.day - 1 + $0 + 62) % 31 + 1) },
        WheelColumn(share: 0.9) { String(parts.year + $0) },
      ]
    }
  }

  // MARK: Capsules

  private func drawCapsules(on canvas: Canvas) {
    let parts = DateParts(date)
    let texts: [String] =
      switch datePickerMode {
      case .time: [parts.time]
      case .dateAndTime: [parts.shortDate, parts.time]
      case .date, .countDownTimer: [parts.shortDate]
      }
    let captions = texts.map { Caption(text: $0, size: 17, color: resolved(.label)) }
    let widths = captions.map { $0.layout().width + 24 }
    let gap = 8.0
    var x = isRightToLeft ? bounds.maxX : bounds.minX
    for (caption, width) in zip(captions, widths) {
      if isRightToLeft { x -= width }
      let capsule = CGRect(x: x, y: bounds.midY - 17, width: width, height: 34)
      canvas.fill(Path(capsule, cornerRadius: 6), resolved(.tertiarySystemFill))
      caption.draw(in: capsule, on: canvas)
      x += isRightToLeft ? -gap : width + gap
    }
  }

  // MARK: Calendar

  private func drawCalendar(on canvas: Canvas) {
    let parts = DateParts(date)
    let head = CGRect(x: bounds.minX + 12, y: bounds.minY + 8, width: bounds.width - 24, height: 30)
    Caption(
      text: "\(DateParts.months[parts.month - 1]) \(parts.year)", size: 17, weight: .semibold, color: resolved(.label),
      position: isRightToLeft ? 1 : 0
    ).draw(in: head, on: canvas)
    let columnWidth = (bounds.width - 16) / 7
    let rowHeight = max(1, (bounds.height - 70) / 6)
    let first = parts.weekdayOfFirst
    for weekday in 0..<7 {
      let rect = CGRect(
        x: bounds.minX + 8 + columnWidth * Double(weekday), y: bounds.minY + 42, width: columnWidth, height: 20)
      Caption(
        text: DateParts.weekdays[weekday].uppercased(), size: 12, weight: .semibold, color: resolved(.tertiaryLabel)
      )
      .draw(in: rect, on: canvas)
    }
    for day in 1...parts.daysInMonth {
      let place = first + day - 1
      let rect = CGRect(
        x: bounds.minX + 8 + columnWidth * Double(place % 7), y: bounds.minY + 66 + rowHeight * Double(place / 7),
        width: columnWidth, height: rowHeight)
      let isChosen = day == parts.day
      if isChosen {
        let side = min(rect.width, rect.height)
        let disc = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        canvas.fill(Path(ellipseIn: disc), resolvedTint.faded(by: 0.15))
      }
      Caption(text: String(day), size: 19, color: isChosen ? resolvedTint : resolved(.label)).draw(in: rect, on: canvas)
    }
  }
}
