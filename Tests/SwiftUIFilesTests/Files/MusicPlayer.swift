import Combine
import SwiftUI

struct MusicPlayerTrack: Identifiable, Equatable {
  let id: Int
  let title: String
  let artist: String
  let duration: TimeInterval
  let hue: Double
}

@MainActor
final class MusicPlayerModel: ObservableObject {
  @Published var index = 0
  @Published var elapsed: TimeInterval = 42
  @Published var isPlaying = false
  @Published var repeats = false
  @Published var liked: Set<Int> = []

  let tracks = [
    MusicPlayerTrack(id: 0, title: "Lanterns", artist: "Nova Fields", duration: 214, hue: 0.9),
    MusicPlayerTrack(id: 1, title: "Slow Tide", artist: "The Harbours", duration: 187, hue: 0.55),
    MusicPlayerTrack(id: 2, title: "Northbound", artist: "Eli Marsh", duration: 251, hue: 0.1),
  ]

  var current: MusicPlayerTrack { tracks[index] }

  func tick() {
    guard isPlaying else { return }
    elapsed += 1
    if elapsed >= current.duration {
      if repeats { elapsed = 0 } else { skip(1) }
    }
  }

  func skip(_ step: Int) {
    index = (index + step + tracks.count) % tracks.count
    elapsed = 0
  }
}

private extension TimeInterval {
  var clock: String {
    let total = Int(self)
    return String(format: "%d:%02d", total / 60, total % 60)
  }
}

struct MusicPlayerView: View {
  @StateObject private var player = MusicPlayerModel()
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  private var tint: Color { Color(hue: player.current.hue, saturation: 0.7, brightness: 0.9) }

  var body: some View {
    VStack(spacing: 28) {
      topBar
      artwork
      titleRow
      scrubber
      controls
      bottomBar
    }
    .padding(28)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(colors: [tint.opacity(0.7), .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    )
    .foregroundColor(.white)
    .onReceive(timer) { _ in player.tick() }
    .animation(.easeInOut(duration: 0.4), value: player.index)
  }

  private var topBar: some View {
    HStack {
      Image(systemName: "chevron.down")
      Spacer()
      Text("NOW PLAYING").font(.caption).kerning(2)
      Spacer()
      Menu {
        Button("Add to playlist", systemImage: "text.badge.plus") {}
        Button("Go to artist", systemImage: "music.mic") {}
      } label: {
        Image(systemName: "ellipsis")
      }
    }
  }

  private var artwork: some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .fill(
        AngularGradient(colors: [tint, .white.opacity(0.6), tint, .black, tint], center: .center)
      )
      .overlay(Image(systemName: "music.note").font(.system(size: 80)).blendMode(.overlay))
      .aspectRatio(1, contentMode: .fit)
      .scaleEffect(player.isPlaying ? 1 : 0.85)
      .shadow(color: .black.opacity(0.4), radius: player.isPlaying ? 30 : 10, y: 12)
      .animation(.spring(response: 0.5, dampingFraction: 0.6), value: player.isPlaying)
  }

  private var titleRow: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(player.current.title).font(.title2.bold())
        Text(player.current.artist).opacity(0.7)
      }
      Spacer()
      Button {
        if player.liked.remove(player.current.id) == nil {
          player.liked.insert(player.current.id)
        }
      } label: {
        Image(systemName: player.liked.contains(player.current.id) ? "heart.fill" : "heart")
          .font(.title2)
      }
    }
  }

  private var scrubber: some View {
    VStack(spacing: 4) {
      Slider(value: $player.elapsed, in: 0...player.current.duration)
        .accentColor(.white)
      HStack {
        Text(player.elapsed.clock)
        Spacer()
        Text("-" + (player.current.duration - player.elapsed).clock)
      }
      .font(.caption.monospacedDigit())
      .opacity(0.7)
    }
  }

  private var controls: some View {
    HStack(spacing: 44) {
      Button {
        player.skip(-1)
      } label: {
        Image(systemName: "backward.fill").font(.title)
      }
      Button {
        player.isPlaying.toggle()
      } label: {
        Image(systemName: player.isPlaying ? "pause.circle.fill" : "play.circle.fill")
          .font(.system(size: 72))
      }
      Button {
        player.skip(1)
      } label: {
        Image(systemName: "forward.fill").font(.title)
      }
    }
  }

  private var bottomBar: some View {
    HStack {
      Image(systemName: "airplayaudio")
      Spacer()
      Button {
        player.repeats.toggle()
      } label: {
        Image(systemName: player.repeats ? "repeat.1" : "repeat")
      }
    }
  }
}

#Preview {
  MusicPlayerView()
}
