import Galley
import Testing

/// States belong to places, and not to the values of views that are kept.
@Suite struct KeptValueTests: MovingSuite {
  /// What its places have read.
  private final class Log {
    var objects: [ObjectIdentifier] = []
    var names: Set<Namespace.ID> = []
    var isOn = true
  }

  /// 5 points wider once it is there.
  private nonisolated struct Growing: View {
    @State private var count = 0
    var body: some View {
      Color.red.frame(width: CGFloat(10 + count), height: 5).onAppear { count += 5 }
    }
  }

  enum Change: CaseIterable, Sendable { case away, stack, id, modifier }

  private nonisolated struct Host: View {
    let content: Growing
    let change: Change
    @ObservedObject var model: MovingModel
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear.frame(width: 40, height: 5)
        switch change {
        case .away: if model.value != 1 { content }
        case .stack: if model.isOn { HStack { content } } else { VStack { content } }
        case .id: content.id(model.value)
        case .modifier: content.modifier(Around(model: model))
        }
      }
    }
  }

  private nonisolated struct Around: ViewModifier {
    @ObservedObject var model: MovingModel
    func body(content: Content) -> some View {
      if model.isOn { content } else { HStack { content } }
    }
  }

  /// Recorded on SwiftUI: MetalUI, docs/probes/swiftui-composition-identity, arms V5, V9, X4 and X8.
  @Test(arguments: Change.allCases, [false, true])
  func anotherIdentityBeginsAnew(change: Change, hasClock: Bool) throws {
    let model = MovingModel()
    let renderer = ImageRenderer(content: Host(content: Growing(), change: change, model: model))
    if hasClock { try renderer.advance(by: 0) }
    #expect(try renderer.box(of: .red).width == 15)
    (model.value, model.isOn) = (1, true)
    _ = try renderer.draw()
    (model.value, model.isOn) = (2, false)
    #expect(try renderer.box(of: .red).width == 15)
  }

  @Test func eachRendererBeginsAnew() throws {
    let view = Growing()
    for _ in 0..<3 { #expect(try ImageRenderer(content: view).draw().width == 15) }
  }

  private nonisolated struct Owner: View {
    final class Model: ObservableObject {}
    let log: Log
    @StateObject var model = Model()
    @Namespace private var name
    var body: some View {
      let _ = log.objects.append(ObjectIdentifier(model))
      let _ = log.names.insert(name)
      Color.red.frame(width: 5, height: 5)
    }
  }

  /// Recorded on SwiftUI: MetalUI, docs/probes/swiftui-composition-identity, arm S4; of namespaces it is assumed.
  @Test func eachPlaceOfAValueHasAnObject() throws {
    let log = Log()
    let view = Owner(log: log)
    let renderer = ImageRenderer(
      content: HStack {
        view
        view
      })
    _ = try renderer.draw()
    #expect(Set(log.objects).count == 2)
    #expect(log.names.count == 2)
    _ = try renderer.draw()
    #expect(Set(log.objects).count == 2)
  }

  @Test func anObjectThatWasReadBeforeAnyPlaceIsThatOfTheFirst() throws {
    let log = Log()
    let view = Owner(log: log)
    let model = view.model
    let renderer = ImageRenderer(content: view)
    _ = try renderer.draw()
    #expect(Set(log.objects) == [ObjectIdentifier(model)])
  }

  /// What is set before a view has a place is what its places begin with (assumed).
  @Test func whatIsSetBeforeAnyPlaceIsTheFirstValue() throws {
    nonisolated struct Sized: View {
      @State var width: CGFloat = 10
      var body: some View { Color.red.frame(width: width, height: 5) }
    }
    let view = Sized()
    view.width = 30
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        view
        view
      })
    #expect(try renderer.draw().width == 60)
  }

  @Test func theFocusOfAKeptValueBeginsAnew() throws {
    nonisolated struct Field: View {
      let log: Log
      @FocusState private var isFocused: Bool
      var body: some View {
        Color.red.frame(width: isFocused ? 20 : 10, height: 5)
          .onAppear { if log.isOn { isFocused = true } }
      }
    }
    nonisolated struct Form: View {
      let field: Field
      @ObservedObject var model: MovingModel
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 40, height: 5)
          field.id(model.isOn)
        }
      }
    }
    let (log, model) = (Log(), MovingModel())
    let renderer = ImageRenderer(content: Form(field: Field(log: log), model: model))
    #expect(try renderer.box(of: .red).width == 20)
    log.isOn = false
    model.isOn = true
    #expect(try renderer.box(of: .red).width == 10)
  }
}
