/// A bar inside which some controls, such as sliders, have another size than elsewhere. `UIToolbar` conforms to it.
@preconcurrency @MainActor protocol ControlBar: UIView {}
