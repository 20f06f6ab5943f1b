import SwiftUI

enum PaywallPlan: String, CaseIterable, Identifiable {
  case monthly, yearly, lifetime

  var id: Self { self }

  var price: Decimal {
    switch self {
    case .monthly: 4.99
    case .yearly: 29.99
    case .lifetime: 79.99
    }
  }

  var caption: LocalizedStringKey {
    switch self {
    case .monthly: "Billed every month"
    case .yearly: "7 days free, then billed yearly"
    case .lifetime: "Pay once, keep forever"
    }
  }

  var badge: String? { self == .yearly ? "SAVE 50%" : nil }
}

struct PaywallView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var plan = PaywallPlan.yearly
  @State private var isPurchasing = false
  @State private var didPurchase = false

  private let features: [(icon: String, text: LocalizedStringKey)] = [
    ("infinity", "**Unlimited** projects"),
    ("icloud.fill", "Sync across all your devices"),
    ("wand.and.stars", "Smart suggestions"),
    ("lock.shield.fill", "Private by design"),
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 28) {
        hero
        VStack(alignment: .leading, spacing: 14) {
          ForEach(features, id: \.icon) { feature in
            Label {
              Text(feature.text)
            } icon: {
              Image(systemName: feature.icon).foregroundStyle(.purple.gradient)
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        VStack(spacing: 12) {
          ForEach(PaywallPlan.allCases) { plan in
            PaywallPlanRow(plan: plan, isSelected: plan == self.plan)
              .onTapGesture { withAnimation(.snappy) { self.plan = plan } }
          }
        }
      }
      .padding(24)
    }
    .safeAreaInset(edge: .bottom) { footer }
    .overlay(alignment: .topTrailing) {
      Button("Close", systemImage: "xmark.circle.fill") { dismiss() }
        .labelStyle(.iconOnly)
        .font(.title2)
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(.secondary)
        .padding()
    }
    .background {
      LinearGradient(colors: [.purple.opacity(0.3), .clear], startPoint: .top, endPoint: .center)
        .ignoresSafeArea()
    }
    .alert("Thank you!", isPresented: $didPurchase) {
      Button("Done") { dismiss() }
    } message: {
      Text("Your \(plan.rawValue) plan is now active.")
    }
  }

  private var hero: some View {
    VStack(spacing: 8) {
      Image(systemName: "crown.fill")
        .font(.system(size: 56))
        .foregroundStyle(
          .linearGradient(
            colors: [.yellow, .orange], startPoint: .top,
            endPoint: .bottom))
      Text("Unlock Pro").font(.system(.largeTitle, design: .rounded, weight: .heavy))
      Text("Everything you need to get things done.").foregroundStyle(.secondary)
    }
  }

  private var footer: some View {
    VStack(spacing: 10) {
      Button {
        Task { await purchase() }
      } label: {
        Text(plan == .yearly ? "Start free trial" : "Continue")
          .bold()
          .frame(maxWidth: .infinity, minHeight: 32)
      }
      .buttonStyle(.borderedProminent)
      .tint(.purple)
      .disabled(isPurchasing)
      HStack {
        Button("Restore") {}
        Text("·")
        Link("Terms", destination: URL(string: "https://example.com/terms")!)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
    .padding()
    .background(.ultraThinMaterial)
  }

  private func purchase() async {
    isPurchasing = true
    try? await Task.sleep(for: .seconds(1))
    isPurchasing = false
    didPurchase = true
  }
}

struct PaywallPlanRow: View {
  let plan: PaywallPlan
  let isSelected: Bool

  var body: some View {
    HStack {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(isSelected ? Color.purple : .secondary)
      VStack(alignment: .leading) {
        Text(plan.rawValue.capitalized).font(.headline)
        Text(plan.caption).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if let badge = plan.badge {
        Text(badge)
          .font(.caption2.bold())
          .padding(6)
          .background(.yellow, in: .capsule)
          .foregroundStyle(.black)
      }
      Text(plan.price, format: .currency(code: "USD")).bold()
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 16).fill(.background))
    .overlay {
      RoundedRectangle(cornerRadius: 16)
        .strokeBorder(isSelected ? Color.purple : .gray.opacity(0.3), lineWidth: 2)
    }
    .contentShape(.rect)
  }
}

#Preview {
  PaywallView()
}
