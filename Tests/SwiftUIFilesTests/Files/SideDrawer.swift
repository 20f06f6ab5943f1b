import SwiftUI

enum SideDrawerItem: Int, CaseIterable, Identifiable {
  case home, inbox, bookmarks, downloads, settings

  var id: Int { rawValue }

  var title: String {
    switch self {
    case .home: return "Home"
    case .inbox: return "Inbox"
    case .bookmarks: return "Bookmarks"
    case .downloads: return "Downloads"
    case .settings: return "Settings"
    }
  }

  var icon: String {
    switch self {
    case .home: return "house"
    case .inbox: return "tray"
    case .bookmarks: return "bookmark"
    case .downloads: return "arrow.down.circle"
    case .settings: return "gearshape"
    }
  }
}

struct SideDrawerView: View {
  @State private var isOpen = false
  @State private var selected: SideDrawerItem = .home
  @GestureState private var dragX: CGFloat = 0

  private let width: CGFloat = 270

  private var offset: CGFloat {
    let base = isOpen ? width : 0
    return min(max(base + dragX, 0), width)
  }

  var body: some View {
    ZStack(alignment: .leading) {
      SideDrawerMenu(selected: $selected) {
        withAnimation(.easeOut(duration: 0.25)) { isOpen = false }
      }
      .frame(width: width)
      .offset(x: (offset - width) / 3)

      content
        .overlay(
          Color.black
            .opacity(Double(offset / width) * 0.35)
            .edgesIgnoringSafeArea(.all)
            .allowsHitTesting(isOpen)
            .onTapGesture { withAnimation { isOpen = false } }
        )
        .cornerRadius(offset > 0 ? 20 : 0)
        .shadow(color: Color.black.opacity(0.2), radius: 12, x: -4, y: 0)
        .offset(x: offset)
    }
    .background(Color(red: 0.13, green: 0.14, blue: 0.22).edgesIgnoringSafeArea(.all))
    .gesture(drag)
    .animation(.interactiveSpring(), value: dragX)
  }

  private var drag: some Gesture {
    DragGesture()
      .updating($dragX) { value, state, _ in
        state = value.translation.width
      }
      .onEnded { value in
        let travelled = value.predictedEndTranslation.width
        withAnimation(.spring(response: 0.35, dampingFraction: 0.85)) {
          if travelled > width / 2 { isOpen = true }
          if travelled < -width / 2 { isOpen = false }
        }
      }
  }

  private var content: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 16) {
          ForEach(0..<6) { index in
            RoundedRectangle(cornerRadius: 12)
              .fill(Color.indigo.opacity(0.9 - Double(index) * 0.13))
              .frame(height: 110)
              .overlay(
                Text("\(selected.title) \(index + 1)").font(.headline).foregroundColor(.white),
                alignment: .center
              )
          }
        }
        .padding()
      }
      .background(Color(.systemBackground))
      .navigationBarTitle(Text(selected.title), displayMode: .inline)
      .navigationBarItems(
        leading: Button {
          withAnimation(.spring()) { isOpen.toggle() }
        } label: {
          Image(systemName: isOpen ? "xmark" : "line.horizontal.3").imageScale(.large)
        }
      )
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct SideDrawerMenu: View {
  @Binding var selected: SideDrawerItem
  var onSelect: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: "person.crop.circle.fill")
        .resizable()
        .frame(width: 64, height: 64)
      Text("Alex Morgan").font(.title3).bold()
      Text("alex@example.com").font(.footnote).opacity(0.7)
        .padding(.bottom, 24)

      ForEach(SideDrawerItem.allCases) { item in
        Button {
          selected = item
          onSelect()
        } label: {
          Label(item.title, systemImage: item.icon)
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.white.opacity(selected == item ? 0.15 : 0))
            .cornerRadius(10)
        }
      }
      Spacer()
      Text("v1.4.2").font(.caption2).opacity(0.5)
    }
    .foregroundColor(.white)
    .padding(20)
  }
}

struct SideDrawerView_Previews: PreviewProvider {
  static var previews: some View {
    SideDrawerView()
  }
}
