/// A bar in which controls have other sizes than elsewhere.
@MainActor protocol ControlBar: UIView {}
