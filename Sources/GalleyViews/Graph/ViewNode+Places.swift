import GalleyGeometry
import GalleyLayout

extension ViewNode {
  /// From the node's own points to the image's, effects included (CS2).
  var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node: ViewNode? = self
    while let current = node {
      if current !== self,
        let own = current.content.transform(
          in: current.layout.frame.size, current.environment.layoutDirection)
      {
        transform = transform.concatenating(own)
      }
      let origin = current.layout.frame.origin
      transform = transform.concatenating(
        CGAffineTransform(translationX: origin.x, y: origin.y))
      node = current.parent
    }
    return transform
  }

  /// From the image's points to the node's own.
  var fromRoot: CGAffineTransform { toRoot.inverted() }
}
