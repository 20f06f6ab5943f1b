import Galley
import Testing

/// What gestures call, and with which values.
@Suite struct GestureTests {
  /// What was called, in order.
  private final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private var box: some View { Color.red.frame(width: 100, height: 100).layoutName("box") }

  private func shortDescription(_ size: CGSize) -> String {
    "\(Int(size.width.rounded())),\(Int(size.height.rounded()))"
  }

  @Test func aTapRunsTheAction() throws {
    let log = Log()
    let view = box.onTapGesture { log.note("tap") }
    let renderer = ImageRenderer(content: view)
    #expect(try renderer.tap("box") == ["onTapGesture"])
    #expect(log.take() == ["tap"])
    #expect(renderer.time == 0)
  }

  @Test func theInnermostTapCounts() throws {
    let log = Log()
    let view = box.onTapGesture { log.note("inner") }.padding(10)
      .contentShape(Rectangle()).onTapGesture { log.note("outer") }
    let renderer = ImageRenderer(content: view)
    try renderer.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.take() == ["inner"])
    try renderer.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["outer"])
  }

  @Test func aHighPriorityGestureGoesFirst() throws {
    let log = Log()
    let inner = box.onTapGesture { log.note("inner") }
    let high = ImageRenderer(
      content: inner.highPriorityGesture(TapGesture().onEnded { log.note("high") }))
    try high.tap("box")
    #expect(log.take() == ["high"])
    let both = ImageRenderer(
      content: inner.simultaneousGesture(TapGesture().onEnded { log.note("both") }))
    try both.tap("box")
    #expect(Set(log.take()) == ["inner", "both"])
    let masked = ImageRenderer(
      content: inner.gesture(TapGesture().onEnded { log.note("outer") }, including: .gesture))
    try masked.tap("box")
    #expect(log.take() == ["outer"])
    let off = ImageRenderer(
      content: inner.highPriorityGesture(
        TapGesture().onEnded { log.note("high") }, isEnabled: false))
    try off.tap("box")
    #expect(log.take() == ["inner"])
  }

  @Test func aTapWaitsForADoubleTap() throws {
    let log = Log()
    let view = box.onTapGesture(count: 2) { log.note("double") }
      .onTapGesture { log.note("single") }
    let renderer = ImageRenderer(content: view)
    try renderer.tap("box", count: 2)
    #expect(log.take() == ["double"])
    #expect(renderer.time == 0.1)
    try renderer.tap("box")
    #expect(log.take() == ["single"])
    let exclusive = ImageRenderer(
      content: box.gesture(
        TapGesture(count: 2).onEnded { log.note("double") }
          .exclusively(before: TapGesture().onEnded { log.note("single") })))
    try exclusive.tap("box", count: 2)
    #expect(log.take() == ["double"])
    try exclusive.tap("box")
    #expect(log.take() == ["single"])
  }

  /// Recorded on SwiftUI: MetalUI, docs/probes/swiftui-interaction, arms G5a and G5b. That a gesture of high priority does
  /// not wait for one of less is assumed.
  @Test func aTapWithinADoubleTapWaits() throws {
    let log = Log()
    let single = box.onTapGesture { log.note("single") }
    let around = single.padding(10).contentShape(Rectangle())
      .onTapGesture(count: 2) { log.note("double") }
    let same = single.onTapGesture(count: 2) { log.note("double") }
    for view in [AnyView(around), AnyView(same)] {
      let renderer = ImageRenderer(content: view)
      try renderer.tap("box", count: 2)
      #expect(log.take() == ["double"])
      try renderer.tap("box")
      #expect(log.take() == ["single"])
    }
    let high = ImageRenderer(
      content: box.onTapGesture(count: 2) { log.note("double") }
        .highPriorityGesture(TapGesture().onEnded { log.note("high") }))
    try high.touch(at: CGPoint(x: 50, y: 50)).lift()
    #expect(log.take() == ["high"])
  }

  @Test func aTapTellsItsPlace() throws {
    let log = Log()
    let view = box.onTapGesture { log.note("\($0)") }.padding(20)
      .coordinateSpace(name: "around")
    try ImageRenderer(content: view).tap(at: CGPoint(x: 50, y: 60))
    #expect(log.take() == ["\(CGPoint(x: 30, y: 40))"])
    let global = box.gesture(
      SpatialTapGesture(coordinateSpace: .global).onEnded { log.note("\($0.location)") }
    ).padding(20)
    try ImageRenderer(content: global).tap(at: CGPoint(x: 50, y: 60))
    #expect(log.take() == ["\(CGPoint(x: 50, y: 60))"])
    let named = box.onTapGesture(coordinateSpace: .named("around")) { log.note("\($0)") }
      .padding(20).coordinateSpace(name: "around").padding(5)
    try ImageRenderer(content: named).tap(at: CGPoint(x: 50, y: 60))
    #expect(log.take() == ["\(CGPoint(x: 45, y: 55))"])
  }

  @Test func aLongPressCountsInItsTime() throws {
    let log = Log()
    let view = box.onLongPressGesture(minimumDuration: 0.8) {
      log.note("long")
    } onPressingChanged: {
      log.note("pressing \($0)")
    }
    let renderer = ImageRenderer(content: view)
    try renderer.press("box", for: 1)
    #expect(log.take() == ["pressing true", "long", "pressing false"])
    #expect(throws: DrivingError.noReaction("\"box\"", to: "a press of 0.5 s")) {
      try renderer.press("box", for: 0.5)
    }
    #expect(log.take() == ["pressing true", "pressing false"])
    let touch = try renderer.touch("box")
    try touch.hold(for: 0.5)
    try touch.move(by: CGSize(width: 30, height: 0))
    #expect(log.take() == ["pressing true", "pressing false"])
    try touch.hold(for: 1)
    try touch.lift()
    #expect(log.take() == [])
  }

  @Test func aViewIsPressedAsAButton() throws {
    let log = Log()
    let view = box._onButtonGesture {
      log.note("pressing \($0)")
    } perform: {
      log.note("press")
    }
    let renderer = ImageRenderer(content: view)
    #expect(try renderer.tap("box") == ["_onButtonGesture"])
    #expect(log.take() == ["pressing true", "pressing false", "press"])
    let touch = try renderer.touch("box")
    try touch.move(by: CGSize(width: 300, height: 0))
    #expect(log.take() == ["pressing true", "pressing false"])
    try touch.lift()
    #expect(log.take() == [])
  }

  @Test func aTapAndALongPressOfOneViewExcludeEachOther() throws {
    let log = Log()
    let view = box.onTapGesture { log.note("tap") }.onLongPressGesture { log.note("long") }
    let renderer = ImageRenderer(content: view)
    try renderer.tap("box")
    #expect(log.take() == ["tap"])
    try renderer.press("box")
    #expect(log.take() == ["long"])
  }

  @Test func aDragTellsItsWay() throws {
    let log = Log()
    let view = box.gesture(
      DragGesture()
        .onChanged { log.note("to \(self.shortDescription($0.translation))") }
        .onEnded { value in
          log.note("end \(self.shortDescription(value.translation)) from \(value.startLocation)")
          log.note(
            "at \(self.shortDescription(value.velocity)) to \(self.shortDescription(value.predictedEndTranslation))"
          )
        }
    ).padding(10)
    let renderer = ImageRenderer(content: view)
    let touch = try renderer.touch(at: CGPoint(x: 30, y: 30))
    try touch.move(by: CGSize(width: 5, height: 0))
    #expect(log.take() == [])
    try touch.move(by: CGSize(width: 20, height: 10))
    #expect(log.take() == ["to 25,10"])
    try touch.move(by: CGSize(width: 200, height: 0), over: 1)
    #expect(log.take().count == 60)
    try touch.lift()
    #expect(
      log.take() == [
        "end 225,10 from \(CGPoint(x: 20, y: 20))", "at 200,0 to 275,10",
      ])
    #expect(renderer.time == 1)
  }

  @Test func aFingerThatRestsHasNoVelocity() throws {
    let log = Log()
    let view = box.gesture(
      DragGesture().onEnded { log.note(self.shortDescription($0.velocity)) })
    let touch = try ImageRenderer(content: view).touch("box")
    try touch.move(by: CGSize(width: 50, height: 0), over: 0.2)
    try touch.hold(for: 0.2)
    try touch.lift()
    #expect(log.take() == ["0,0"])
  }

  @Test func aDragTakesTheTapAway() throws {
    let log = Log()
    let view = box.onTapGesture { log.note("tap") }
      .gesture(DragGesture().onEnded { _ in log.note("drag") })
    let renderer = ImageRenderer(content: view)
    try renderer.drag("box", by: CGSize(width: 40, height: 0))
    #expect(log.take() == ["drag"])
    try renderer.tap("box")
    #expect(log.take() == ["tap"])
  }

  private nonisolated struct Card: View {
    @GestureState private var way = CGSize.zero
    @State private var rest: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .offset(x: rest + way.width)
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($way) { value, state, _ in state = value.translation }
            .onEnded { rest += $0.translation.width / 2 }
        )
        .frame(width: 100, alignment: .leading)
    }
  }

  /// The left edge of the red box.
  private func left(_ renderer: ImageRenderer<some View>) throws -> CGFloat? {
    try renderer.draw().layoutTree?.first(named: "Color")?.frame.minX
  }

  @Test func aGestureStateLastsAsLongAsItsGesture() throws {
    let renderer = ImageRenderer(content: Card())
    #expect(try left(renderer) == 0)
    let touch = try renderer.touch(at: CGPoint(x: 10, y: 10))
    try touch.move(by: CGSize(width: 30, height: 0), over: 0.1)
    #expect(try left(renderer) == 30)
    try touch.lift()
    #expect(try left(renderer) == 15)
    // A touch that another one takes away ends nothing.
    let lost = try renderer.touch(at: CGPoint(x: 25, y: 10))
    try lost.move(by: CGSize(width: 30, height: 0))
    #expect(try left(renderer) == 45)
    _ = try renderer.touch(at: CGPoint(x: 99, y: 1))
    #expect(try left(renderer) == 15)
  }

  @Test func gesturesFollowEachOther() throws {
    let log = Log()
    let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(let isPressed): log.note("first \(isPressed)")
        case .second(let isPressed, let drag):
          log.note(
            "second \(isPressed) \(drag.map { self.shortDescription($0.translation) } ?? "-")")
        }
      }
      .onEnded { value in
        if case .second(_, let drag?) = value {
          log.note("end \(self.shortDescription(drag.translation))")
        }
      }
    let renderer = ImageRenderer(content: box.gesture(gesture))
    let touch = try renderer.touch("box")
    #expect(log.take() == ["first true"])
    try touch.hold(for: 0.6)
    #expect(log.take() == ["second true -"])
    try touch.move(by: CGSize(width: 20, height: 0))
    try touch.lift()
    #expect(log.take() == ["second true 20,0", "end 20,0"])
    #expect(throws: DrivingError.self) {
      try renderer.drag("box", by: CGSize(width: 20, height: 0))
    }
    #expect(log.take() == ["first true"])
  }

  @Test func gesturesRunAtOnce() throws {
    let log = Log()
    let gesture = MagnifyGesture().simultaneously(with: RotateGesture())
      .onEnded { value in
        let scale = value.first.map { ($0.magnification * 100).rounded() / 100 }
        let angle = value.second.map { $0.rotation.degrees.rounded() }
        log.note("\(scale ?? 0) \(angle ?? 0)")
      }
    let renderer = ImageRenderer(content: box.gesture(gesture))
    try renderer.pinch("box", by: 2, rotation: .degrees(90))
    #expect(log.take() == ["2.0 90.0"])
    try renderer.pinch("box", by: 0.5, rotation: .degrees(-200))
    #expect(log.take() == ["0.5 -200.0"])
    try renderer.pinch("box", by: 3)
    #expect(log.take() == ["3.0 0.0"])
  }

  private nonisolated struct Slide: Gesture {
    let log: (String) -> Void
    var body: some Gesture<CGFloat> {
      DragGesture(minimumDistance: 3).map { $0.translation.width }.onEnded { log("slid \($0)") }
    }
  }

  @Test func gesturesOfOnesOwnAndOfNoTypeWork() throws {
    let log = Log()
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        box.gesture(Slide { log.note($0) }.onChanged { log.note("\($0)") })
        Color.blue.frame(width: 50).layoutName("any")
          .gesture(AnyGesture(TapGesture().map { 1 }).onEnded { log.note("any \($0)") })
        Color.green.frame(width: 50).layoutName("none")
          .gesture(Optional<TapGesture>.none)
      })
    let touch = try renderer.touch("box")
    try touch.move(by: CGSize(width: 10, height: 0))
    try touch.lift()
    #expect(log.take() == ["10.0", "slid 10.0"])
    try renderer.tap("any")
    #expect(log.take() == ["any 1"])
    #expect(throws: DrivingError.noReaction("\"none\"", to: "a tap")) { try renderer.tap("none") }
  }

  @Test func disabledViewsDoNotReact() throws {
    let log = Log()
    let view = box.onTapGesture { log.note("inner") }.disabled(true)
      .onTapGesture { log.note("outer") }
    let renderer = ImageRenderer(content: view)
    #expect(throws: DrivingError.disabled("box")) { try renderer.tap("box") }
    #expect(try renderer.tap(at: CGPoint(x: 50, y: 50)).count == 1)
    #expect(log.take() == ["outer"])
  }

  @Test func whatCannotBeATouchIsAnError() throws {
    let renderer = ImageRenderer(content: box.onTapGesture {})
    #expect(throws: DrivingError.self) { try renderer.tap(at: CGPoint(x: CGFloat.nan, y: 0)) }
    #expect(throws: DrivingError.self) { try renderer.tap("box", count: 0) }
    #expect(throws: DrivingError.self) { try renderer.press("box", for: -1) }
    #expect(throws: DrivingError.self) { try renderer.press("box", for: .infinity) }
    #expect(throws: DrivingError.self) {
      try renderer.drag("box", by: CGSize(width: 1, height: 1), over: .nan)
    }
    #expect(throws: DrivingError.self) { try renderer.pinch("box", by: 0) }
    let touch = try renderer.touch("box")
    try touch.lift()
    #expect(throws: DrivingError.self) { try touch.lift() }
    #expect(throws: DrivingError.self) { try touch.move(by: .zero) }
  }
}
