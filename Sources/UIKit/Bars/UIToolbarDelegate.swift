/// Learns where a toolbar stands. Inert: nobody asks.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
