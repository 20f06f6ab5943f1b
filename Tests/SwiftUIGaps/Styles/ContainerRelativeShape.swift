import SwiftUI

// row: `ContainerRelativeShape`, `ConcentricRectangle`, `containerShape(_:)`
struct Sample_container: View {
  var body: some View {
    ZStack {
      ContainerRelativeShape().fill(.red)
      ContainerRelativeShape().inset(by: 4).stroke(.blue)
      ConcentricRectangle()
    }
    .clipShape(.containerRelative)
    .containerShape(RoundedRectangle(cornerRadius: 12))
  }
}

// row: `glassEffect`, `GlassEffectContainer`
struct Sample_glass: View {
  @Namespace var space
  var body: some View {
    GlassEffectContainer(spacing: 8) {
      Text("a").padding().glassEffect()
      Text("b").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 4))
      Text("c").glassEffect(.clear).glassEffectID("c", in: space)
    }
  }
}

// row: `Image`: other forms
struct Sample_images: View {
  let picture = UIImage(data: Data())
  var body: some View {
    VStack {
      Image(systemName: "circle", variableValue: 0.5)
      Image(uiImage: picture ?? UIImage())
      Image(uiImage: UIImage(named: "logo")!).resizable().scaledToFit()
      Image(nsImage: UIImage(systemName: "circle")!)
      Image(uiImage: #imageLiteral(resourceName: "logo"))
      Image(systemName: "circle").allowedDynamicRange(.high)
      if let cgImage = picture?.cgImage {
        Image(decorative: cgImage, scale: 2)
        Image(cgImage, scale: 1, orientation: .left, label: Text("x"))
      }
    }
    .allowedDynamicRange(.standard)
  }
}

// row: `symbolVariant`, `symbolRenderingMode`
struct Sample_variants: View {
  @Environment(\.symbolVariants) var variants
  var body: some View {
    Image(systemName: "circle").symbolRenderingMode(.hierarchical)
      .symbolVariant(.fill).symbolVariant(.circle.fill).symbolVariant(variants)
      .symbolRenderingMode(.palette).imageScale(.large)
  }
}

// row: `Angle` arithmetic, `CGVector`, `UIEdgeInsets`
struct Sample_geometry: View {
  let angle = Angle.degrees(30) - .degrees(10) * 2 / 4
  let vector = CGVector(dx: 1, dy: 2.5)
  var body: some View {
    var turned = angle
    turned += .radians(1)
    turned *= 2
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let edges: Edge.Set = [.top, .horizontal]
    return Text("a").rotationEffect(turned > .zero ? -turned : 2 * angle)
      .padding(edges, insets.left).offset(x: vector.dx)
  }
}

// row: `UIFont`
struct Sample_uifont: View {
  var body: some View {
    VStack {
      Text("a").font(Font(UIFont.systemFont(ofSize: 12, weight: .bold)))
      Text("b").font(Font(UIFont.preferredFont(forTextStyle: .headline) as CTFont))
      Text("c").padding(UIFont.boldSystemFont(ofSize: 10).lineHeight)
      Text("d").font(.system(size: UIFont.preferredFont(forTextStyle: .body).pointSize))
      ForEach(UIFont.familyNames, id: \.self) { family in
        ForEach(UIFont.fontNames(forFamilyName: family), id: \.self) { name in
          Text(name).font(.custom(name, size: UIFont.labelFontSize))
        }
      }
    }
  }
}

// row: `extraLargeTitle`, `extraLargeTitle2`
func samplePoints(_ style: Font.TextStyle) -> CGFloat {
  switch style {
  case .extraLargeTitle: 36
  case .extraLargeTitle2: 28
  case .body: 17
  @unknown default: UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize
  }
}
struct Sample_extraLarge: View {
  @ScaledMetric(relativeTo: .extraLargeTitle2) private var height = samplePoints(.extraLargeTitle)
  var body: some View {
    Text("a").font(.extraLargeTitle).frame(height: height)
    Text("b").font(.system(.extraLargeTitle2, design: .rounded))
  }
}

// row: `UIScreen`, `UIDevice`
let sampleWidth = UIScreen.main.bounds.width
struct Sample_device: View {
  @State private var orientation = UIDevice.current.orientation
  var body: some View {
    Text("a")
      .frame(width: UIScreen.main.bounds.size.width * 0.8, height: UIScreen.main.bounds.height / 3)
      .padding(UIDevice.current.userInterfaceIdiom == .pad ? 20 : 10)
      .opacity(orientation.isLandscape ? 1 : 0.5)
  }
}

// row: `UIApplication`, scenes and windows
struct Sample_application: View {
  var safeAreaTop: CGFloat {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    return scene?.windows.first?.safeAreaInsets.top ?? 0
  }
  var body: some View {
    VStack {
      Text("a").padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top)
      Text("b").padding(.top, safeAreaTop)
    }
    .onAppear {
      UIApplication.shared.isIdleTimerDisabled = true
      if let url = URL(string: UIApplication.openSettingsURLString),
        UIApplication.shared.canOpenURL(url)
      {
        UIApplication.shared.open(url)
      }
      UIApplication.shared.windows.first?.rootViewController?.present(
        UIHostingController(rootView: Text("x")), animated: true)
      UIPasteboard.general.string = "copied"
    }
  }
}

// row: `appearance()` of UIKit's bars, lists and controls
struct Sample_appearance: View {
  init() {
    UITableView.appearance().backgroundColor = .clear
    UITableView.appearance().separatorStyle = .none
    UITextView.appearance().backgroundColor = .clear
    UIScrollView.appearance().bounces = false
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    UISegmentedControl.appearance().selectedSegmentTintColor = .systemBlue
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white], for: .selected)
    UIPageControl.appearance().currentPageIndicatorTintColor = .red
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(Color.red)
    UITabBar.appearance().standardAppearance = appearance
    UITabBar.appearance().scrollEdgeAppearance = appearance
  }
  var body: some View { Text("a") }
}

// row: `ImageRenderer`
@MainActor func sample_export() -> Data? {
  let renderer = ImageRenderer(content: Text("a"))
  renderer.scale = 2
  renderer.isOpaque = true
  renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
  if let image = renderer.uiImage { _ = Image(uiImage: image) }
  _ = renderer.cgImage?.width
  return renderer.uiImage?.pngData() ?? renderer.uiImage?.jpegData(compressionQuality: 0.8)
}
