/// The code of views while it runs: whose turn it is, on which device it runs, and what it has asked for in vain.
final class ViewCode {
  /// Who may touch the states of views.
  let turn = RenderLock()
  let ignoredNames = IgnoredNames()
  /// What stands for the device of the image.
  var device = CurrentCanvas.Device()
  /// Whether a pass is being made.
  var isShowing = false
}
