import SwiftUI

/// A list of two sections, gray, with the colours that a test laid over its rows: frames in
/// iOS 18, filled rows in iOS 26. The colours over the headers are left out.
private struct ListSections: View {
  let fillsRows: Bool

  var body: some View {
    List {
      Section("Fruits") {
        row("Apple", Color(red: 0, green: 1, blue: 1))
        row("Banana", Color(red: 1, green: 0, blue: 1))
        row("Cherry", Color(red: 0, green: 1, blue: 0))
      }
      Section("Vegetables") {
        row("Carrot", Color(red: 0, green: 0, blue: 1))
        row("Peas", Color(red: 1, green: 1, blue: 0))
      }
    }
    .scrollContentBackground(.hidden)
  }

  private func row(_ name: String, _ color: Color) -> some View {
    Text(name)
      .listRowBackground(
        ZStack {
          Color.white
          if fillsRows {
            color.opacity(0.3)
          } else {
            RoundedRectangle(cornerRadius: 10)
              .stroke(color.opacity(0.3), lineWidth: 4)
          }
        })
  }
}

/// The legend beside the screen: a square of the colour of each element, and what it says.
private struct Legend: View {
  let headers: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      entry("Apple", Color(red: 0, green: 1, blue: 1))
      entry("Banana", Color(red: 1, green: 0, blue: 1))
      entry("Cherry", Color(red: 0, green: 1, blue: 0))
      entry("Carrot", Color(red: 0, green: 0, blue: 1))
      entry("Peas", Color(red: 1, green: 1, blue: 0))
      entry("\(headers[0]). Heading.", Color(red: 0.5, green: 0, blue: 0.5))
      entry("\(headers[1]). Heading.", Color(red: 1, green: 0.5, blue: 0))
    }
    .padding(16)
    .frame(width: 316, height: 874, alignment: .topLeading)
    .background(Color(white: 0.9))
  }

  private func entry(_ text: String, _ color: Color) -> some View {
    HStack(alignment: .top, spacing: 16) {
      color.opacity(0.3).frame(width: 14, height: 14)
      Text(text)
        .font(.system(size: 12))
        .foregroundColor(.black)
    }
  }
}

private struct ScreenWithLegend: View {
  let fillsRows: Bool
  let headers: [String]

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ListSections(fillsRows: fillsRows)
        // The safe area of the test's device.
        .safeAreaPadding(EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
        .frame(width: 402, height: 874)
        // The list's ground, #F2F2F7, without its colour.
        .background(Color(white: 242.0 / 255))
      Legend(headers: headers)
    }
  }
}

#Preview("18") {
  ScreenWithLegend(fillsRows: false, headers: ["FRUITS", "VEGETABLES"])
}

#Preview("26") {
  ScreenWithLegend(fillsRows: true, headers: ["Fruits", "Vegetables"])
}
