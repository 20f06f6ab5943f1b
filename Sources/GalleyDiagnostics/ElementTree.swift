import GalleyGeometry
import GalleyStrings

/// What a person who cannot see an image needs to know of it: its texts, images and controls with their places, in the
/// order in which they are read. Containers and modifiers are in `LayoutTree`.
package struct ElementTree: Hashable, Sendable {
  /// Of the file's format: a higher one is written where a key goes away or means something else.
  package static let version = 1

  /// Of the image, in points.
  package var size: CGSize
  /// An element stands before those in it.
  package var elements: [Element]

  package init(size: CGSize, elements: [Element]) {
    (self.size, self.elements) = (size, elements)
  }

  /// A text, an image, a control, or a view with a name of its own.
  package struct Element: Hashable, Sendable {
    /// From 1, in the order of the elements; `ElementMarks` draws it.
    package var number = 0
    /// How many elements it is in.
    package var depth = 0
    package var type: ElementType
    /// What kind of control it is; nil for what is none.
    package var role: ElementRole?
    /// What is written in it, or what it is called in place of that.
    package var label: String?
    /// The text of a field, the value of a slider, `1` or `0` of a switch, a share in percent, or what a view says of
    /// itself; a password is as many dots.
    package var value: String?
    package var hint: String?
    /// Its `accessibilityIdentifier`.
    package var identifier: String?
    /// Its `layoutName`.
    package var name: String?
    /// The name of the image that it shows.
    package var image: String?
    /// The level of a heading, from 1; nil for what states none.
    package var heading: Int?
    package var traits: [ElementTrait] = []
    package var actions: [ElementAction] = []
    /// The names of actions of its own that those perform who have the screen read to them.
    package var customActions: [String] = []
    /// Of several controls that are read as one, those behind the first.
    package var otherActions: [OtherAction] = []
    package var isEnabled = true
    /// In points of the image, as it is at the moment that the image shows; of a switch, the part that reacts.
    package var frame: CGRect
    /// The part of `frame` that is seen where the image or a view around shows only some of it.
    package var seen: CGRect?
    /// Whether nothing of `frame` is seen: it lies outside of the image, or of what a view around shows, as of a scroll
    /// view. Those who have the screen read to them reach it.
    package var isOutOfSight = false
    package var lines: [Line] = []
    /// Whether some of its text is left out.
    package var isTruncated = false
    /// The second at which it is so, in an image of several moments side by side.
    package var moment: Double?
    /// Where it was written; nil where that is not known.
    package var source: SourceLocation?

    package init(type: ElementType, frame: CGRect) { (self.type, self.frame) = (type, frame) }
  }

  /// A control that is read as a part of another one.
  package struct OtherAction: Hashable, Sendable {
    /// What it is called, by its label, its image or its identifier; empty where nothing names it.
    package var label: String
    /// In points of the image.
    package var frame: CGRect

    package init(label: String, frame: CGRect) { (self.label, self.frame) = (label, frame) }
  }

  /// Trees of images that stand side by side in one, their tops at one height, with the moment of each.
  /// - Parameter gap: between two images, in points.
  package init(sideBySide images: [(moment: Double, tree: ElementTree)], gap: CGFloat) {
    self.init(size: .zero, elements: [])
    for (index, image) in images.enumerated() {
      let (moment, tree) = image
      let start = index == 0 ? 0 : size.width + gap
      for element in tree.elements {
        var moved = element
        moved.number = elements.count + 1
        moved.moment = moment
        moved.frame.origin.x += start
        moved.seen?.origin.x += start
        for index in moved.lines.indices { moved.lines[index].frame.origin.x += start }
        for index in moved.otherActions.indices {
          moved.otherActions[index].frame.origin.x += start
        }
        elements.append(moved)
      }
      size = CGSize(width: start + tree.size.width, height: max(size.height, tree.size.height))
    }
  }

  /// The tree of an image in which this one lies, behind a margin.
  /// - Parameters:
  ///   - origin: where its upper left corner lies, in points.
  ///   - size: that of the image, in points.
  package func moved(to origin: CGPoint, in size: CGSize) -> ElementTree {
    var tree = ElementTree(size: size, elements: elements)
    for index in tree.elements.indices {
      tree.elements[index].frame = elements[index].frame.offsetBy(dx: origin.x, dy: origin.y)
      for line in elements[index].lines.indices {
        tree.elements[index].lines[line].frame = elements[index].lines[line].frame
          .offsetBy(dx: origin.x, dy: origin.y)
      }
      for action in elements[index].otherActions.indices {
        tree.elements[index].otherActions[action].frame =
          elements[index].otherActions[action].frame.offsetBy(dx: origin.x, dy: origin.y)
      }
    }
    return tree
  }

  /// A line of a text as it is set.
  package struct Line: Hashable, Sendable {
    /// What the line stands for, without blanks at its ends; the last line of a truncated text stands for all that is
    /// left.
    package var text: String
    /// In points of the image, as high as its fonts reach.
    package var frame: CGRect
    /// In the order in which they are seen.
    package var styles: [Style]
    /// What views around leave of it, from 0 to 1.
    package var opacity = 1.0

    package init(text: String, frame: CGRect, styles: [Style]) {
      (self.text, self.frame, self.styles) = (text, frame, styles)
    }
  }

  /// How a part of a line is set.
  package struct Style: Hashable, Sendable {
    /// The face's PostScript name.
    package var font: String
    /// In points, without a `scaleEffect` around it.
    package var size: CGFloat
    /// Red, green, blue and alpha from 0 to 1, before `Line.opacity`; nil for what is no plain colour.
    package var color: [Double]?

    package init(font: String, size: CGFloat, color: [Double]?) {
      (self.font, self.size, self.color) = (font, size, color)
    }

    /// `#RRGGBB`, or `#RRGGBBAA` where something shows through it.
    package var colorCode: String? {
      guard let color, color.count == 4 else { return nil }
      let parts = color[3] >= 1 ? color.prefix(3) : color[...]
      return "#"
        + parts.map { part in
          Int(((part > 0 ? min(part, 1) : 0) * 255).rounded()).hexadecimalCapitals(2)
        }.joined()
    }
  }
}
