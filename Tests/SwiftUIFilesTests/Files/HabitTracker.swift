import SwiftUI

struct HabitTrackerHabit: Identifiable {
  let id = UUID()
  var name: String
  var icon: String
  var color: Color
  var goal: Int
  var completedDays: Set<Int>

  var streak: Int {
    (0...6).reversed().prefix { completedDays.contains($0) }.count
  }

  var progress: Double { min(1, Double(completedDays.count) / Double(goal)) }
}

@Observable
@MainActor
final class HabitTrackerModel {
  var habits: [HabitTrackerHabit] = [
    .init(
      name: "Drink water", icon: "drop.fill", color: .cyan, goal: 7,
      completedDays: [0, 1, 2, 4, 5, 6]),
    .init(
      name: "Read 20 pages", icon: "book.fill", color: .orange, goal: 5,
      completedDays: [1, 3, 5, 6]),
    .init(
      name: "Meditate", icon: "brain.head.profile", color: .purple, goal: 4,
      completedDays: [0, 2]),
    .init(name: "Run", icon: "figure.run", color: .green, goal: 3, completedDays: [1, 6]),
  ]

  var todayCompletion: Double {
    guard !habits.isEmpty else { return 0 }
    return Double(habits.filter { $0.completedDays.contains(6) }.count) / Double(habits.count)
  }
}

struct HabitTrackerView: View {
  @State private var model = HabitTrackerModel()
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          summary
          ForEach($model.habits) { $habit in
            HabitTrackerCard(habit: $habit)
          }
        }
        .padding()
      }
      .background(Color(uiColor: .systemGroupedBackground))
      .navigationTitle("Habits")
      .toolbar {
        Button("Add", systemImage: "plus") { isAdding.toggle() }
      }
      .sheet(isPresented: $isAdding) {
        HabitTrackerEditor { model.habits.append($0) }
      }
    }
  }

  private var summary: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Today").font(.headline)
        Text(model.todayCompletion, format: .percent.precision(.fractionLength(0)))
          .font(.system(size: 44, weight: .bold, design: .rounded))
          .contentTransition(.numericText(value: model.todayCompletion))
      }
      Spacer()
      Gauge(value: model.todayCompletion) {
        Image(systemName: "flame.fill")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(.orange)
    }
    .padding()
    .background(.background, in: .rect(cornerRadius: 20))
  }
}

struct HabitTrackerCard: View {
  @Binding var habit: HabitTrackerHabit
  private let weekdays = ["M", "T", "W", "T", "F", "S", "S"]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack {
        Label(habit.name, systemImage: habit.icon)
          .font(.headline)
          .foregroundStyle(habit.color)
        Spacer()
        if habit.streak > 1 {
          Label("\(habit.streak)", systemImage: "flame.fill")
            .font(.caption.bold())
            .foregroundStyle(.orange)
        }
      }
      HStack {
        ForEach(weekdays.indices, id: \.self) { day in
          let done = habit.completedDays.contains(day)
          VStack(spacing: 4) {
            Text(weekdays[day]).font(.caption2).foregroundStyle(.secondary)
            RoundedRectangle(cornerRadius: 8, style: .continuous)
              .fill(done ? AnyShapeStyle(habit.color.gradient) : AnyShapeStyle(.quaternary))
              .aspectRatio(1, contentMode: .fit)
              .overlay {
                if done {
                  Image(systemName: "checkmark").font(.caption.bold()).foregroundStyle(.white)
                }
              }
          }
          .onTapGesture { toggle(day) }
          .accessibilityAddTraits(done ? [.isButton, .isSelected] : .isButton)
        }
      }
      ProgressView(value: habit.progress) {
        Text("^[\(habit.completedDays.count) day](inflect: true) of \(habit.goal)")
          .font(.caption)
      }
      .tint(habit.color)
    }
    .padding()
    .background(.background, in: .rect(cornerRadius: 20))
  }

  private func toggle(_ day: Int) {
    withAnimation(.snappy) { habit.completedDays.formSymmetricDifference([day]) }
  }
}

struct HabitTrackerEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var goal = 3
  var onSave: (HabitTrackerHabit) -> Void

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Stepper("^[\(goal) time](inflect: true) a week", value: $goal, in: 1...7)
      }
      .navigationTitle("New habit")
      .toolbar {
        Button("Save") {
          onSave(
            .init(
              name: name, icon: "star.fill", color: .pink, goal: goal,
              completedDays: []))
          dismiss()
        }
        .disabled(name.isEmpty)
      }
    }
  }
}

#Preview {
  HabitTrackerView()
}
