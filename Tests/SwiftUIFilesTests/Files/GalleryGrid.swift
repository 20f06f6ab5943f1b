import SwiftUI

struct GalleryGridPhoto: Identifiable, Equatable {
  let id: Int
  let colors: [Color]
  let symbol: String
  var isLiked = false

  static let all: [GalleryGridPhoto] = {
    let palette: [[Color]] = [
      [.orange, .pink], [.blue, .purple], [.green, .yellow], [.teal, .indigo], [.red, .orange],
    ]
    let symbols = ["mountain.2.fill", "sun.horizon.fill", "leaf.fill", "drop.fill", "flame.fill"]
    return (0..<23).map { index in
      GalleryGridPhoto(
        id: index,
        colors: palette[index % palette.count],
        symbol: symbols[(index * 3) % symbols.count]
      )
    }
  }()
}

struct GalleryGridView: View {
  @State private var photos = GalleryGridPhoto.all
  @State private var columnCount = 3
  @State private var opened: GalleryGridPhoto?
  @State private var onlyLiked = false
  @Namespace private var namespace

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 2), count: columnCount)
  }

  private var visible: [GalleryGridPhoto] {
    onlyLiked ? photos.filter { $0.isLiked } : photos
  }

  var body: some View {
    ZStack {
      NavigationView {
        ScrollView {
          LazyVGrid(columns: columns, spacing: 2, pinnedViews: [.sectionHeaders]) {
            Section(header: header("Summer"), footer: footer) {
              ForEach(visible) { photo in
                GalleryGridTile(photo: photo)
                  .matchedGeometryEffect(id: photo.id, in: namespace)
                  .onTapGesture(count: 2) { like(photo) }
                  .onTapGesture { withAnimation(.spring()) { opened = photo } }
              }
            }
          }
        }
        .navigationTitle("Gallery")
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailing) {
            Menu {
              Picker("Columns", selection: $columnCount.animation()) {
                ForEach(2..<6) { Text("\($0) columns").tag($0) }
              }
              Toggle("Favourites only", isOn: $onlyLiked.animation())
            } label: {
              Image(systemName: "square.grid.3x3")
            }
          }
        }
      }
      .navigationViewStyle(.stack)

      if let photo = opened {
        fullScreen(photo)
      }
    }
  }

  private func header(_ title: String) -> some View {
    HStack {
      Text(title).font(.headline)
      Spacer()
      Text("\(visible.count) photos").font(.caption).foregroundColor(.secondary)
    }
    .padding(8)
    .background(.ultraThinMaterial)
  }

  private var footer: some View {
    Text("Double-tap a photo to like it")
      .font(.footnote)
      .foregroundColor(.secondary)
      .padding()
  }

  private func fullScreen(_ photo: GalleryGridPhoto) -> some View {
    ZStack(alignment: .topTrailing) {
      Color.black.ignoresSafeArea().transition(.opacity)
      GalleryGridTile(photo: photo)
        .matchedGeometryEffect(id: photo.id, in: namespace)
        .frame(maxHeight: .infinity)
      Button {
        withAnimation(.spring()) { opened = nil }
      } label: {
        Image(systemName: "xmark.circle.fill")
          .font(.title)
          .symbolRenderingMode(.hierarchical)
          .foregroundColor(.white)
      }
      .padding()
    }
    .zIndex(1)
  }

  private func like(_ photo: GalleryGridPhoto) {
    guard let index = photos.firstIndex(of: photo) else { return }
    withAnimation(.easeInOut) { photos[index].isLiked.toggle() }
  }
}

struct GalleryGridTile: View {
  let photo: GalleryGridPhoto

  var body: some View {
    Rectangle()
      .fill(
        LinearGradient(
          gradient: Gradient(colors: photo.colors), startPoint: .top, endPoint: .bottom)
      )
      .aspectRatio(1, contentMode: .fit)
      .overlay(
        Image(systemName: photo.symbol)
          .resizable()
          .scaledToFit()
          .padding(24)
          .foregroundColor(.white.opacity(0.7))
          .blendMode(.softLight)
      )
      .overlay(alignment: .bottomTrailing) {
        if photo.isLiked {
          Image(systemName: "heart.fill").foregroundColor(.white).padding(6)
        }
      }
  }
}

struct GalleryGridView_Previews: PreviewProvider {
  static var previews: some View {
    GalleryGridView()
  }
}
