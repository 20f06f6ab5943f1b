import SwiftUI

struct AvatarPilePerson: Identifiable, Hashable {
  var id: String { name }
  let name: String
  var isOnline = false

  var initials: String {
    String(name.split(separator: " ").compactMap(\.first).prefix(2))
  }

  var color: Color {
    let sum = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return Color(hue: Double(sum % 24) / 24, saturation: 0.55, brightness: 0.85)
  }

  static let team: [Self] = [
    .init(name: "Hanna Berg", isOnline: true), .init(name: "Diego Luna"),
    .init(name: "Wei Zhang", isOnline: true), .init(name: "Amara Obi"),
    .init(name: "Felix Roth"), .init(name: "Sofia Rossi", isOnline: true),
    .init(name: "Kenji Mori"),
  ]
}

extension EnvironmentValues {
  @Entry fileprivate var avatarPileSize: CGFloat = 44
}

extension View {
  fileprivate func avatarSize(_ size: CGFloat) -> some View {
    environment(\.avatarPileSize, size)
  }
}

struct AvatarPileAvatar: View {
  @Environment(\.avatarPileSize) private var size
  let person: AvatarPilePerson

  var body: some View {
    Text(person.initials)
      .font(.system(size: size * 0.38, weight: .semibold, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(person.color.gradient, in: .circle)
      .overlay { Circle().stroke(.background, lineWidth: size * 0.06) }
      .overlay(alignment: .bottomTrailing) {
        if person.isOnline {
          Circle()
            .fill(.green)
            .stroke(.background, lineWidth: 2)
            .frame(width: size * 0.28, height: size * 0.28)
        }
      }
      .accessibilityLabel(person.name)
      .accessibilityHint(person.isOnline ? "Online" : "Offline")
  }
}

struct AvatarPileStack: View {
  @Environment(\.avatarPileSize) private var size
  let people: [AvatarPilePerson]
  var limit = 4
  var isSpread = false

  var body: some View {
    HStack(spacing: isSpread ? 6 : -size * 0.32) {
      ForEach(Array(people.prefix(limit).enumerated()), id: \.element.id) { index, person in
        AvatarPileAvatar(person: person)
          .zIndex(Double(limit - index))
      }
      if people.count > limit {
        Text("+\(people.count - limit)")
          .font(.system(size: size * 0.34, weight: .bold))
          .frame(width: size, height: size)
          .background(.thickMaterial, in: .circle)
          .overlay { Circle().strokeBorder(.background, lineWidth: size * 0.06) }
      }
    }
    .accessibilityElement(children: .combine)
  }
}

struct AvatarPileView: View {
  @State private var invited = Set(AvatarPilePerson.team.prefix(5))
  @State private var isSpread = false
  @State private var limit = 4
  @ScaledMetric(relativeTo: .body) private var base: CGFloat = 48

  private var people: [AvatarPilePerson] {
    AvatarPilePerson.team.filter(invited.contains)
  }

  var body: some View {
    NavigationStack {
      List {
        Section("Project team") {
          AvatarPileStack(people: people, limit: limit, isSpread: isSpread)
            .avatarSize(base)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 8)
            .onTapGesture {
              withAnimation(.spring(duration: 0.4, bounce: 0.4)) { isSpread.toggle() }
            }
            .onLongPressGesture { invited = Set(AvatarPilePerson.team) }
          Stepper(value: $limit.animation(), in: 1...6) {
            Text("Show up to ^[\(limit) person](inflect: true)")
          }
        }
        Section("Sizes") {
          ForEach([24, 36, 56] as [CGFloat], id: \.self) { size in
            LabeledContent("\(Int(size)) pt") {
              AvatarPileStack(people: AvatarPilePerson.team, limit: 3).avatarSize(size)
            }
          }
        }
        Section("Invite") {
          ForEach(AvatarPilePerson.team) { person in
            Button {
              toggle(person)
            } label: {
              HStack {
                AvatarPileAvatar(person: person).avatarSize(32)
                Text(person.name).foregroundStyle(Color.primary)
                Spacer()
                Image(systemName: invited.contains(person) ? "checkmark.circle.fill" : "circle")
                  .contentTransition(.symbolEffect(.replace))
              }
            }
          }
        }
      }
      .navigationTitle("Members")
      .sensoryFeedback(.selection, trigger: invited)
    }
  }

  private func toggle(_ person: AvatarPilePerson) {
    withAnimation { invited.formSymmetricDifference([person]) }
  }
}

#Preview { AvatarPileView() }

#Preview("Stack only", traits: .sizeThatFitsLayout) {
  AvatarPileStack(people: AvatarPilePerson.team).padding()
}
