import GalleyDiagnostics
import GalleyGeometry
import GalleyViews

/// An element with those in it.
struct ElementBranch {
  var element: ElementTree.Element
  var inner: [ElementBranch]
  /// The part of the image in which something of the element may be seen; nil where nothing is drawn.
  var area: CGRect?
  /// What `accessibilitySortPriority` says; nil where nothing does.
  var priority: Double?
  /// Traits that the element was given, and does not have by itself.
  var added: [ElementTrait] = []
  /// What of a label it is; nil of what is in none, or in one that is an element already.
  var labelPart: LabelPart?
  /// Whether it has a larger and a smaller value.
  var isAdjustable = false
  /// Its actions that are no touches, those that were written last first (EL7).
  var performed: [PerformableAction.Name] = []
  /// Whether it is there for those in it, and no element where nothing is said of it.
  var isContainer = false
  /// Whether it holds what a scroll view shows, and is an element where something is said of it: a list keeps its label (EL2).
  /// That other scroll views do is assumed.
  var isScrollArea = false
  /// Whether it is a button of a control that has several elements, as a calendar has.
  var isButtonOfControl = false
}

extension ElementBranch {
  mutating func change(
    adding more: AccessibilityTraits, removing less: AccessibilityTraits
  ) {
    let (more, less) = (more.elementTraits, less.elementTraits)
    for name in more where !element.traits.contains(name) { element.traits.append(name) }
    for name in more where !added.contains(name) { added.append(name) }
    element.traits.removeAll(where: less.contains)
    added.removeAll(where: less.contains)
  }

  /// Puts actions before those that it has; one that it has already counts once.
  mutating func add(_ actions: [PerformableAction.Name]) {
    performed = actions + performed.filter { !actions.contains($0) }
    // Recorded on SwiftUI: MetalUI, docs/probes/swiftui-accessibility-part2, arms A1, A5 and G6; that a link stays one is assumed.
    let isPressed = element.traits.contains(.isButton) || element.traits.contains(.isLink)
    if actions.contains(.standard(.default)), !isPressed { change(adding: .isButton, removing: []) }
  }

  /// The same of a view that is never seen, in the points of the image: it has no lines, and nothing reacts in it.
  /// - Parameter area: the part of the image in which the view that it stands for may be seen.
  func unseen(at start: CGPoint, scale: CGSize, in area: CGRect?) -> Self {
    var branch = self
    let frame = element.frame
    branch.area = area
    branch.element.frame = CGRect(
      x: start.x + frame.minX * scale.width, y: start.y + frame.minY * scale.height,
      width: frame.width * scale.width, height: frame.height * scale.height)
    (branch.element.lines, branch.element.isTruncated, branch.element.actions) = ([], false, [])
    (branch.element.otherActions, branch.performed) = ([], [])
    if isAdjustable { branch.element.traits.append(.adjustable) }
    branch.isAdjustable = false
    branch.inner = inner.map { $0.unseen(at: start, scale: scale, in: area) }
    return branch
  }

  /// Notes that a view around leaves only a share of what is drawn.
  mutating func fade(by opacity: Double) {
    for index in element.lines.indices { element.lines[index].opacity *= opacity }
    for index in inner.indices { inner[index].fade(by: opacity) }
  }

  /// The element as it is told.
  var told: ElementTree.Element {
    var told = element
    if isAdjustable {
      told.traits.append(.adjustable)
      told.actions += [.increment, .decrement]
    }
    for name in performed {
      switch name {
      case .standard(let action): told.actions.append(action)
      case .custom(let name): told.customActions.append(name)
      }
    }
    told.noteSight(in: area)
    return told
  }

  /// The element with what is said of a view around it.
  func saying(_ outer: ElementTree.Element) -> Self {
    var branch = self
    branch.element.label = outer.label ?? element.label
    branch.element.value = outer.value ?? element.value
    branch.element.hint = outer.hint ?? element.hint
    branch.element.identifier = outer.identifier ?? element.identifier
    branch.element.isEnabled = outer.isEnabled && element.isEnabled
    return branch
  }

  /// Whether it is a text without words of which nothing is said: no element (EL4; recorded on SwiftUI: MetalUI,
  /// docs/probes/swiftui-accessibility-bridge-critic2, arm E1).
  var isEmptyText: Bool {
    element.type == .text && inner.isEmpty && !isAdjustable && performed.isEmpty && added.isEmpty
      && [element.label, element.value, element.hint, element.identifier, element.name]
        .allSatisfy { $0 == nil }
      && element.heading == nil && element.actions.isEmpty
  }

  var holdsOthers: Bool { !inner.isEmpty }
  /// Whether something is said of a view that is there for others.
  var saysSomething: Bool { element.saysSomething || isAdjustable || !performed.isEmpty }
  /// Whether it is one of the elements of a control that has several.
  var isPartOfControl: Bool {
    let roles: [ElementRole] = [.option, .tab, .pickerWheel, .datePicker]
    return isButtonOfControl || element.role.map(roles.contains) == true
  }
  /// Whether something can be done with it, or with one in it.
  var reacts: Bool { !actions.isEmpty }
  /// The element, or those in it where it is nothing by itself.
  var parts: [Self] {
    if inner.isEmpty || element.role != nil || !element.actions.isEmpty { return [self] }
    var own = self
    own.inner = []
    return (element.saysSomething ? [own] : []) + inner.inReadingOrder.flatMap(\.parts)
  }

  /// The element and all in it, as they come.
  var all: [ElementBranch] { [self] + inner.flatMap(\.all) }
  /// Whether nothing is read but what is in it, or in one of those in it.
  fileprivate var holdsModal: Bool {
    element.traits.contains(.isModal) || inner.contains(where: \.holdsModal)
  }
  /// Those of the element and of all in it.
  var actions: [ElementAction] { element.actions + inner.flatMap(\.actions) }
  /// Those of the element and of all in it.
  var lines: [ElementTree.Line] { element.lines + inner.flatMap(\.lines) }
  var isTruncated: Bool { element.isTruncated || inner.contains { $0.isTruncated } }

  /// Whether the element is the icon of a label, of which nothing is said but by the title.
  fileprivate var isIcon: Bool {
    labelPart == .icon && element.image != nil && element.label == nil && element.actions.isEmpty
      && inner.isEmpty
  }

  /// Whether the element is the title of a label whose icon is not known.
  fileprivate var isTitle: Bool { labelPart == .title && element.label != nil }

  /// Takes the icon of the label that the element is the title of.
  fileprivate mutating func join(_ icon: ElementTree.Element) {
    element.image = element.image ?? icon.image
    element.frame = element.frame.union(icon.frame)
    labelPart = nil
  }
}

extension [ElementBranch] {
  /// The same, and in place of scroll views of which nothing is said what they show.
  var outOfScrollAreas: Self {
    flatMap { branch -> Self in
      guard branch.isScrollArea, !branch.element.saysSomething else { return [branch] }
      return branch.inner.outOfScrollAreas.map { inner in
        var inner = inner
        inner.priority = inner.priority ?? branch.priority
        return inner
      }
    }
  }

  /// Changes each element, and of a scroll view of which nothing is said those that it shows.
  mutating func changeEach(_ change: (inout ElementBranch) -> Void) {
    for index in indices {
      if self[index].isScrollArea, !self[index].element.saysSomething {
        self[index].inner.changeEach(change)
      } else {
        change(&self[index])
      }
    }
  }

  /// Those in a row that is touched, which is nothing that is read: it is the only element in it.
  /// - Parameters:
  ///   - frame: that of the row; nil where nothing is seen of it.
  ///   - area: the part of the image in which it may be seen.
  func touched(in frame: CGRect?, _ area: CGRect?) -> Self {
    guard let frame, count == 1, self[0].element.actions.isEmpty else { return self }
    var branch = self[0]
    (branch.element.frame, branch.element.actions, branch.area) = (frame, [.touch], area)
    return [branch]
  }

  /// Those that are read: beside what is modal nothing is, as beside a view of UIKit that is (`accessibilityViewIsModal`), but
  /// for others of its kind next to it, which are parts of one view. It counts for the whole image (assumed).
  var besideModals: Self {
    guard let last = lastIndex(where: \.holdsModal) else { return self }
    let first = self[..<last].lastIndex { !$0.holdsModal }.map { $0 + 1 } ?? 0
    return self[first...last].map { branch in
      var branch = branch
      branch.inner = branch.inner.besideModals
      return branch
    }
  }

  /// Those of a higher priority first, and of equal ones as they are.
  var inReadingOrder: Self {
    enumerated().sorted {
      let (one, other) = ($0.element.priority ?? 0, $1.element.priority ?? 0)
      return one == other ? $0.offset < $1.offset : one > other
    }.map(\.element)
  }

  /// The title of a label and its icon as one element, which the title names: the icon says nothing by itself (assumed: as a
  /// `Label` is read by VoiceOver).
  var joiningLabels: Self {
    guard contains(where: \.isIcon), contains(where: \.isTitle) else { return self }
    var branches = self
    var index = 0
    while index < branches.count {
      let title =
        branches[index...].firstIndex(where: \.isTitle)
        ?? branches[..<index].lastIndex(where: \.isTitle)
      guard branches[index].isIcon, let title else {
        index += 1
        continue
      }
      branches[title].join(branches[index].element)
      // Several images may be one icon.
      let end = branches[index...].firstIndex { !$0.isIcon } ?? branches.count
      branches.removeSubrange(index..<end)
    }
    return branches
  }
}

extension CGRect {
  /// The part of the rectangle that lies in another one; null where there is none. A number that is none cuts nothing.
  func cut(to other: CGRect) -> CGRect {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension ElementTree.Element {
  /// Whether something is said of a view that is there for others.
  var saysSomething: Bool {
    [label, value, hint, identifier, name].contains { $0 != nil } || heading != nil
      || !traits.isEmpty || !actions.isEmpty
  }

  /// Notes what of the element is seen in a part of the image.
  /// - Parameter area: as the views around clip it; nil shows everything.
  mutating func noteSight(in area: CGRect?) {
    guard let area else { return }
    // Half of the digit to which places are written: sums of the same lengths differ by less.
    let least: CGFloat = 0.005
    let (left, right) = (max(frame.minX, area.minX), min(frame.maxX, area.maxX))
    let (top, bottom) = (max(frame.minY, area.minY), min(frame.maxY, area.maxY))
    guard right - left >= min(least, frame.width), bottom - top >= min(least, frame.height) else {
      isOutOfSight = true
      return
    }
    let cuts = [left - frame.minX, frame.maxX - right, top - frame.minY, frame.maxY - bottom]
    guard cuts.contains(where: { $0 >= least }) else { return }
    seen = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
