import Galley
import GalleyStrings

extension SceneRegistry {
  static var pickers: [ElementDefinition] { [picker, datePicker, colorPicker] }

  private static let pickerLooks = [
    ControlLook("automatic") { AnyView($0.pickerStyle(.automatic)) },
    ControlLook("segmented") { AnyView($0.pickerStyle(.segmented)) },
    ControlLook("menu") { AnyView($0.pickerStyle(.menu)) },
    ControlLook("inline") { AnyView($0.pickerStyle(.inline)) },
    ControlLook("navigationLink") { AnyView($0.pickerStyle(.navigationLink)) },
    ControlLook("wheel") { AnyView($0.pickerStyle(.wheel)) },
    ControlLook("palette") { AnyView($0.pickerStyle(.palette)) },
  ]

  private static var picker: ElementDefinition {
    ElementDefinition(
      name: "Picker", summary: "One of several options.",
      keys: [
        controlTitle, symbol,
        .required(
          "options", .options,
          "The options in order: texts, or objects with a title, a symbol, and a tag, "
            + "which defaults to the title."),
        .optional("selection", .text, "none", "The tag of the selected option."),
        .look(pickerLooks),
      ]
    ) { arguments in
      let options = try arguments.required("options").options()
      let selection = try arguments["selection"]?.tag(
        among: options.map(\.tag), "an option", of: "options")
      let choices = options.map { UTF8Key($0.tag) }
      return try arguments.styled(
        try arguments.titled { label in
          AnyView(
            Picker(selection: .constant(selection.map { UTF8Key($0) })) {
              ForEach(options.indices, id: \.self) { index in
                options[index].label.tag(choices[index])
              }
            } label: {
              label
            })
        }, pickerLooks)
    }
  }

  private static let dateLooks = [
    ControlLook("automatic") { AnyView($0.datePickerStyle(.automatic)) },
    ControlLook("compact") { AnyView($0.datePickerStyle(.compact)) },
    ControlLook("graphical") { AnyView($0.datePickerStyle(.graphical)) },
    ControlLook("wheel") { AnyView($0.datePickerStyle(.wheel)) },
  ]

  private static var datePicker: ElementDefinition {
    let components: [(String, DatePickerComponents)] = [
      ("both", [.date, .hourAndMinute]), ("date", .date), ("hourAndMinute", .hourAndMinute),
    ]
    return ElementDefinition(
      name: "DatePicker", summary: "A date and time, in the inherited locale and calendar.",
      keys: [
        controlTitle, symbol,
        .required(
          "selection", .date, "The date, shown in the time zone that it is written in."),
        .optional(
          "displayedComponents", .choice(components.map(\.0)), "both",
          "date, hourAndMinute or both."),
        .look(dateLooks),
      ]
    ) { arguments in
      let (date, zone) = try arguments.required("selection").date()
      let shown =
        try arguments["displayedComponents"]?.choice(components, "components of a date")
        ?? [.date, .hourAndMinute]
      let view = try arguments.titled { label in
        AnyView(DatePicker(selection: .constant(date), displayedComponents: shown) { label })
      }
      return try arguments.styled(view.environment(\.timeZone, zone), dateLooks)
    }
  }

  private static var colorPicker: ElementDefinition {
    ElementDefinition(
      name: "ColorPicker", summary: "A colour to choose.",
      keys: [controlTitle, symbol, .required("selection", .color, "The colour.")]
    ) { arguments in
      let color = try arguments.required("selection").color()
      return try arguments.titled { label in
        AnyView(ColorPicker(selection: .constant(color)) { label })
      }
    }
  }
}
