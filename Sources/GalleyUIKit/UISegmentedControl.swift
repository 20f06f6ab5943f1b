import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A row of choices under the name of UIKit, drawn as a segmented `Picker`. A tap sends `valueChanged`.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// Stands for no segment: -1.
  nonisolated public static let noSegment = -1
  /// The colour of the segment that is chosen; nil is the system's. On an image it has no effect.
  public var selectedSegmentTintColor: UIColor?
  /// The segment that is chosen, from 0; -1, the default, is none.
  public var selectedSegmentIndex = -1
  /// Whether segments are as wide as their titles: false by default. On an image it has no effect.
  public var apportionsSegmentWidthsByContent = false
  /// Whether the segment that was tapped does not stay chosen: false by default.
  public var isMomentary = false
  private var segments: [Segment] = []

  private struct Segment {
    var title: String?
    var image: UIImage?
  }

  /// A control with segments.
  /// - Parameter items: titles and images; others are segments without a title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// How many segments there are.
  public var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title before another one; a place that is not there is the nearest one. Nothing moves.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Adds a segment with an image before another one; a place that is not there is the nearest one. Nothing moves.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ new: Segment, at place: Int) {
    let place = min(max(place, 0), segments.count)
    segments.insert(new, at: place)
    if (place..<segments.count).contains(selectedSegmentIndex) { selectedSegmentIndex += 1 }
  }

  /// Takes a segment away; the last one for a place behind it. Nothing moves.
  public func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(segment, 0), segments.count - 1)
    segments.remove(at: place)
    if selectedSegmentIndex == place {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > place {
      selectedSegmentIndex -= 1
    }
  }

  /// Takes all segments away.
  public func removeAllSegments() { (segments, selectedSegmentIndex) = ([], Self.noSegment) }

  /// Changes the title of a segment, which loses its image; does nothing where there is none.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = Segment(title: title) }
  }

  /// The title of a segment; nil where it has none.
  public func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Changes the image of a segment, which loses its title; does nothing where there is none.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = Segment(image: image) }
  }

  /// The image of a segment; nil where it has none.
  public func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Changes the attributes of titles in a state. Does nothing.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
  /// Changes the image behind segments in a state. Does nothing.
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics
  ) {}
  /// Changes the image between two segments in their states. Does nothing.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControlState,
    rightSegmentState right: UIControlState, barMetrics: UIBarMetrics
  ) {}

  override var hasLook: Bool { true }
  /// assumed: the height is the system's.
  override func hugs(_ axis: Axis) -> Bool { axis == .vertical }

  override func look(_ changed: @escaping () -> Void) -> AnyView {
    let selection = Binding<Int>(
      get: { self.isMomentary ? Self.noSegment : self.selectedSegmentIndex },
      set: { index in
        self.selectedSegmentIndex = index
        self.sendActions(for: [.valueChanged, .primaryActionTriggered])
        changed()
      })
    let segments = segments
    return AnyView(
      Picker(selection: selection) {
        ForEach(segments.indices, id: \.self) { index in
          if let image = segments[index].image?.image {
            image.tag(index)
          } else {
            Text(verbatim: segments[index].title ?? "").tag(index)
          }
        }
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented).labelsHidden())
  }
}
