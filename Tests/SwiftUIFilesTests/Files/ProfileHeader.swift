import SwiftUI

struct ProfileHeaderUser {
  var name: String
  var handle: String
  var bio: String
  var location: String
  var joined: Date
  var posts: Int
  var followers: Int
  var following: Int
  var isVerified: Bool

  static let sample = ProfileHeaderUser(
    name: "Maya Lindqvist", handle: "@mayacodes",
    bio: "iOS engineer & amateur ceramicist. Building **tiny apps** for slow mornings. ☕️",
    location: "Gothenburg, Sweden",
    joined: Date(timeIntervalSince1970: 1_546_300_800),
    posts: 482, followers: 12_940, following: 311, isVerified: true
  )
}

struct ProfileHeaderView: View {
  enum Tab: String, CaseIterable, Identifiable {
    case posts = "Posts"
    case replies = "Replies"
    case media = "Media"
    var id: Self { self }
  }

  var user: ProfileHeaderUser = .sample
  @State private var isFollowing = false
  @State private var selectedTab: Tab = .posts

  private let coverHeight: CGFloat = 180

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        cover
        VStack(alignment: .leading, spacing: 14) {
          avatarRow
          nameBlock
          Text(LocalizedStringKey(user.bio))
            .font(.subheadline)
          meta
          stats
          Picker("Section", selection: $selectedTab) {
            ForEach(Tab.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          .padding(.top, 8)
          content
        }
        .padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
  }

  private var cover: some View {
    GeometryReader { proxy in
      let offset = proxy.frame(in: .global).minY
      LinearGradient(
        colors: [.indigo, .purple, .pink], startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .frame(height: coverHeight + max(0, offset))
      .offset(y: offset > 0 ? -offset : 0)
    }
    .frame(height: coverHeight)
  }

  private var avatarRow: some View {
    HStack(alignment: .bottom) {
      Text("ML")
        .font(.title.weight(.semibold))
        .foregroundStyle(.white)
        .frame(width: 92, height: 92)
        .background(Color.orange.gradient, in: Circle())
        .overlay(Circle().strokeBorder(Color(.systemBackground), lineWidth: 4))
      Spacer()
      Button {
        withAnimation(.spring()) { isFollowing.toggle() }
      } label: {
        Text(isFollowing ? "Following" : "Follow")
          .font(.subheadline.bold())
          .padding(.horizontal, 20)
          .padding(.vertical, 8)
          .foregroundStyle(isFollowing ? Color.primary : Color.white)
          .background {
            if isFollowing {
              Capsule().stroke(.secondary)
            } else {
              Capsule().fill(.indigo)
            }
          }
      }
    }
    .padding(.top, -46)
  }

  private var nameBlock: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 4) {
        Text(user.name).font(.title2.bold())
        if user.isVerified {
          Image(systemName: "checkmark.seal.fill")
            .foregroundStyle(.blue)
            .accessibilityLabel("Verified")
        }
      }
      Text(user.handle).foregroundStyle(.secondary)
    }
  }

  private var meta: some View {
    HStack(spacing: 16) {
      Label(user.location, systemImage: "mappin.and.ellipse")
      Label {
        Text("Joined \(user.joined, format: .dateTime.month().year())")
      } icon: {
        Image(systemName: "calendar")
      }
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }

  private var stats: some View {
    HStack(spacing: 20) {
      stat(user.posts, "Posts")
      stat(user.followers + (isFollowing ? 1 : 0), "Followers")
      stat(user.following, "Following")
    }
  }

  private func stat(_ value: Int, _ label: LocalizedStringKey) -> some View {
    HStack(spacing: 4) {
      Text(value, format: .number.notation(.compactName)).bold()
        .contentTransition(.numericText())
      Text(label).foregroundStyle(.secondary)
    }
    .font(.subheadline)
  }

  private var content: some View {
    ForEach(0..<4) { index in
      VStack(alignment: .leading, spacing: 6) {
        Text("\(selectedTab.rawValue) #\(index + 1)").font(.headline)
        Text("Some thoughts about layouts, glazes and everything in between.")
          .foregroundStyle(.secondary)
        Divider()
      }
    }
  }
}

#Preview {
  ProfileHeaderView()
}
