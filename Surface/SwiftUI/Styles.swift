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
  @inert public func trigger()
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
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual button.
  @answers(DefaultButtonStyle()) public static var automatic: DefaultButtonStyle { get }
}

/// A button as its label. Inert: nothing of SwiftUI is drawn.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button as its label.
  @answers(PlainButtonStyle()) public static var plain: PlainButtonStyle { get }
}

/// A button without a border. Inert: nothing of SwiftUI is drawn.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border.
  @answers(BorderlessButtonStyle()) public static var borderless: BorderlessButtonStyle { get }
}

/// A button with a border. Inert: nothing of SwiftUI is drawn.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a border.
  @answers(BorderedButtonStyle()) public static var bordered: BorderedButtonStyle { get }
}

/// A button of the tint colour. Inert: nothing of SwiftUI is drawn.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button of the tint colour.
  @answers(BorderedProminentButtonStyle()) public static var borderedProminent: BorderedProminentButtonStyle { get }
}

/// A button of glass. Inert: nothing of SwiftUI is drawn.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass.
  @answers(GlassButtonStyle()) public static var glass: GlassButtonStyle { get }
}

/// A button of coloured glass. Inert: nothing of SwiftUI is drawn.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button of coloured glass.
  @answers(GlassProminentButtonStyle()) public static var glassProminent: GlassProminentButtonStyle { get }
}

/// The usual label. Inert: nothing of SwiftUI is drawn.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual label.
  @answers(DefaultLabelStyle()) public static var automatic: DefaultLabelStyle { get }
}

/// A picture alone. Inert: nothing of SwiftUI is drawn.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A picture alone.
  @answers(IconOnlyLabelStyle()) public static var iconOnly: IconOnlyLabelStyle { get }
}

/// A text alone. Inert: nothing of SwiftUI is drawn.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A text alone.
  @answers(TitleOnlyLabelStyle()) public static var titleOnly: TitleOnlyLabelStyle { get }
}

/// A text with a picture. Inert: nothing of SwiftUI is drawn.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A text with a picture.
  @answers(TitleAndIconLabelStyle()) public static var titleAndIcon: TitleAndIconLabelStyle { get }
}

/// The usual switch. Inert: nothing of SwiftUI is drawn.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual switch.
  @answers(DefaultToggleStyle()) public static var automatic: DefaultToggleStyle { get }
}

/// A switch. Inert: nothing of SwiftUI is drawn.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  @answers(SwitchToggleStyle()) public static var `switch`: SwitchToggleStyle { get }
}

/// A button that stays pressed. Inert: nothing of SwiftUI is drawn.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  @answers(ButtonToggleStyle()) public static var button: ButtonToggleStyle { get }
}

/// The usual way to show how far something is. Inert: nothing of SwiftUI is drawn.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual way to show how far something is.
  @answers(DefaultProgressViewStyle()) public static var automatic: DefaultProgressViewStyle { get }
}

/// A bar. Inert: nothing of SwiftUI is drawn.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  @answers(LinearProgressViewStyle()) public static var linear: LinearProgressViewStyle { get }
}

/// A circle. Inert: nothing of SwiftUI is drawn.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  @answers(CircularProgressViewStyle()) public static var circular: CircularProgressViewStyle { get }
}

/// The usual box. Inert: nothing of SwiftUI is drawn.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual box.
  @answers(DefaultGroupBoxStyle()) public static var automatic: DefaultGroupBoxStyle { get }
}

/// The usual menu. Inert: nothing of SwiftUI is drawn.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual menu.
  @answers(DefaultMenuStyle()) public static var automatic: DefaultMenuStyle { get }
}

/// A menu with a button. Inert: nothing of SwiftUI is drawn.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu with a button.
  @answers(ButtonMenuStyle()) public static var button: ButtonMenuStyle { get }
}

/// A menu with a button without a border. Inert: nothing of SwiftUI is drawn.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu with a button without a border.
  @answers(BorderlessButtonMenuStyle()) public static var borderlessButton: BorderlessButtonMenuStyle { get }
}

/// The usual scale. Inert: nothing of SwiftUI is drawn.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The usual scale.
  @answers(DefaultGaugeStyle()) public static var automatic: DefaultGaugeStyle { get }
}

/// A bar that fills. Inert: nothing of SwiftUI is drawn.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  @answers(LinearCapacityGaugeStyle()) public static var linearCapacity: LinearCapacityGaugeStyle { get }
}

/// An open circle. Inert: nothing of SwiftUI is drawn.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open circle.
  @answers(AccessoryCircularGaugeStyle()) public static var accessoryCircular: AccessoryCircularGaugeStyle { get }
}

/// A circle that closes. Inert: nothing of SwiftUI is drawn.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A circle that closes.
  @answers(AccessoryCircularCapacityGaugeStyle()) public static var accessoryCircularCapacity:
    AccessoryCircularCapacityGaugeStyle
  { get }
}

/// A bar with a point. Inert: nothing of SwiftUI is drawn.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a point.
  @answers(AccessoryLinearGaugeStyle()) public static var accessoryLinear: AccessoryLinearGaugeStyle { get }
}

/// A small bar that fills. Inert: nothing of SwiftUI is drawn.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  @answers(AccessoryLinearCapacityGaugeStyle()) public static var accessoryLinearCapacity:
    AccessoryLinearCapacityGaugeStyle
  { get }
}

/// The usual arrow. Inert: nothing of SwiftUI is drawn.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual arrow.
  @answers(AutomaticDisclosureGroupStyle()) public static var automatic: AutomaticDisclosureGroupStyle { get }
}

/// The usual group. Inert: nothing of SwiftUI is drawn.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The usual group.
  @answers(AutomaticControlGroupStyle()) public static var automatic: AutomaticControlGroupStyle { get }
}

/// A group to go back and forth. Inert: nothing of SwiftUI is drawn.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A group to go back and forth.
  @answers(NavigationControlGroupStyle()) public static var navigation: NavigationControlGroupStyle { get }
}

/// A group in a menu. Inert: nothing of SwiftUI is drawn.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A group in a menu.
  @answers(MenuControlGroupStyle()) public static var menu: MenuControlGroupStyle { get }
}

/// A group in one row of a menu. Inert: nothing of SwiftUI is drawn.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A group in one row of a menu.
  @answers(CompactMenuControlGroupStyle()) public static var compactMenu: CompactMenuControlGroupStyle { get }
}

/// The usual choice of a date. Inert: nothing of SwiftUI is drawn.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual choice of a date.
  @answers(DefaultDatePickerStyle()) public static var automatic: DefaultDatePickerStyle { get }
}

/// A button for a date. Inert: nothing of SwiftUI is drawn.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button for a date.
  @answers(CompactDatePickerStyle()) public static var compact: CompactDatePickerStyle { get }
}

/// A calendar. Inert: nothing of SwiftUI is drawn.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  @answers(GraphicalDatePickerStyle()) public static var graphical: GraphicalDatePickerStyle { get }
}

/// Wheels. Inert: nothing of SwiftUI is drawn.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  @answers(WheelDatePickerStyle()) public static var wheel: WheelDatePickerStyle { get }
}

/// The usual way to say what a view means. Inert: nothing of SwiftUI is drawn.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init()
  /// Nothing.
  @answers(EmptyView()) public func makeBody(configuration: Configuration) -> some View
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual way to say what a view means.
  @answers(AutomaticLabeledContentStyle()) public static var automatic: AutomaticLabeledContentStyle { get }
}

/// The usual field. Inert: nothing of SwiftUI is drawn.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init()
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual field.
  @answers(DefaultTextFieldStyle()) public static var automatic: DefaultTextFieldStyle { get }
}

/// A field without a border. Inert: nothing of SwiftUI is drawn.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init()
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  @answers(PlainTextFieldStyle()) public static var plain: PlainTextFieldStyle { get }
}

/// A field with a border. Inert: nothing of SwiftUI is drawn.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init()
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a border.
  @answers(RoundedBorderTextFieldStyle()) public static var roundedBorder: RoundedBorderTextFieldStyle { get }
}

/// The usual list. Inert: nothing of SwiftUI is drawn.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init()
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual list.
  @answers(DefaultListStyle()) public static var automatic: DefaultListStyle { get }
}

/// A list from edge to edge. Inert: nothing of SwiftUI is drawn.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init()
}

extension ListStyle where Self == PlainListStyle {
  /// A list from edge to edge.
  @answers(PlainListStyle()) public static var plain: PlainListStyle { get }
}

/// A list in groups. Inert: nothing of SwiftUI is drawn.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init()
}

extension ListStyle where Self == GroupedListStyle {
  /// A list in groups.
  @answers(GroupedListStyle()) public static var grouped: GroupedListStyle { get }
}

/// A list with distances. Inert: nothing of SwiftUI is drawn.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init()
}

extension ListStyle where Self == InsetListStyle {
  /// A list with distances.
  @answers(InsetListStyle()) public static var inset: InsetListStyle { get }
}

/// A list in round groups. Inert: nothing of SwiftUI is drawn.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init()
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A list in round groups.
  @answers(InsetGroupedListStyle()) public static var insetGrouped: InsetGroupedListStyle { get }
}

/// A list beside the contents. Inert: nothing of SwiftUI is drawn.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init()
}

extension ListStyle where Self == SidebarListStyle {
  /// A list beside the contents.
  @answers(SidebarListStyle()) public static var sidebar: SidebarListStyle { get }
}

/// The usual choice. Inert: nothing of SwiftUI is drawn.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init()
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual choice.
  @answers(DefaultPickerStyle()) public static var automatic: DefaultPickerStyle { get }
}

/// A choice among other rows. Inert: nothing of SwiftUI is drawn.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init()
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A choice among other rows.
  @answers(InlinePickerStyle()) public static var inline: InlinePickerStyle { get }
}

/// A choice in a menu. Inert: nothing of SwiftUI is drawn.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init()
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A choice in a menu.
  @answers(MenuPickerStyle()) public static var menu: MenuPickerStyle { get }
}

/// A choice of segments. Inert: nothing of SwiftUI is drawn.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init()
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A choice of segments.
  @answers(SegmentedPickerStyle()) public static var segmented: SegmentedPickerStyle { get }
}

/// A wheel. Inert: nothing of SwiftUI is drawn.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init()
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  @answers(WheelPickerStyle()) public static var wheel: WheelPickerStyle { get }
}

/// A choice on a screen of its own. Inert: nothing of SwiftUI is drawn.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init()
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A choice on a screen of its own.
  @answers(NavigationLinkPickerStyle()) public static var navigationLink: NavigationLinkPickerStyle { get }
}

/// A choice in a row of a menu. Inert: nothing of SwiftUI is drawn.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init()
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A choice in a row of a menu.
  @answers(PalettePickerStyle()) public static var palette: PalettePickerStyle { get }
}

/// The usual tabs. Inert: nothing of SwiftUI is drawn.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init()
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The usual tabs.
  @answers(DefaultTabViewStyle()) public static var automatic: DefaultTabViewStyle { get }
}

/// Tabs that become a list. Inert: nothing of SwiftUI is drawn.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init()
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs that become a list.
  @answers(SidebarAdaptableTabViewStyle()) public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { get }
}

/// The usual navigation. Inert: nothing of SwiftUI is drawn.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init()
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual navigation.
  @answers(DefaultNavigationViewStyle()) public static var automatic: DefaultNavigationViewStyle { get }
}

/// One screen at a time. Inert: nothing of SwiftUI is drawn.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init()
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  @answers(StackNavigationViewStyle()) public static var stack: StackNavigationViewStyle { get }
}

/// Screens beside each other. Inert: nothing of SwiftUI is drawn.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init()
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Screens beside each other.
  @answers(ColumnNavigationViewStyle()) public static var columns: ColumnNavigationViewStyle { get }
}

/// Two screens beside each other. Inert: nothing of SwiftUI is drawn.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init()
}

/// The usual columns. Inert: nothing of SwiftUI is drawn.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init()
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual columns.
  @answers(AutomaticNavigationSplitViewStyle()) public static var automatic: AutomaticNavigationSplitViewStyle { get }
}

/// Columns beside each other. Inert: nothing of SwiftUI is drawn.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init()
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns beside each other.
  @answers(BalancedNavigationSplitViewStyle()) public static var balanced: BalancedNavigationSplitViewStyle { get }
}

/// Columns above the contents. Inert: nothing of SwiftUI is drawn.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init()
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Columns above the contents.
  @answers(ProminentDetailNavigationSplitViewStyle()) public static var prominentDetail:
    ProminentDetailNavigationSplitViewStyle
  { get }
}

/// The usual form. Inert: nothing of SwiftUI is drawn.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init()
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual form.
  @answers(AutomaticFormStyle()) public static var automatic: AutomaticFormStyle { get }
}

/// A form in groups. Inert: nothing of SwiftUI is drawn.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init()
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form in groups.
  @answers(GroupedFormStyle()) public static var grouped: GroupedFormStyle { get }
}

/// A form in columns. Inert: nothing of SwiftUI is drawn.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init()
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form in columns.
  @answers(ColumnsFormStyle()) public static var columns: ColumnsFormStyle { get }
}

/// The usual field for long texts. Inert: nothing of SwiftUI is drawn.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init()
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The usual field for long texts.
  @answers(AutomaticTextEditorStyle()) public static var automatic: AutomaticTextEditorStyle { get }
}

/// A field for long texts without a border. Inert: nothing of SwiftUI is drawn.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init()
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A field for long texts without a border.
  @answers(PlainTextEditorStyle()) public static var plain: PlainTextEditorStyle { get }
}

/// Tabs that are paged by fingers. Inert: nothing of SwiftUI is drawn.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether points say on which page one is.
  public enum IndexDisplayMode: Sendable {
    case automatic, always, never
  }

  /// Creates the style.
  @inert public init(indexDisplayMode: IndexDisplayMode = .automatic)
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Tabs that are paged by fingers.
  @answers(PageTabViewStyle()) public static var page: PageTabViewStyle { get }
  /// Tabs that are paged by fingers.
  @answers(PageTabViewStyle())
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
}

/// Points that say on which page one is. Inert: nothing of SwiftUI is drawn.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the points have a background.
  public enum BackgroundDisplayMode: Sendable {
    case automatic, interactive, always, never
  }

  /// Creates the style.
  @inert public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic)
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Points that say on which page one is.
  @answers(PageIndexViewStyle()) public static var page: PageIndexViewStyle { get }
  /// Points that say on which page one is.
  @answers(PageIndexViewStyle())
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle
}

extension CircularProgressViewStyle {
  /// A circle in a colour.
  @kept(self.init()) public init(tint: Color)
}

extension LinearProgressViewStyle {
  /// A bar in a colour.
  @kept(self.init()) public init(tint: Color)
}

extension SwitchToggleStyle {
  /// A switch in a colour.
  @kept(self.init()) public init(tint: Color)
}

nonisolated extension View {
  /// The view with buttons of a look. Inert.
  @answers(self) public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
  /// The view with buttons of a look. Inert.
  @answers(self) public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func labelStyle<S: LabelStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func menuStyle<S: MenuStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func listStyle<S: ListStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func pickerStyle<S: PickerStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func formStyle<S: FormStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View
  /// The view with another style. Inert.
  @answers(self) public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View
}
