import Galley

// The page about values that move.
extension SceneReference {
  private static let animationKeys:
    [(name: String, value: String, standard: String, summary: String)] = [
      ("from", "the value", "required", "The first value."),
      ("to", "the value", "this, or `keyframes`", "The last value."),
      (
        "keyframes", "list of `{to, curve, duration}`", "this, or `to`",
        "Values behind the first one, each with the way to it; what one does not say is the animation's."
      ),
      ("curve", "curve", "easeInOut", "How the way is gone."),
      (
        "duration", "seconds", "0.35; 0.5 for a spring",
        "The time of each way; of a spring, the time that it seems to take: it goes on until it is at rest."
      ),
      ("delay", "seconds", "0", "The time at the first value before it is left."),
      ("repeat", "whole number, or `forever`", "1", "How often the ways are run through."),
      ("autoreverses", "`true` or `false`", "true", "Whether every second run goes back."),
    ]

  static var animations: String {
    let keys = animationKeys.map {
      "| `\($0.name)` | \($0.value) | \($0.standard) | \($0.summary) |"
    }
    let curves =
      AnimationCurve.curves.map { ($0.name, $0.summary) }
      + AnimationCurve.springs.map { ($0.name, $0.summary) }
      + AnimationCurve.others.map { ($0.name, $0.summary) }
    let rows = curves.map { "| `\($0.0)` | \($0.1) |" }
    return made + """
      # Animations

      An animation stands in the place of any value: `{"opacity": {"animate": {"from": 0, "to": 1}}}`.
      [Animated images](../AnimatedImages.md) tells how a scene that moves is drawn.

      | key | value | default | |
      |---|---|---|---|
      \(keys.joined(separator: "\n"))

      ```json
      {"offset": {"animate": {"from": {"x": 0, "y": 0}, "curve": "easeOut", "keyframes": [
        {"to": {"x": 40, "y": 0}}, {"to": {"x": 40, "y": 20}, "curve": "bouncy"}]}}}
      ```

      Numbers and colours move; colours are mixed in OKLab. So do objects with the same keys and lists of one length,
      each of their values by itself. Between other values only the curve `step` leads. A spring that goes beyond its
      end stays within what the value may be. All times are seconds from 0 to 3600.

      ## Curves

      | name | |
      |---|---|
      \(rows.joined(separator: "\n"))

      | object | |
      |---|---|
      | `{"bezier": [0.4, 0, 0.2, 1]}` | A cubic curve from (0, 0) to (1, 1) by its control points x1, y1, x2, y2. |
      | `{"spring": {"duration": 0.5, "bounce": 0.3}}` | A spring by the time that it seems to take and how much it swings, -0.99 to 0.99. |
      | `{"spring": {"response": 0.5, "dampingFraction": 0.825}}` | The same as the time of one swing and how it is braked: 1 does not swing. |
      | `{"spring": {"mass": 1, "stiffness": 170, "damping": 15}}` | A weight on a spring. |

      """
  }
}
