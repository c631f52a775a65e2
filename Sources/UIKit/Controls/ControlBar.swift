/// A bar that gives controls other sizes than those that they have elsewhere.
@MainActor protocol ControlBar: UIView {}
