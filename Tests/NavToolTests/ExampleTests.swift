import NavGraph
import NavTestSupport
import Testing

/// The map of `Examples/Shop` against what its authors know about it, written by hand.
@Suite struct ExampleTests {
  /// Drawn once for all tests here.
  private static let map = Result {
    let tool = try BuiltTool(in: DocumentPage.root.path)
    return try tool.run("map", "Examples/Shop", "-f", "json")
  }

  private let graph: NavigationGraph

  init() throws {
    let outcome = try Self.map.get()
    try #require(outcome.code == 0, "\(outcome.errors)")
    graph = GraphJSON.read(Array(outcome.output.utf8), file: "shop.json")
  }

  private var found: Set<String> {
    Set(graph.transitions.map { "\($0.from) -\($0.kind.rawValue)-> \($0.to)" })
  }

  @Test func everyTransitionIsFound() {
    let missing = Self.expected.subtracting(found)
    #expect(missing.sorted() == [])
  }

  @Test func nothingIsMadeUp() {
    let wrong = found.subtracting(Self.expected)
    #expect(wrong.sorted() == [])
  }

  @Test func rowsAndWrappersAreNoScreens() {
    let screens = Set(graph.screens.map(\.id.description))
    let parts = [
      "CategoryRow", "ProductTile", "OrderRow", "RatingStars", "DisappearingHostingController",
      "HostingModifier", "ViewControllerReader", "UIHostingController", "UINavigationController",
    ]
    #expect(screens.isDisjoint(with: parts))
  }

  #if Graphviz
    @Test func theUsualPictureIsLaidOutByGraphviz() throws {
      let tool = try BuiltTool(in: DocumentPage.root.path)
      func picture(_ layout: String) throws -> String {
        let outcome = try tool.run("map", "Examples/Shop", "-f", "svg", "--layout=\(layout)")
        #expect(outcome.errors == "")
        return outcome.output
      }
      let usual = try picture("auto")
      #expect(try usual == picture("dot"))
      #expect(try usual != picture("tree"))
    }
  #endif

  @Test func tabsAreInOrder() {
    let tabs = graph.tabs.first { $0.container == "MainTabBarController" }?.order ?? []
    #expect(tabs.map(\.label) == ["Home", "Catalog", "Cart", "Account"])
    #expect(tabs.map(\.icon) == ["house", "square.grid.2x2", "cart", "person.crop.circle"])
  }
}

extension ExampleTests {
  private static let expected = Set(
    """
    @anywhere -push-> OrderView
    @anywhere -push-> ProductView
    SceneDelegate -root-> MainTabBarController
    MainTabBarController -tab-> HomeViewController
    MainTabBarController -tab-> CatalogView
    MainTabBarController -tab-> CartViewController
    MainTabBarController -tab-> AccountView
    MainTabBarController -fullScreenCover-> OnboardingView
    OnboardingView -sheet-> SignUpView
    OnboardingView -dismiss-> @presenter

    HomeViewController -push-> SearchViewController
    HomeViewController -push-> ProductView
    HomeViewController -sheet-> StoreMapViewController
    HomeViewController -sheet-> CampaignView
    SearchViewController -push-> ProductView
    StoreMapViewController -popover-> StoreViewController
    StoreMapViewController -dismiss-> @presenter
    StoreViewController -alert-> alert:Call the store?
    StoreViewController -link-> url:phoneURL
    CampaignView -dismiss-> @presenter

    CatalogView -push-> CategoryView
    CatalogView -push-> BrandView
    CatalogView -sheet-> FilterView
    CategoryView -push-> ProductView
    BrandView -push-> ProductView
    BrandView -link-> url:https://shop.example/brands
    FilterView -dismiss-> @presenter
    ProductView -fullScreenCover-> PhotoViewer
    ProductView -popover-> SizeGuideView
    ProductView -sheet-> ReviewEditor
    ProductView -push-> ReviewsView
    ProductView -confirmationDialog-> alert:Which size?
    PhotoViewer -dismiss-> @presenter
    ReviewsView -alert-> alert:Report this review?
    ReviewEditor -dismiss-> @presenter

    CartViewController -push-> ProductView
    CartViewController -push-> AddressViewController
    CartViewController -confirmationDialog-> alert:Remove from the cart?
    AddressViewController -push-> PaymentViewController
    PaymentViewController -sheet-> CardViewController
    PaymentViewController -sheet-> ReceiptView
    PaymentViewController -alert-> alert:Payment failed
    CardViewController -dismiss-> @presenter
    ReceiptView -dismiss-> @presenter
    ReceiptView -back-> @root

    AccountView -push-> SettingsView
    AccountView -push-> OrderListView
    AccountView -sheet-> SignInView
    AccountView -fullScreenCover-> HelpView
    OrderListView -push-> OrderView
    OrderView -alert-> alert:Return all items?
    SettingsView -push-> NotificationSettingsView
    SettingsView -push-> AboutView
    SettingsView -confirmationDialog-> alert:Sign out?
    AboutView -sheet-> SafariView
    SignInView -push-> SignUpView
    SignInView -dismiss-> @presenter
    SignUpView -back-> @previous
    SignUpView -dismiss-> @presenter
    HelpView -embed-> HelpTopicList
    HelpView -detail-> HelpArticleView
    HelpArticleView -link-> url:mailto:help@shop.example
    """
    .split(separator: "\n").map(String.init))
}
