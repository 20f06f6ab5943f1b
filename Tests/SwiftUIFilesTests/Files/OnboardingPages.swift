import SwiftUI

struct OnboardingPagesItem: Identifiable {
  let id: Int
  let image: String
  let title: LocalizedStringKey
  let subtitle: LocalizedStringKey
  let color: Color
}

private extension OnboardingPagesItem {
  @MainActor static let all: [OnboardingPagesItem] = [
    .init(
      id: 0, image: "figure.walk.motion", title: "Move every day",
      subtitle: "Track your steps, runs and rides without thinking about it.", color: .mint),
    .init(
      id: 1, image: "fork.knife.circle", title: "Eat mindfully",
      subtitle: "Log a meal in seconds and see what fuels you.", color: .orange),
    .init(
      id: 2, image: "moon.zzz.fill", title: "Sleep better",
      subtitle: "Wind down with breathing exercises and gentle reminders.", color: .indigo),
  ]
}

struct OnboardingPagesView: View {
  @AppStorage("onboarding.completed") private var isCompleted = false
  @State private var page = 0

  private let pages = OnboardingPagesItem.all

  private var isLastPage: Bool { page == pages.count - 1 }

  var body: some View {
    if isCompleted {
      VStack(spacing: 16) {
        Text("You're all set! 🎉").font(.title)
        Button("Show onboarding again") {
          page = 0
          isCompleted = false
        }
      }
    } else {
      onboarding
    }
  }

  private var onboarding: some View {
    ZStack(alignment: .topTrailing) {
      pages[page].color
        .opacity(0.15)
        .ignoresSafeArea()

      VStack {
        TabView(selection: $page.animation(.easeInOut)) {
          ForEach(pages) { item in
            OnboardingPageCard(item: item, isActive: page == item.id)
              .tag(item.id)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))

        PageDots(count: pages.count, current: page, color: pages[page].color)
          .padding(.bottom, 24)

        Button(action: advance) {
          HStack {
            Text(isLastPage ? "Get started" : "Next")
            Image(systemName: isLastPage ? "checkmark" : "arrow.right")
          }
          .font(.headline)
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity)
          .padding()
          .background(pages[page].color, in: Capsule())
        }
        .padding(.horizontal, 32)
        .padding(.bottom)
      }

      if !isLastPage {
        Button("Skip") {
          withAnimation { page = pages.count - 1 }
        }
        .padding()
        .transition(.opacity)
      }
    }
    .animation(.easeInOut, value: page)
  }

  private func advance() {
    withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) {
      if isLastPage {
        isCompleted = true
      } else {
        page += 1
      }
    }
  }
}

private struct OnboardingPageCard: View {
  let item: OnboardingPagesItem
  let isActive: Bool

  var body: some View {
    VStack(spacing: 20) {
      Spacer()
      ZStack {
        Circle()
          .fill(item.color.opacity(0.2))
          .frame(width: 240, height: 240)
        Circle()
          .strokeBorder(item.color.opacity(0.4), style: StrokeStyle(lineWidth: 2, dash: [6, 8]))
          .frame(width: 280, height: 280)
          .rotationEffect(.degrees(isActive ? 90 : 0))
        Image(systemName: item.image)
          .font(.system(size: 100))
          .foregroundStyle(item.color)
          .scaleEffect(isActive ? 1 : 0.6)
      }
      .animation(.easeOut(duration: 0.8), value: isActive)

      Text(item.title)
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
      Text(item.subtitle)
        .font(.body)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 40)
      Spacer()
    }
    .accessibilityElement(children: .combine)
  }
}

private struct PageDots: View {
  let count: Int
  let current: Int
  let color: Color

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Capsule()
          .fill(index == current ? color : color.opacity(0.3))
          .frame(width: index == current ? 28 : 8, height: 8)
      }
    }
    .accessibilityHidden(true)
  }
}

#Preview {
  OnboardingPagesView()
}
