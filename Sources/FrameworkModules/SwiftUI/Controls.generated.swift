// Made by `make surface` from Surface/SwiftUI/Controls.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit
import UniformTypes

/// What a button does.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind {
    case destructive, cancel, close, confirm
  }

  private let kind: Kind
  private init(kind: Kind) { self.kind = kind }
  /// Deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves everything as it was.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Closes something.
  public static let close = ButtonRole(kind: .close)
  /// Says yes.
  public static let confirm = ButtonRole(kind: .confirm)
}

/// A button. Inert: nobody can press it.
nonisolated public struct Button<Label: View>: View {
  /// A button with a view.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  /// A button with a view, which does something of a kind.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

nonisolated extension Button where Label == Text {
  /// A button with a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  /// A button with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
  /// A button with a text, which does something of a kind.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  /// A button with a text, which does something of a kind.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

nonisolated extension Button where Label == SwiftUILabel {
  /// A button with a text and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void) {}
  /// A button with a text and a picture.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, action: @escaping @MainActor () -> Void) {}
  /// A button with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
  /// A button with a text and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {}
  /// A button with a text and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  /// A button with a text and a picture.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  /// A button with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  /// A button with a text and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  /// A button that looks as its role.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {}
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// A button as a style has it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {}
}

/// A text with a picture, as buttons have it.
public typealias SwiftUILabel = Label<Text, Image>

/// A text with a picture. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Label<Title: View, Icon: View>: View {
  /// A view with another one.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// A text with a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {}
  /// A text with a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {}
  /// A text with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  /// A text with a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

nonisolated extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label as a style has it.
  public init(_ configuration: LabelStyleConfiguration) {}
}

/// A view with what it means. Inert: nothing of SwiftUI is drawn.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  /// A view with another one.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

nonisolated extension LabeledContent where Label == Text {
  /// A view with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A view with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// A text with another one.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {}
  /// A text with another one.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {}
  /// A text with a value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
}

/// A switch. Inert: nobody can switch it.
nonisolated public struct Toggle<Label: View>: View {
  /// A switch with a view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  /// A switch for several values.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {}
}

nonisolated extension Toggle where Label == Text {
  /// A switch with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
  /// A switch with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

nonisolated extension Toggle where Label == SwiftUILabel {
  /// A switch with a text and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {}
  /// A switch with a text and a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {}
  /// A switch with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {}
  /// A switch with a text and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {}
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A switch as a style has it.
  public init(_ configuration: ToggleStyleConfiguration) {}
}

/// A slider. Inert: nobody can move it.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {}

nonisolated extension Slider {
  /// A slider with views.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: ((Bool) -> Void)? = nil)
  where V.Stride: BinaryFloatingPoint {}
  /// A slider with views, which moves by steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: ((Bool) -> Void)? = nil)
  where V.Stride: BinaryFloatingPoint {}
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// A slider with a view.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: ((Bool) -> Void)? = nil)
  where V.Stride: BinaryFloatingPoint {}
  /// A slider with a view, which moves by steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: ((Bool) -> Void)? = nil)
  where V.Stride: BinaryFloatingPoint {}
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: ((Bool) -> Void)? = nil)
  where V.Stride: BinaryFloatingPoint {}
  /// A slider that moves by steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: ((Bool) -> Void)? = nil)
  where V.Stride: BinaryFloatingPoint {}
}

/// Buttons for more and less. Inert: nobody can press them.
nonisolated public struct Stepper<Label: View>: View {
  /// Buttons that call closures.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: ((Bool) -> Void)? = nil) {}
  /// Buttons for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: ((Bool) -> Void)? = nil) {}
  /// Buttons for a value within limits.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: ((Bool) -> Void)? = nil) {}
}

nonisolated extension Stepper where Label == Text {
  /// Buttons that call closures.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: ((Bool) -> Void)? = nil) {}
  /// Buttons that call closures.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: ((Bool) -> Void)? = nil) {}
  /// Buttons for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: ((Bool) -> Void)? = nil) {}
  /// Buttons for a value.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: ((Bool) -> Void)? = nil) {}
  /// Buttons for a value within limits.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: ((Bool) -> Void)? = nil) {}
  /// Buttons for a value within limits.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: ((Bool) -> Void)? = nil) {}
}

/// A choice. Inert: nobody can choose.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// A choice with a view.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// A choice with a view.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {}
}

nonisolated extension Picker where Label == Text {
  /// A choice with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
  /// A choice with a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
}

nonisolated extension Picker where Label == SwiftUILabel {
  /// A choice with a text and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content) {}
  /// A choice with a text and a picture.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
  /// A choice with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content) {}
  /// A choice with a text and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date. Inert: nobody can choose.
nonisolated public struct DatePicker<Label: View>: View {
  /// What is chosen.
  public typealias Components = DatePickerComponents
  /// A choice with a view.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label) {}
  /// A choice with a view.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label) {}
  /// A choice with a view.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label) {}
  /// A choice with a view.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label) {}
}

nonisolated extension DatePicker where Label == Text {
  /// A choice with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
  /// A choice with a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
  /// A choice with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
  /// A choice with a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
  /// A choice with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
  /// A choice with a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
  /// A choice with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
  /// A choice with a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
}

/// A choice of a colour. Inert: nobody can choose.
nonisolated public struct ColorPicker<Label: View>: View {
  /// A choice with a view.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {}
}

nonisolated extension ColorPicker where Label == Text {
  /// A choice with a text.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
  /// A choice with a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}

/// A menu. Inert: nobody can open it.
nonisolated public struct Menu<Label: View, Content: View>: View {
  /// A menu with a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// A menu with a view, which does something when it is pressed shortly.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {}
}

nonisolated extension Menu where Label == Text {
  /// A menu with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A menu with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

nonisolated extension Menu where Label == SwiftUILabel {
  /// A menu with a text and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
  /// A menu with a text and a picture.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content) {}
  /// A menu with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// A menu with a text and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
}

/// How far something is. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something goes on.
  public init() {}
  /// How far something is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {}
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something goes on, with a view.
  public init(@ViewBuilder label: () -> Label) {}
  /// How far something is, with a view.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {}
}

nonisolated extension ProgressView {
  /// How far something is, with views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) {}
}

nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something goes on, with a text.
  public init(_ titleKey: LocalizedStringKey) {}
  /// Something goes on, with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
  /// How far something is, with a text.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {}
  /// How far something is, with a text.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0) {}
}

nonisolated extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// How far something is, as a style has it.
  public init(_ configuration: ProgressViewStyleConfiguration) {}
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// How far something of Foundation is.
  public init(_ progress: Progress) {}
}

/// A value on a scale. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{}

nonisolated extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value with a view.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {}
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value with views.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel) {}
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  /// A value with views at the ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel) {}
}

/// A field for text. Inert: nobody can type.
nonisolated public struct TextField<Label: View>: View {
  /// A field with a view.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
  /// A field with a view, which may grow.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {}
  /// A field for a value, with a view.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
  where F.FormatOutput == String {}
}

nonisolated extension TextField where Label == Text {
  /// A field with a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  /// A field with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
  /// A field with a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
  /// A field with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {}
  /// A field with a text, which may grow.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
  /// A field with a text, which may grow.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {}
  /// A field with a text, which may grow.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {}
  /// A field with a text, which may grow.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {}
  /// A field with a text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: (() -> Void)? = nil) {}
  /// A field with a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: (() -> Void)? = nil) {}
  /// A field with a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {}
  /// A field with a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {}
  /// A field for a value.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: ((Bool) -> Void)? = nil,
    onCommit: (() -> Void)? = nil) {}
  /// A field for a value.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: ((Bool) -> Void)? = nil,
    onCommit: (() -> Void)? = nil) {}
  /// A field for a value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where F.FormatOutput == String {}
  /// A field for a value, which may be missing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where F.FormatOutput == String {}
  /// A field for a value.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where F.FormatOutput == String {}
  /// A field for a value, which may be missing.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where F.FormatOutput == String {}
}

/// A field for a password. Inert: nobody can type.
nonisolated public struct SecureField<Label: View>: View {
  /// A field with a view.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

nonisolated extension SecureField where Label == Text {
  /// A field with a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  /// A field with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
  /// A field with a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
  /// A field with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {}
  /// A field with a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {}
  /// A field with a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {}
}

/// A field for long texts. Inert: nobody can type.
nonisolated public struct TextEditor: View {
  /// A field.
  public init(text: Binding<String>) {}
}

/// A way to a page of the web. Inert: nobody can go it.
nonisolated public struct Link<Label: View>: View {
  /// A way with a view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

nonisolated extension Link where Label == Text {
  /// A way with a text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {}
  /// A way with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {}
}

/// A button that shares something. Inert: nobody can press it.
nonisolated public struct ShareLink<Label: View>: View {
  /// Shares something, with a view.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
  /// Shares several things, with a view.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
  /// Shares something, which is shown by a picture, with a view.
  public init<Item, I>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I>, @ViewBuilder label: () -> Label) {}
}

nonisolated extension ShareLink where Label == SwiftUILabel {
  /// Shares something.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {}
  /// Shares something, which is shown by a picture.
  public init<Item, I>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I>) {}
  /// Shares something, with a text.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {}
  /// Shares something, with a text.
  @_disfavoredOverload public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {}
}

/// What is shared, as people see it.
public struct SharePreview<Image> {
  /// A text with a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  /// A text with a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never {
  /// A text.
  public init(_ titleKey: LocalizedStringKey) {}
  /// A text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
}

/// A button that begins and ends editing. Inert: nobody can press it.
nonisolated public struct EditButton: View {
  /// A button.
  public init() {}
}

/// A button that pastes. Inert: nobody can press it.
nonisolated public struct PasteButton: View {
  /// A button for kinds of data.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
}

/// A button that gives something another name. Inert: nobody can press it.
nonisolated public struct RenameButton: View {
  /// A button.
  public init() {}
}

/// Buttons that belong together. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ControlGroup<Content: View>: View {
  /// Puts buttons together.
  public init(@ViewBuilder content: () -> Content) {}
  /// Puts buttons together, with a view.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {}
}

/// Views in a box. Inert: nothing of SwiftUI is drawn.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  /// A box with a view above.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// A box with a view above.
  public init(label: Label, @ViewBuilder content: () -> Content) {}
}

nonisolated extension GroupBox where Label == EmptyView {
  /// A box.
  public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension GroupBox where Label == Text {
  /// A box with a text above.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A box with a text above.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

/// Views that can be hidden. Inert: nothing of SwiftUI is drawn.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  /// Views below another one.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
  /// Views below another one, which are shown as long as a value says so.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
}

nonisolated extension DisclosureGroup where Label == Text {
  /// Views below a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
  /// Views below a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {}
  /// Views below a text.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {}
  /// Views below a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {}
}

/// Says that there is nothing to show. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  /// Views that say so.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = EmptyView.init,
    @ViewBuilder actions: () -> Actions = EmptyView.init) {}
}

nonisolated extension ContentUnavailableView where Label == SwiftUILabel, Description == Text?, Actions == EmptyView {
  /// A text with a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {}
  /// A text with a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {}
  /// A text with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
  /// A text with a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil) {}
}

nonisolated extension ContentUnavailableView where Label == SwiftUILabel, Description == Text?, Actions == EmptyView {
  /// Nothing was found.
  public static var search: ContentUnavailableView<Label, Description, Actions> { ContentUnavailableView("", systemImage: "") }
  /// Nothing was found for a text.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { ContentUnavailableView("", systemImage: "") }
}

/// Which keyboards show what with a key.
public struct KeyboardShortcut: Hashable, Sendable {
  /// A key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
  /// The key that says yes.
  public static let defaultAction = KeyboardShortcut(.return)
  /// The key that says no.
  public static let cancelAction = KeyboardShortcut(.escape)
}

/// A key.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The letter of the key.
  public var character: Character
  /// The key of a letter.
  public init(_ character: Character) { self.character = character }
  /// The key of a letter.
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The space.
  public static let space = KeyEquivalent(" ")
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Keys by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Capitals.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// All.
  public static let all = EventModifiers(rawValue: 31)
}

/// How the return key is called.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// What ends typing.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Triggers by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Which words begin with capitals.
public enum TextInputAutocapitalization: Sendable {
  case never, words, sentences, characters
}

/// The shape of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  init() {}
  /// The shape of the name.
  public static let automatic = ButtonBorderShape()
  /// The shape of the name.
  public static let capsule = ButtonBorderShape()
  /// The shape of the name.
  public static let roundedRectangle = ButtonBorderShape()
  /// The shape of the name.
  public static let circle = ButtonBorderShape()
  /// A rectangle with round corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

/// Whether a button acts again and again.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

nonisolated extension View {
  /// The view, the controls of which do not act. Inert.
  public func disabled(_ disabled: Bool) -> some View { self }
  /// The view, which fingers may reach or not. Inert.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// The view as one of a choice. Inert.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
  /// The view with controls without labels. Inert.
  public func labelsHidden() -> some View { self }
  /// The view with controls of a size. Inert.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  /// The view with a keyboard of a kind. Inert.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// The view with fields for a kind of text. Inert.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// The view with fields that begin words with capitals. Inert.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View { self }
  /// The view with fields that begin words with capitals. Inert.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// The view with fields that correct no words. Inert.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// The view with fields that correct no words. Inert.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Acts when people end typing. Inert.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  /// The view with another return key. Inert.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// The view, the ends of typing of which stay inside. Inert.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// The view, which a key presses. Inert.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  /// The view, which a key presses. Inert.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// The view, typed into as long as a value says so. Inert.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View { self }
  /// The view, typed into as long as a value says so. Inert.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// The view, which may be typed into. Inert.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// The view, typed into at first. Inert.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
  /// The view with buttons of a shape. Inert.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// The view with buttons that act again and again. Inert.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// The view with menus in an order. Inert.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// The view with menus with or without arrows. Inert.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// The view with menus that stay open. Inert.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// The view with headers that stand out. Inert.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  /// The view with wheels of a height. Inert.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
  /// The view, which answers to pointers. Inert.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// The view, which does not answer to pointers. Inert.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// The view with a search in its text. Inert.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}

/// The order of a menu.
public enum MenuOrder: Hashable, Sendable {
  case automatic, priority, fixed
}

/// Whether a menu stays open.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}
