import SwiftUI

struct RecipeDetailIngredient: Identifiable {
  let id = UUID()
  let name: String
  let amount: Double
  let unit: String
}

struct RecipeDetailRecipe {
  let title: String
  let emoji: String
  let minutes: Int
  let calories: Int
  let baseServings: Int
  let ingredients: [RecipeDetailIngredient]
  let steps: [String]

  static let shakshuka = RecipeDetailRecipe(
    title: "Green Shakshuka",
    emoji: "🍳",
    minutes: 35,
    calories: 420,
    baseServings: 2,
    ingredients: [
      .init(name: "Eggs", amount: 4, unit: ""),
      .init(name: "Spinach", amount: 250, unit: "g"),
      .init(name: "Leek", amount: 1, unit: ""),
      .init(name: "Feta", amount: 80, unit: "g"),
      .init(name: "Olive oil", amount: 1.5, unit: "tbsp"),
    ],
    steps: [
      "Slice the leek and soften it in olive oil over a medium heat for 8 minutes.",
      "Add the spinach in handfuls and let it wilt. Season generously.",
      "Make four wells, crack in the eggs and cover until the whites are set.",
      "Crumble over the feta and serve with warm bread.",
    ]
  )
}

struct RecipeDetailView: View {
  var recipe: RecipeDetailRecipe = .shakshuka

  @State private var servings = 2
  @State private var checked: Set<UUID> = []
  @State private var currentStep: Int?
  @State private var isFavorite = false

  private var factor: Double { Double(servings) / Double(recipe.baseServings) }

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          hero
          facts
          ingredients
          steps
        }
        .padding(.bottom, 32)
      }
      .navigationBarTitle(Text(recipe.title), displayMode: .inline)
      .toolbar {
        ToolbarItemGroup(placement: .navigationBarTrailing) {
          Button {
            isFavorite.toggle()
          } label: {
            Image(systemName: isFavorite ? "bookmark.fill" : "bookmark")
          }
          Image(systemName: "square.and.arrow.up")
        }
      }
    }
  }

  private var hero: some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle()
        .fill(
          RadialGradient(
            gradient: Gradient(colors: [.yellow, .green]), center: .center,
            startRadius: 10, endRadius: 260)
        )
        .frame(height: 240)
      Text(recipe.emoji)
        .font(.system(size: 120))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text(recipe.title)
        .font(.system(.largeTitle, design: .serif).bold())
        .foregroundColor(.white)
        .shadow(radius: 4)
        .padding()
    }
  }

  private var facts: some View {
    HStack {
      fact("clock", "\(recipe.minutes) min")
      Divider()
      fact("flame", "\(recipe.calories) kcal")
      Divider()
      fact("chart.bar", "Easy")
    }
    .frame(height: 50)
    .padding(.horizontal)
  }

  private func fact(_ icon: String, _ text: String) -> some View {
    VStack(spacing: 6) {
      Image(systemName: icon).foregroundColor(.green)
      Text(text).font(.footnote)
    }
    .frame(maxWidth: .infinity)
  }

  private var ingredients: some View {
    VStack(alignment: .leading, spacing: 12) {
      Stepper(value: $servings, in: 1...12) {
        Text("Ingredients for **\(servings)**").font(.title3)
      }
      ForEach(recipe.ingredients) { item in
        let isChecked = checked.contains(item.id)
        HStack {
          Image(systemName: isChecked ? "checkmark.square.fill" : "square")
            .foregroundColor(.green)
          Text(item.name).strikethrough(isChecked)
          Spacer()
          Text("\((item.amount * factor).formatted()) \(item.unit)")
            .foregroundColor(.secondary)
        }
        .contentShape(Rectangle())
        .onTapGesture { checked.formSymmetricDifference([item.id]) }
      }
    }
    .padding(.horizontal)
  }

  private var steps: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Method").font(.title3.bold())
      ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("\(index + 1)")
            .font(.headline.monospacedDigit())
            .frame(width: 28, height: 28)
            .background(Circle().fill(currentStep == index ? Color.green : Color(.systemGray5)))
          Text(step).fixedSize(horizontal: false, vertical: true)
        }
        .opacity(currentStep == nil || currentStep == index ? 1 : 0.4)
        .onTapGesture {
          withAnimation { currentStep = currentStep == index ? nil : index }
        }
      }
    }
    .padding(.horizontal)
  }
}

struct RecipeDetailView_Previews: PreviewProvider {
  static var previews: some View {
    RecipeDetailView()
  }
}
