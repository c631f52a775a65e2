// Made by `make surface` from Surface/SwiftUI/Styles.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// How a button looks. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol ButtonStyle {
  /// The view of a button.
  associatedtype Body: View
  /// What a button has.
  typealias Configuration = ButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a button has.
public struct ButtonStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View {}
  /// What the button does.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is pressed.
  public let isPressed: Bool
}

/// How a button looks and acts. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  /// The view of a button.
  associatedtype Body: View
  /// What a button has.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a button has.
public struct PrimitiveButtonStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View {}
  /// What the button does.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Presses the button. Inert.
  public func trigger() {}
}

/// How a text with a picture looks. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol LabelStyle {
  /// The view.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = LabelStyleConfiguration
  /// The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style of a text with a picture is given.
public struct LabelStyleConfiguration {
  /// A part.
  nonisolated public struct Title: View {}
  /// A part.
  nonisolated public struct Icon: View {}
  /// A part.
  public let title: Title
  /// A part.
  public let icon: Icon
}

/// How a switch looks. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol ToggleStyle {
  /// The view.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ToggleStyleConfiguration
  /// The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style of a switch is given.
public struct ToggleStyleConfiguration {
  /// A part.
  nonisolated public struct Label: View {}
  /// A part.
  public let label: Label
  /// A value.
  @Binding public var isOn: Bool
  /// A value.
  public let isMixed: Bool
}

/// How progress looks. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol ProgressViewStyle {
  /// The view.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style of progress is given.
public struct ProgressViewStyleConfiguration {
  /// A part.
  nonisolated public struct Label: View {}
  /// A part.
  nonisolated public struct CurrentValueLabel: View {}
  /// A part.
  public let label: Label?
  /// A part.
  public let currentValueLabel: CurrentValueLabel?
  /// A value.
  public let fractionCompleted: Double?
}

/// How a box looks. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol GroupBoxStyle {
  /// The view.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style of a box is given.
public struct GroupBoxStyleConfiguration {
  /// A part.
  nonisolated public struct Label: View {}
  /// A part.
  nonisolated public struct Content: View {}
  /// A part.
  public let label: Label
  /// A part.
  public let content: Content
}

/// How a menu looks. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol MenuStyle {
  /// The view.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = MenuStyleConfiguration
  /// The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style of a menu is given.
public struct MenuStyleConfiguration {
  /// A part.
  nonisolated public struct Label: View {}
  /// A part.
  nonisolated public struct Content: View {}
  /// A part.
  public let label: Label
  /// A part.
  public let content: Content
}

/// How a scale looks. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol GaugeStyle {
  /// The view.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = GaugeStyleConfiguration
  /// The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style of a scale is given.
public struct GaugeStyleConfiguration {
  /// A part.
  nonisolated public struct Label: View {}
  /// A part.
  nonisolated public struct CurrentValueLabel: View {}
  /// A part.
  nonisolated public struct MinimumValueLabel: View {}
  /// A part.
  nonisolated public struct MaximumValueLabel: View {}
  /// A part.
  public let label: Label
  /// A part.
  public let currentValueLabel: CurrentValueLabel
  /// A part.
  public let minimumValueLabel: MinimumValueLabel?
  /// A part.
  public let maximumValueLabel: MaximumValueLabel?
  /// A value.
  public let value: Double
}

/// How views that can be hidden look. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
  /// The view.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style of views that can be hidden is given.
public struct DisclosureGroupStyleConfiguration {
  /// A part.
  nonisolated public struct Label: View {}
  /// A part.
  nonisolated public struct Content: View {}
  /// A part.
  public let label: Label
  /// A part.
  public let content: Content
  /// A value.
  @Binding public var isExpanded: Bool
}

/// How buttons that belong together look. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol ControlGroupStyle {
  /// The view.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style of buttons that belong together is given.
public struct ControlGroupStyleConfiguration {
  /// A part.
  nonisolated public struct Content: View {}
  /// A part.
  nonisolated public struct Label: View {}
  /// A part.
  public let content: Content
  /// A part.
  public let label: Label
}

/// How a choice of a date looks. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol DatePickerStyle {
  /// The view.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = DatePickerStyleConfiguration
  /// The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style of a choice of a date is given.
public struct DatePickerStyleConfiguration {
  /// A part.
  nonisolated public struct Label: View {}
  /// A part.
  public let label: Label
  /// A value.
  @Binding public var selection: Date
}

/// How a view with what it means looks. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol LabeledContentStyle {
  /// The view.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style of a view with what it means is given.
public struct LabeledContentStyleConfiguration {
  /// A part.
  nonisolated public struct Label: View {}
  /// A part.
  nonisolated public struct Content: View {}
  /// A part.
  public let label: Label
  /// A part.
  public let content: Content
}

/// How views of the kind look. Inert: nothing of SwiftUI is drawn.
public protocol TextFieldStyle {}

/// How views of the kind look. Inert: nothing of SwiftUI is drawn.
public protocol ListStyle {}

/// How views of the kind look. Inert: nothing of SwiftUI is drawn.
public protocol PickerStyle {}

/// How views of the kind look. Inert: nothing of SwiftUI is drawn.
public protocol TabViewStyle {}

/// How views of the kind look. Inert: nothing of SwiftUI is drawn.
public protocol NavigationViewStyle {}

/// How views of the kind look. Inert: nothing of SwiftUI is drawn.
public protocol FormStyle {}

/// How views of the kind look. Inert: nothing of SwiftUI is drawn.
public protocol IndexViewStyle {}

/// How views of the kind look. Inert: nothing of SwiftUI is drawn.
public protocol TextEditorStyle {}

/// How views of the kind look. Inert: nothing of SwiftUI is drawn.
public protocol NavigationSplitViewStyle {}

/// The usual button. Inert: nothing of SwiftUI is drawn.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual button.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button as its label. Inert: nothing of SwiftUI is drawn.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button as its label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button without a border. Inert: nothing of SwiftUI is drawn.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button with a border. Inert: nothing of SwiftUI is drawn.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button of the tint colour. Inert: nothing of SwiftUI is drawn.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button of the tint colour.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A button of glass. Inert: nothing of SwiftUI is drawn.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A button of coloured glass. Inert: nothing of SwiftUI is drawn.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button of coloured glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The usual label. Inert: nothing of SwiftUI is drawn.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual label.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A picture alone. Inert: nothing of SwiftUI is drawn.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A picture alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A text alone. Inert: nothing of SwiftUI is drawn.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A text alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A text with a picture. Inert: nothing of SwiftUI is drawn.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A text with a picture.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The usual switch. Inert: nothing of SwiftUI is drawn.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch. Inert: nothing of SwiftUI is drawn.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays pressed. Inert: nothing of SwiftUI is drawn.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The usual way to show how far something is. Inert: nothing of SwiftUI is drawn.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual way to show how far something is.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar. Inert: nothing of SwiftUI is drawn.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A circle. Inert: nothing of SwiftUI is drawn.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The usual box. Inert: nothing of SwiftUI is drawn.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual box.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The usual menu. Inert: nothing of SwiftUI is drawn.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual menu.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu with a button. Inert: nothing of SwiftUI is drawn.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu with a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A menu with a button without a border. Inert: nothing of SwiftUI is drawn.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu with a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The usual scale. Inert: nothing of SwiftUI is drawn.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The usual scale.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that fills. Inert: nothing of SwiftUI is drawn.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// An open circle. Inert: nothing of SwiftUI is drawn.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open circle.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A circle that closes. Inert: nothing of SwiftUI is drawn.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A circle that closes.
  public static var accessoryCircularCapacity:
    AccessoryCircularCapacityGaugeStyle
  { AccessoryCircularCapacityGaugeStyle() }
}

/// A bar with a point. Inert: nothing of SwiftUI is drawn.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a point.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A small bar that fills. Inert: nothing of SwiftUI is drawn.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  public static var accessoryLinearCapacity:
    AccessoryLinearCapacityGaugeStyle
  { AccessoryLinearCapacityGaugeStyle() }
}

/// The usual arrow. Inert: nothing of SwiftUI is drawn.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual arrow.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The usual group. Inert: nothing of SwiftUI is drawn.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The usual group.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A group to go back and forth. Inert: nothing of SwiftUI is drawn.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A group to go back and forth.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A group in a menu. Inert: nothing of SwiftUI is drawn.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A group in a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A group in one row of a menu. Inert: nothing of SwiftUI is drawn.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A group in one row of a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The usual choice of a date. Inert: nothing of SwiftUI is drawn.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual choice of a date.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A button for a date. Inert: nothing of SwiftUI is drawn.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button for a date.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar. Inert: nothing of SwiftUI is drawn.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels. Inert: nothing of SwiftUI is drawn.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The usual way to say what a view means. Inert: nothing of SwiftUI is drawn.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual way to say what a view means.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The usual field. Inert: nothing of SwiftUI is drawn.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual field.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A field without a border. Inert: nothing of SwiftUI is drawn.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A field with a border. Inert: nothing of SwiftUI is drawn.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The usual list. Inert: nothing of SwiftUI is drawn.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual list.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A list from edge to edge. Inert: nothing of SwiftUI is drawn.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A list from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A list in groups. Inert: nothing of SwiftUI is drawn.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A list in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A list with distances. Inert: nothing of SwiftUI is drawn.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A list with distances.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A list in round groups. Inert: nothing of SwiftUI is drawn.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A list in round groups.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A list beside the contents. Inert: nothing of SwiftUI is drawn.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A list beside the contents.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The usual choice. Inert: nothing of SwiftUI is drawn.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual choice.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A choice among other rows. Inert: nothing of SwiftUI is drawn.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A choice among other rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A choice in a menu. Inert: nothing of SwiftUI is drawn.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A choice in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A choice of segments. Inert: nothing of SwiftUI is drawn.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A choice of segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A wheel. Inert: nothing of SwiftUI is drawn.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A choice on a screen of its own. Inert: nothing of SwiftUI is drawn.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A choice on a screen of its own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A choice in a row of a menu. Inert: nothing of SwiftUI is drawn.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A choice in a row of a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The usual tabs. Inert: nothing of SwiftUI is drawn.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The usual tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Tabs that become a list. Inert: nothing of SwiftUI is drawn.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs that become a list.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// The usual navigation. Inert: nothing of SwiftUI is drawn.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual navigation.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// One screen at a time. Inert: nothing of SwiftUI is drawn.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Screens beside each other. Inert: nothing of SwiftUI is drawn.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Screens beside each other.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// Two screens beside each other. Inert: nothing of SwiftUI is drawn.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// The usual columns. Inert: nothing of SwiftUI is drawn.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual columns.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

/// Columns beside each other. Inert: nothing of SwiftUI is drawn.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns beside each other.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

/// Columns above the contents. Inert: nothing of SwiftUI is drawn.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Columns above the contents.
  public static var prominentDetail:
    ProminentDetailNavigationSplitViewStyle
  { ProminentDetailNavigationSplitViewStyle() }
}

/// The usual form. Inert: nothing of SwiftUI is drawn.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual form.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A form in groups. Inert: nothing of SwiftUI is drawn.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A form in columns. Inert: nothing of SwiftUI is drawn.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form in columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The usual field for long texts. Inert: nothing of SwiftUI is drawn.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The usual field for long texts.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// A field for long texts without a border. Inert: nothing of SwiftUI is drawn.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A field for long texts without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// Tabs that are paged by fingers. Inert: nothing of SwiftUI is drawn.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether points say on which page one is.
  public enum IndexDisplayMode: Sendable {
    case automatic, always, never
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Tabs that are paged by fingers.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Tabs that are paged by fingers.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
}

/// Points that say on which page one is. Inert: nothing of SwiftUI is drawn.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the points have a background.
  public enum BackgroundDisplayMode: Sendable {
    case automatic, interactive, always, never
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Points that say on which page one is.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Points that say on which page one is.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle() }
}

extension CircularProgressViewStyle {
  /// A circle in a colour.
  public init(tint: Color) { self.init() }
}

extension LinearProgressViewStyle {
  /// A bar in a colour.
  public init(tint: Color) { self.init() }
}

extension SwitchToggleStyle {
  /// A switch in a colour.
  public init(tint: Color) { self.init() }
}

nonisolated extension View {
  /// The view with buttons of a look. Inert.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  /// The view with buttons of a look. Inert.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  /// The view with another style. Inert.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
