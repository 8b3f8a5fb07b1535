import DarkroomCoreGraphics
import DarkroomFoundation

/// Runs when the program is loaded, before any string of an app is edited.
@section(".init_array") @used
private let startCountingUnits: @convention(c) () -> Void = {
  UnitReplacement.install { UncaughtException.raise($0, name: .range) }
}
