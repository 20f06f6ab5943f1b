import Foundation

/// The units of one of Foundation's dimensions by their names in CLDR, which ICU writes.
struct UnitKind: Sendable {
  /// The unit that all others of the dimension can be converted to.
  let base: Dimension
  /// Whether regions prefer different units for it (Apple's Foundation asks ICU for these dimensions alone).
  let isRegional: Bool
  private let names: [(unit: Dimension, name: String)]

  private init(_ base: Dimension, regional isRegional: Bool, _ names: [(Dimension, String)]) {
    self.base = base
    self.isRegional = isRegional
    self.names = names.map { (unit: $0.0, name: $0.1) }
  }

  /// The name of a unit; nil for units of one's own, and for those that ICU has no words for: `nibbles`, `slugs`,
  /// electric charges and a few others.
  func name(of unit: Dimension) -> String? {
    names.first { $0.unit.symbol == unit.symbol && $0.unit == unit }?.name
  }

  /// The units of a unit's dimension; nil for dimensions of one's own.
  static func of(_ unit: Dimension) -> UnitKind? {
    switch unit {
    case is UnitLength: length
    case is UnitMass: mass
    case is UnitTemperature: temperature
    case is UnitDuration: duration
    case is UnitSpeed: speed
    case is UnitVolume: volume
    case is UnitArea: area
    case is UnitEnergy: energy
    case is UnitPower: power
    case is UnitPressure: pressure
    case is UnitFrequency: frequency
    case is UnitAngle: angle
    case is UnitAcceleration: acceleration
    case is UnitInformationStorage: storage
    case is UnitFuelEfficiency: fuel
    case is UnitConcentrationMass: concentration
    case is UnitDispersion: dispersion
    case is UnitIlluminance: illuminance
    case is UnitElectricCurrent: current
    case is UnitElectricPotentialDifference: voltage
    case is UnitElectricResistance: resistance
    case is UnitElectricCharge: charge
    default: nil
    }
  }

  private static let length = UnitKind(
    UnitLength.meters, regional: true,
    [
      (UnitLength.meters, "meter"), (UnitLength.kilometers, "kilometer"),
      (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
      (UnitLength.miles, "mile"), (UnitLength.feet, "foot"), (UnitLength.inches, "inch"),
      (UnitLength.yards, "yard"), (UnitLength.megameters, "megameter"),
      (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "dekameter"),
      (UnitLength.decimeters, "decimeter"), (UnitLength.micrometers, "micrometer"),
      (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"),
      (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
      (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
      (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
      (UnitLength.parsecs, "parsec"),
    ])

  private static let mass = UnitKind(
    UnitMass.kilograms, regional: true,
    [
      (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.pounds, "pound"),
      (UnitMass.ounces, "ounce"), (UnitMass.milligrams, "milligram"),
      (UnitMass.decigrams, "decigram"), (UnitMass.centigrams, "centigram"),
      (UnitMass.micrograms, "microgram"), (UnitMass.nanograms, "nanogram"),
      (UnitMass.picograms, "picogram"), (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"),
      (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
    ])

  private static let temperature = UnitKind(
    UnitTemperature.kelvin, regional: true,
    [
      (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
      (UnitTemperature.kelvin, "kelvin"),
    ])

  private static let duration = UnitKind(
    UnitDuration.seconds, regional: false,
    [
      (UnitDuration.seconds, "second"), (UnitDuration.minutes, "minute"),
      (UnitDuration.hours, "hour"), (UnitDuration.milliseconds, "millisecond"),
      (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
      (UnitDuration.picoseconds, "picosecond"),
    ])

  private static let speed = UnitKind(
    UnitSpeed.metersPerSecond, regional: true,
    [
      (UnitSpeed.metersPerSecond, "meter-per-second"),
      (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
      (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
    ])

  private static let volume = UnitKind(
    UnitVolume.liters, regional: true,
    [
      (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"),
      (UnitVolume.centiliters, "centiliter"), (UnitVolume.deciliters, "deciliter"),
      (UnitVolume.kiloliters, "kiloliter"), (UnitVolume.megaliters, "megaliter"),
      (UnitVolume.cups, "cup"), (UnitVolume.tablespoons, "tablespoon"),
      (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.fluidOunces, "fluid-ounce"),
      (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
      (UnitVolume.metricCups, "cup-metric"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
      (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicDecimeters, "cubic-decimeter"),
      (UnitVolume.cubicCentimeters, "cubic-centimeter"),
      (UnitVolume.cubicMillimeters, "cubic-millimeter"), (UnitVolume.cubicInches, "cubic-inch"),
      (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
      (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"),
      (UnitVolume.bushels, "bushel"), (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
      (UnitVolume.imperialQuarts, "quart-imperial"),
      (UnitVolume.imperialGallons, "gallon-imperial"),
    ])

  private static let area = UnitKind(
    UnitArea.squareMeters, regional: true,
    [
      (UnitArea.squareMeters, "square-meter"), (UnitArea.squareKilometers, "square-kilometer"),
      (UnitArea.squareCentimeters, "square-centimeter"),
      (UnitArea.squareMillimeters, "square-millimeter"),
      (UnitArea.squareMicrometers, "square-micrometer"),
      (UnitArea.squareNanometers, "square-nanometer"),
      (UnitArea.squareMegameters, "square-megameter"), (UnitArea.squareInches, "square-inch"),
      (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
      (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
      (UnitArea.hectares, "hectare"),
    ])
}

extension UnitKind {
  private static let energy = UnitKind(
    UnitEnergy.joules, regional: true,
    [
      (UnitEnergy.joules, "joule"), (UnitEnergy.kilojoules, "kilojoule"),
      (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
      (UnitEnergy.kilowattHours, "kilowatt-hour"),
    ])

  private static let power = UnitKind(
    UnitPower.watts, regional: true,
    [
      (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"),
      (UnitPower.megawatts, "megawatt"), (UnitPower.gigawatts, "gigawatt"),
      (UnitPower.terawatts, "terawatt"), (UnitPower.milliwatts, "milliwatt"),
      (UnitPower.microwatts, "microwatt"), (UnitPower.nanowatts, "nanowatt"),
      (UnitPower.picowatts, "picowatt"), (UnitPower.femtowatts, "femtowatt"),
      (UnitPower.horsepower, "horsepower"),
    ])

  private static let pressure = UnitKind(
    UnitPressure.newtonsPerMetersSquared, regional: true,
    [
      (UnitPressure.newtonsPerMetersSquared, "newton-per-square-meter"),
      (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
      (UnitPressure.megapascals, "megapascal"), (UnitPressure.gigapascals, "gigapascal"),
      (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
      (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
      (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    ])

  private static let frequency = UnitKind(
    UnitFrequency.hertz, regional: false,
    [
      (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
      (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
      (UnitFrequency.terahertz, "terahertz"), (UnitFrequency.millihertz, "millihertz"),
      (UnitFrequency.microhertz, "microhertz"), (UnitFrequency.nanohertz, "nanohertz"),
    ])

  private static let angle = UnitKind(
    UnitAngle.degrees, regional: false,
    [
      (UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian"),
      (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
      (UnitAngle.revolutions, "revolution"),
    ])

  private static let acceleration = UnitKind(
    UnitAcceleration.metersPerSecondSquared, regional: false,
    [
      (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
      (UnitAcceleration.gravity, "g-force"),
    ])

  private static let storage = UnitKind(
    UnitInformationStorage.bits, regional: false,
    [
      (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
      (UnitInformationStorage.kilobytes, "kilobyte"),
      (UnitInformationStorage.megabytes, "megabyte"),
      (UnitInformationStorage.gigabytes, "gigabyte"),
      (UnitInformationStorage.terabytes, "terabyte"),
      (UnitInformationStorage.petabytes, "petabyte"), (UnitInformationStorage.exabytes, "exabyte"),
      (UnitInformationStorage.zettabytes, "zettabyte"),
      (UnitInformationStorage.yottabytes, "yottabyte"),
      (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.megabits, "megabit"),
      (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.terabits, "terabit"),
      (UnitInformationStorage.petabits, "petabit"), (UnitInformationStorage.exabits, "exabit"),
      (UnitInformationStorage.zettabits, "zettabit"),
      (UnitInformationStorage.yottabits, "yottabit"),
      (UnitInformationStorage.kibibytes, "kibibyte"),
      (UnitInformationStorage.mebibytes, "mebibyte"),
      (UnitInformationStorage.gibibytes, "gibibyte"),
      (UnitInformationStorage.tebibytes, "tebibyte"),
      (UnitInformationStorage.pebibytes, "pebibyte"),
      (UnitInformationStorage.exbibytes, "exbibyte"),
    ])

  private static let fuel = UnitKind(
    UnitFuelEfficiency.litersPer100Kilometers, regional: true,
    [
      (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
      (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    ])

  private static let concentration = UnitKind(
    UnitConcentrationMass.gramsPerLiter, regional: true,
    [
      (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
      (UnitConcentrationMass.milligramsPerDeciliter, "milligram-ofglucose-per-deciliter"),
    ])

  private static let dispersion = UnitKind(
    UnitDispersion.partsPerMillion, regional: false,
    [(UnitDispersion.partsPerMillion, "permillion")])

  private static let illuminance = UnitKind(
    UnitIlluminance.lux, regional: false, [(UnitIlluminance.lux, "lux")])

  private static let current = UnitKind(
    UnitElectricCurrent.amperes, regional: false,
    [
      (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
      (UnitElectricCurrent.microamperes, "microampere"),
      (UnitElectricCurrent.kiloamperes, "kiloampere"),
      (UnitElectricCurrent.megaamperes, "megaampere"),
    ])

  private static let voltage = UnitKind(
    UnitElectricPotentialDifference.volts, regional: false,
    [
      (UnitElectricPotentialDifference.volts, "volt"),
      (UnitElectricPotentialDifference.millivolts, "millivolt"),
      (UnitElectricPotentialDifference.microvolts, "microvolt"),
      (UnitElectricPotentialDifference.kilovolts, "kilovolt"),
      (UnitElectricPotentialDifference.megavolts, "megavolt"),
    ])

  private static let resistance = UnitKind(
    UnitElectricResistance.ohms, regional: false,
    [
      (UnitElectricResistance.ohms, "ohm"), (UnitElectricResistance.milliohms, "milliohm"),
      (UnitElectricResistance.microohms, "microohm"), (UnitElectricResistance.kiloohms, "kiloohm"),
      (UnitElectricResistance.megaohms, "megaohm"),
    ])

  private static let charge = UnitKind(UnitElectricCharge.coulombs, regional: false, [])
}
