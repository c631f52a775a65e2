/// A bar in which controls have other sizes than outside of bars.
@MainActor protocol ControlBar: UIView {}
