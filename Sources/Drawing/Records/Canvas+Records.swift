internal import CCairo
import Foundation
import UIKit

nonisolated extension Canvas {
  /// Strokes a path with the line properties of a graphics state: width, caps, joins, miter limit and dashes.
  func stroke(_ path: Path, _ color: Color, _ state: GraphicsState) {
    guard color.alpha > 0, state.lineWidth > 0 else { return }
    setSource(color)
    trace(path)
    cairo_set_line_width(context, state.lineWidth)
    cairo_set_line_cap(
      context, [.butt: CAIRO_LINE_CAP_BUTT, .round: CAIRO_LINE_CAP_ROUND][state.lineCap] ?? CAIRO_LINE_CAP_SQUARE)
    cairo_set_line_join(
      context,
      [.miter: CAIRO_LINE_JOIN_MITER, .round: CAIRO_LINE_JOIN_ROUND][state.lineJoin] ?? CAIRO_LINE_JOIN_BEVEL)
    cairo_set_miter_limit(context, state.miterLimit)
    let dash = state.dash.allSatisfy { $0 >= 0 } && state.dash.contains { $0 > 0 } ? state.dash.map(Double.init) : []
    // in range: clamped to 1000
    cairo_set_dash(context, dash, Int32(min(dash.count, 1000)), state.dashPhase)
    cairo_stroke(context)
    cairo_set_dash(context, nil, 0, 0)
    cairo_set_miter_limit(context, 10)
  }

  /// Fills everything inside the clip with a linear or radial gradient.
  func fill(_ gradient: GradientFill) {
    let pattern =
      switch gradient.form {
      case .linear(let start, let end): cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      case .radial(let start, let startRadius, let end, let endRadius):
        cairo_pattern_create_radial(start.x, start.y, max(0, startRadius), end.x, end.y, max(0, endRadius))
      }
    guard let pattern else { return }
    func add(_ stop: GradientFill.Stop, at location: CGFloat, alpha: Double? = nil) {
      let color = Color(stop.color)
      cairo_pattern_add_color_stop_rgba(
        pattern, min(1, max(0, location)), color.red, color.green, color.blue, alpha ?? color.alpha)
    }
    // Cairo can extend a gradient only at both ends or at neither. So both ends are extended, and an end that should
    // not be extended gets a transparent colour.
    if let first = gradient.stops.first, !gradient.extendsBefore { add(first, at: 0, alpha: 0) }
    for stop in gradient.stops { add(stop, at: stop.location) }
    if let last = gradient.stops.last, !gradient.extendsAfter { add(last, at: 1, alpha: 0) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pattern_destroy(pattern)
  }

  /// Makes a rectangle transparent.
  func clear(_ rect: CGRect) {
    blended(.clear) { fill(rect, .black) }
  }

  /// Draws the output of `body` with a blend mode on top of what has been drawn before.
  func blended(_ mode: CGBlendMode, _ body: () -> Void) {
    guard mode != .normal else { return body() }
    // `body` draws into a separate layer, because it may set other blend modes itself.
    cairo_save(context)
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    if mode == .clear || mode == .copy {
      // `clear` and `copy` must change only the area in which `body` has drawn. Cairo's operators with these names
      // would change everything inside the clip.
      let drawn = cairo_get_source(context)
      cairo_pattern_reference(drawn)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      cairo_mask(context, drawn)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      cairo_set_source(context, drawn)
      if mode == .copy { cairo_paint(context) }
      cairo_pattern_destroy(drawn)
    } else {
      cairo_set_operator(context, Self.operators[mode] ?? CAIRO_OPERATOR_OVER)
      cairo_paint(context)
    }
    cairo_restore(context)
  }

  /// Cairo's operators for the blend modes.
  private static let operators: [CGBlendMode: cairo_operator_t] = [
    .multiply: CAIRO_OPERATOR_MULTIPLY, .screen: CAIRO_OPERATOR_SCREEN, .overlay: CAIRO_OPERATOR_OVERLAY,
    .darken: CAIRO_OPERATOR_DARKEN, .lighten: CAIRO_OPERATOR_LIGHTEN, .colorDodge: CAIRO_OPERATOR_COLOR_DODGE,
    .colorBurn: CAIRO_OPERATOR_COLOR_BURN, .softLight: CAIRO_OPERATOR_SOFT_LIGHT,
    .hardLight: CAIRO_OPERATOR_HARD_LIGHT, .difference: CAIRO_OPERATOR_DIFFERENCE,
    .exclusion: CAIRO_OPERATOR_EXCLUSION, .hue: CAIRO_OPERATOR_HSL_HUE, .saturation: CAIRO_OPERATOR_HSL_SATURATION,
    .color: CAIRO_OPERATOR_HSL_COLOR, .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY, .sourceIn: CAIRO_OPERATOR_IN,
    .sourceOut: CAIRO_OPERATOR_OUT, .sourceAtop: CAIRO_OPERATOR_ATOP, .destinationOver: CAIRO_OPERATOR_DEST_OVER,
    .destinationIn: CAIRO_OPERATOR_DEST_IN, .destinationOut: CAIRO_OPERATOR_DEST_OUT,
    .destinationAtop: CAIRO_OPERATOR_DEST_ATOP, .xor: CAIRO_OPERATOR_XOR, .plusLighter: CAIRO_OPERATOR_ADD,
  ]
}
