import SwiftUI

enum SprintBoardStage: String, CaseIterable, Identifiable {
  case todo = "To do"
  case doing = "In progress"
  case review = "Review"
  case done = "Done"

  var id: Self { self }
  var tint: Color {
    switch self {
    case .todo: .gray
    case .doing: .blue
    case .review: .orange
    case .done: .green
    }
  }
}

struct SprintBoardTask: Identifiable, Hashable {
  let id: String
  var title: String
  var points: Int
  var tags: [String]
  var stage: SprintBoardStage
}

@MainActor @Observable
final class SprintBoardModel {
  var tasks: [SprintBoardTask] = [
    .init(id: "APP-12", title: "Dark mode icons", points: 2, tags: ["design"], stage: .todo),
    .init(id: "APP-15", title: "Fix login loop", points: 5, tags: ["bug", "auth"], stage: .doing),
    .init(id: "APP-17", title: "Cache avatars", points: 3, tags: ["perf"], stage: .doing),
    .init(id: "APP-9", title: "Crash on rotate", points: 1, tags: ["bug"], stage: .review),
    .init(id: "APP-3", title: "Onboarding copy", points: 2, tags: ["content"], stage: .done),
  ]

  func tasks(in stage: SprintBoardStage) -> [SprintBoardTask] {
    tasks.filter { $0.stage == stage }
  }

  func move(_ ids: [String], to stage: SprintBoardStage) {
    for index in tasks.indices where ids.contains(tasks[index].id) {
      tasks[index].stage = stage
    }
  }
}

struct SprintBoardView: View {
  @State private var model = SprintBoardModel()

  var body: some View {
    NavigationStack {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: 14) {
          ForEach(SprintBoardStage.allCases) { stage in
            SprintBoardColumn(stage: stage)
              .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 14)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Sprint 24")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          let done = model.tasks(in: .done).count
          Gauge(value: Double(done), in: 0...Double(model.tasks.count)) {
            Text("Done")
          }
          .gaugeStyle(.accessoryCircularCapacity)
          .scaleEffect(0.6)
          .tint(.green)
        }
      }
    }
    .environment(model)
  }
}

struct SprintBoardColumn: View {
  @Environment(SprintBoardModel.self) var model
  let stage: SprintBoardStage
  @State var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Circle().fill(stage.tint).frame(width: 8)
        Text(stage.rawValue).font(.subheadline.bold())
        Spacer()
        Text(model.tasks(in: stage).count, format: .number)
          .font(.caption.monospacedDigit())
          .padding(.horizontal, 8)
          .background(.quaternary, in: .capsule)
      }
      ForEach(model.tasks(in: stage)) { task in
        SprintBoardCard(task: task)
          .draggable(task.id)
          .contextMenu { menu(for: task) }
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .top)
    .background {
      RoundedRectangle(cornerRadius: 16)
        .fill(isTargeted ? AnyShapeStyle(stage.tint.opacity(0.2)) : AnyShapeStyle(.background))
    }
    .dropDestination(for: String.self) { ids, _ in
      withAnimation(.snappy) { model.move(ids, to: stage) }
      return true
    } isTargeted: { targeted in
      isTargeted = targeted
    }
  }

  @ViewBuilder
  private func menu(for task: SprintBoardTask) -> some View {
    ForEach(SprintBoardStage.allCases.filter { $0 != task.stage }) { target in
      Button("Move to \(target.rawValue)") {
        withAnimation { model.move([task.id], to: target) }
      }
    }
  }
}

struct SprintBoardCard: View {
  let task: SprintBoardTask

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        ForEach(task.tags, id: \.self) { tag in
          Text(tag).font(.caption2).padding(4).background(.mint.opacity(0.25), in: .capsule)
        }
      }
      Text(task.title).font(.callout.weight(.medium))
      HStack {
        Text(task.id).font(.caption.monospaced()).foregroundStyle(.secondary)
        Spacer()
        Image(systemName: "\(task.points).circle.fill").foregroundStyle(task.stage.tint)
      }
    }
    .padding(10)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 10))
  }
}

#Preview { SprintBoardView() }
