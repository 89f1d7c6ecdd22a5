/// Texts that generated constants look up: `L10n.tr("Localizable", "cart.title")`, `"cart.title".localized()`.
extension Expression {
  /// Whether it is a call of a function, not of a type, with a literal text.
  var isTextLookUp: Bool {
    guard case .call(let call) = self else { return false }
    switch call.callee {
    case .name(let name, _, _) where name.first?.isLowercase == true: break
    case .member(let base, let name, _) where name.first?.isLowercase == true:
      if case .string? = base { return true }
    default: return false
    }
    return call.arguments.contains { if case .string = $0.value { true } else { false } }
  }
}

extension [Statement] {
  /// Whether they only give such a text.
  var isTextLookUp: Bool {
    guard count == 1 else { return false }
    switch self[0] {
    case .expression(let value), .return(let value?): return value.isTextLookUp
    default: return false
    }
  }
}

extension PropertyFact {
  /// Whether it is a constant of a table of texts.
  var isText: Bool {
    guard isStatic, type == nil || type?.name == "String" else { return false }
    return getter?.isTextLookUp ?? initial?.isTextLookUp ?? false
  }
}

extension FunctionFact {
  /// The same with arguments.
  var isText: Bool { isStatic && returns?.name == "String" && body?.isTextLookUp == true }
}
