/// Numbers as every picture writes them: one digit after the point, the same in every locale.
enum Fixed {
  /// Rounded to 0.1.
  static func round(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// Rounded to 0.1, without a trailing `.0`; `0` for what is no number.
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e14 else { return "0" }
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}
