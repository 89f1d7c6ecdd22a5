public import NavGraph

extension NavigationGraph {
  /// A screen that leads to itself.
  public static let selfLoop = NavigationGraph(
    name: "Loop", entry: ["Home"], screens: [Screen("Home")],
    transitions: [Transition(from: "Home", to: "Home", kind: .push, trigger: "Again")])
}

extension NavigationGraph {
  /// A small shop with a tab bar, modals, a detour from anywhere and screens that nothing leads to.
  public static let shop = NavigationMap("Shop") {
    WindowNode("ShopApp") {
      TabBarNode("MainTabs") {
        TabNode("Feed", icon: "house") {
          StackNode {
            ScreenNode("FeedScreen", title: "Feed") {
              sheet("FilterSheet", on: "Filter")
              push("ItemScreen", on: "Item row")
              push("ItemScreen", on: "Banner")
            }
          }
        }
        TabNode("Cart", icon: "cart", to: "CartScreen")
      }
    }
    ScreenNode("ItemScreen") {
      sheet(on: "Write a review") { ScreenNode("ReviewSheet") { dismiss(on: "Send") } }
      push("CartScreen", on: "Add to cart")
    }
    ScreenNode("CartScreen", title: "Shopping bag") {
      fullScreenCover("CheckoutScreen", on: "Check out", when: "cart is not empty")
      alert("Empty the cart?", on: "Empty")
    }
    ScreenNode("CheckoutScreen") { replace(with: "ReceiptScreen", on: "Pay") }
    ScreenNode("ReceiptScreen") { link("https://example.com/help", on: "Help") }
    ScreenNode("FilterSheet")
    AnywhereNode { push("ItemScreen", on: "notification") }
    ScreenNode("OldWelcome") { push("OldLogin", on: "Next") }
    ScreenNode("OldLogin") { back() }
  }.graph

  /// Titles, triggers and ids that break formats which do not escape.
  public static let hostile: NavigationGraph = {
    let texts = [
      "", "\"quoted\"", "back\\slash\\", "<b>bold</b>", "Q&A", "two\nlines", "]]>", "👩‍👩‍👧",
      "購物車", "שלום", "\u{202E}override", "\u{1B}[31mred", "\u{7}bell\u{0}",
      String(repeating: "long ", count: 4000),
    ]
    let ids = [
      "1Home", "tab:home", "A::B", "Graph", "end", "-", "Host<Item<A, B>>", "node", "\\", "\"",
      "a b", "subgraph", "é", "default",
    ].map { ScreenID($0) }
    return NavigationGraph(
      name: "<Hostile> & \"Co\"", entry: [ids[0]],
      screens: zip(ids, texts).map { Screen($0, title: $1, group: $1) },
      transitions: zip(zip(ids, ids.dropFirst()), texts).map {
        Transition(from: $0.0, to: $0.1, kind: .push, trigger: $1, condition: $1)
      }
    ).sorted()
  }()
}
