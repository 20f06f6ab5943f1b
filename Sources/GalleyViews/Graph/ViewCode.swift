/// The code of views while it runs: whose turn it is, and on which device it runs.
final class ViewCode {
  /// Which thread may touch the states of views.
  let turn = RenderLock()
  /// What stands for the device of the image.
  var device = CurrentCanvas.Device()
  /// Whether a pass is being made.
  var isShowing = false
}
