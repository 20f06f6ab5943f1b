//
//  TodoList.swift
//  TodoList
//
//  Created by Sam on 12/03/2021.
//

import Combine
import SwiftUI

enum TodoListPriority: Int, Codable, CaseIterable {
  case low, normal, high

  var name: String {
    switch self {
    case .low: return "Low"
    case .normal: return "Normal"
    case .high: return "High"
    }
  }

  var color: Color {
    switch self {
    case .low: return .gray
    case .normal: return .blue
    case .high: return .red
    }
  }
}

struct TodoListTask: Identifiable, Codable {
  var id = UUID().uuidString
  var title: String
  var priority: TodoListPriority = .normal
  var completed = false
}

@MainActor
class TodoListStore: ObservableObject {
  @Published var tasks: [TodoListTask] = [
    TodoListTask(title: "Buy oat milk", priority: .low),
    TodoListTask(title: "Call the landlord", priority: .high),
    TodoListTask(title: "Water the plants", completed: true),
    TodoListTask(title: "Finish chapter 4"),
  ]

  var remaining: Int { tasks.filter { !$0.completed }.count }

  func add(_ title: String, priority: TodoListPriority) {
    tasks.append(TodoListTask(title: title, priority: priority))
  }

  func delete(at offsets: IndexSet) {
    tasks.remove(atOffsets: offsets)
  }

  func move(from source: IndexSet, to destination: Int) {
    tasks.move(fromOffsets: source, toOffset: destination)
  }
}

struct TodoListView: View {
  @ObservedObject var store = TodoListStore()
  @State private var showingAddSheet = false
  @State private var hideCompleted = false

  var body: some View {
    NavigationView {
      List {
        Toggle(isOn: $hideCompleted.animation()) { Text("Hide completed") }
        Section(header: Text("\(store.remaining) remaining")) {
          ForEach(store.tasks.indices, id: \.self) { index in
            if !self.hideCompleted || !self.store.tasks[index].completed {
              TodoListRow(task: self.$store.tasks[index])
            }
          }
          .onDelete(perform: store.delete)
          .onMove(perform: store.move)
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle(Text("Tasks"))
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { self.showingAddSheet = true }) {
          Image(systemName: "plus.circle.fill")
            .imageScale(.large)
        }
      )
      .sheet(isPresented: $showingAddSheet) {
        TodoListAddView()
          .environmentObject(self.store)
      }
    }
  }
}

struct TodoListRow: View {
  @Binding var task: TodoListTask

  var body: some View {
    Button(action: {
      withAnimation(.easeInOut) { self.task.completed.toggle() }
    }) {
      HStack {
        Image(systemName: task.completed ? "checkmark.circle.fill" : "circle")
          .foregroundColor(task.completed ? .green : task.priority.color)
        Text(task.title)
          .strikethrough(task.completed, color: .gray)
          .foregroundColor(task.completed ? .gray : .primary)
        Spacer()
        if task.priority == .high && !task.completed {
          Text("!")
            .font(.system(size: 13, weight: .heavy))
            .foregroundColor(.white)
            .frame(width: 20, height: 20)
            .background(Color.red)
            .clipShape(Circle())
        }
      }
    }
    .buttonStyle(PlainButtonStyle())
  }
}

struct TodoListAddView: View {
  @EnvironmentObject var store: TodoListStore
  @Environment(\.presentationMode) var presentationMode
  @State private var title = ""
  @State private var priority = TodoListPriority.normal

  var body: some View {
    NavigationView {
      Form {
        TextField("What needs to be done?", text: $title)
        Picker(selection: $priority, label: Text("Priority")) {
          ForEach(TodoListPriority.allCases, id: \.rawValue) { priority in
            Text(priority.name).tag(priority)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
      }
      .navigationBarTitle("New Task", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { self.presentationMode.wrappedValue.dismiss() },
        trailing: Button("Add") {
          self.store.add(self.title, priority: self.priority)
          self.presentationMode.wrappedValue.dismiss()
        }
        .disabled(title.isEmpty)
      )
    }
  }
}

struct TodoListView_Previews: PreviewProvider {
  static var previews: some View {
    TodoListView()
  }
}
