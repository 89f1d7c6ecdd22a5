internal import NavGraph

/// Pages that the data source of a page controller makes when the user turns them.
extension Evaluator {
  /// Where the pages before and after another come from.
  static let pageSides: NameSet = ["viewControllerBefore", "viewControllerAfter"]

  /// `pages.dataSource = self`: the pages of the source are those of the page controller.
  func showPages(of source: Value, in container: AbstractObject) {
    guard container.role == .pageController else { return }
    for alternative in source.alternatives {
      guard let type = alternative.object?.type else { continue }
      for function in type.functions("pageViewController") where side(of: function) != nil {
        let argument = EvaluatedArgument(label: nil, value: .object(container), isTrailing: false)
        let pages = with({ $0.trigger = nil }) {
          invoke(function, receiver: alternative, arguments: [argument])
        }
        into(container) { show(pages, madeBy: function, origin: owner(of: container)) }
      }
    }
  }

  /// What the method of a data source gives that is the page controller itself.
  func showOwnPages(_ pages: Value, madeBy function: FunctionSymbol) {
    guard function.owner?.role == .pageController else { return }
    show(pages, madeBy: function, origin: nil)
  }

  private func show(_ pages: Value, madeBy function: FunctionSymbol, origin: TypeSymbol?) {
    guard let side = side(of: function) else { return }
    for page in pages.alternatives {
      guard let object = page.object, object.role.fillsSlots, !object.isSymbolic else { continue }
      emit(.show(.replace, page), api: side, file: object.file, at: object.at, origin: origin)
    }
  }

  private func side(of function: FunctionSymbol) -> String? {
    function.fact.parameters.lazy.compactMap(\.label).first { Self.pageSides.contains($0) }
  }
}
