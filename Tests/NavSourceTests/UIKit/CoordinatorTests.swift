import Testing

/// Coordinators that controllers know by protocols.
@Suite struct CoordinatorTests {
  @Test func whateverAdoptsTheFirstProtocolOfACompositionActed() {
    expectMap(
      controller: """
        weak var flow: (any Flow & Closing)?
        @objc func leave() { flow?.leave() }
        """,
      rest: """
        protocol Flow: AnyObject { func begin() }
        protocol Closing: AnyObject { func leave() }
        typealias ClosingFlow = Flow & Closing
        final class PickFlow: Flow, Closing {
          func begin() {}
          func leave() { Router.shared.open(HelpController()) }
        }
        final class SignFlow: Flow {
          func begin() {}
          func leave() { Router.shared.open(ItemController()) }
        }
        final class Router {
          static let shared = Router()
          var top = UINavigationController()
          func open(_ page: UIViewController) { top.⟦a⟧pushViewController(page, animated: true) }
        }
        final class ListController: UIViewController {
          var flow: ClosingFlow?
          @objc func done() { flow?.leave() }
        }
        """,
      """
      HomeController -push-> HelpController "leave" at a via PickFlow>Router
      ListController -push-> HelpController "done" at a via PickFlow>Router
      """)
  }

  @Test func subclassesSharedWhatEachWasGiven() {
    expectMap(
      controller: """
        @objc func first() { FirstFlow(stack: navigationController!).begin() }
        @objc func second() { SecondFlow(stack: navigationController!).begin() }
        """,
      rest: """
        protocol Flow: AnyObject { func more() }
        class BaseController: UIViewController {
          weak var flow: Flow?
          @objc func moreTapped() { flow?.more() }
        }
        final class FirstController: BaseController {}
        final class SecondController: BaseController {}
        final class FirstFlow: Flow {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func begin() {
            let page = FirstController()
            page.flow = self
            stack.⟦a⟧pushViewController(page, animated: true)
          }
          func more() { stack.⟦b⟧pushViewController(HelpController(), animated: true) }
        }
        final class SecondFlow: Flow {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func begin() {
            let page = SecondController()
            page.flow = self
            stack.⟦c⟧pushViewController(page, animated: true)
          }
          func more() { stack.⟦d⟧popViewController(animated: true) }
        }
        """,
      """
      HomeController -push-> FirstController "first" at a
      HomeController -push-> SecondController "second" at c
      FirstController -push-> HelpController "moreTapped" at b via FirstFlow
      SecondController -back-> @previous "moreTapped" at d via SecondFlow
      """)
  }

  /// It went back from the delegate of the app, which is no screen.
  @Test func aWayBackThatNobodyAsksForStartedAtTheApp() {
    expectMap(
      of: """
        import UIKit
        final class Router {
          weak var stack: UINavigationController?
          init(stack: UINavigationController) { self.stack = stack }
          func begin() { stack?.viewControllers = [FeedController()] }
          func goBack() { stack?.popViewController(animated: true) }
        }
        final class FeedController: UIViewController {}
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          var router: Router?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            let stack = UINavigationController()
            router = Router(stack: stack)
            router?.begin()
            window = UIWindow()
            window?.⟦a⟧rootViewController = stack
            return true
          }
        }
        """,
      """
      entry FeedController
      AppDelegate -root-> FeedController at a wraps UINavigationController
      """)
  }

  @Test func aPublishedModelOfACoordinator() {
    expectMap(
      of: """
        import SwiftUI
        protocol HomeDelegate: AnyObject { func wantsWizard(); func wantsItem() }
        final class WizardModel: ObservableObject, Identifiable {}
        final class ItemModel: ObservableObject, Hashable {}
        final class HomeModel: ObservableObject {
          weak var delegate: HomeDelegate?
          func wizard() { delegate?.wantsWizard() }
          func item() { delegate?.wantsItem() }
        }
        final class Coordinator: ObservableObject, HomeDelegate {
          let home = HomeModel()
          @Published var wizard: WizardModel?
          @Published var path = NavigationPath()
          init() { home.delegate = self }
          func wantsWizard() { wizard = WizardModel() }
          func wantsItem() { path.⟦i⟧append(ItemModel()) }
        }
        struct MainView: View {
          @ObservedObject var coordinator: Coordinator
          var body: some View {
            NavigationStack(path: $coordinator.path) {
              HomeView(model: coordinator.home)
                .navigationDestination(for: ItemModel.self) { _ in ItemView() }
            }
            .⟦w⟧fullScreenCover(item: $coordinator.wizard) { _ in WizardView() }
          }
        }
        struct HomeView: View {
          @ObservedObject var model: HomeModel
          var body: some View {
            VStack { Button("Wizard") { model.wizard() }; Button("Item") { model.item() } }
          }
        }
        struct WizardView: View { var body: some View { Text("Wizard") } }
        struct ItemView: View { var body: some View { Text("Item") } }
        @main struct DemoApp: App {
          @StateObject var coordinator = Coordinator()
          var body: some Scene { WindowGroup { MainView(coordinator: coordinator) } }
        }
        """,
      """
      DemoApp -root-> MainView
      MainView -root-> HomeView
      HomeView -fullScreenCover-> WizardView "Wizard" at w
      HomeView -push-> ItemView "Item" at i
      """)
  }

  /// They started at the screen that keeps the coordinator as well, and what they made was a part of it.
  @Test func closuresInAStructureActedForTheKeeperOfTheCoordinator() {
    expectMap(
      controller: """
        private var flow: ProfileFlow?
        @objc func enter() {
          guard let stack = navigationController else { return }
          flow = ProfileFlow(stack: stack)
          flow?.start()
        }
        """,
      rest: """
        import SwiftUI
        struct ProfileScreen: View {
          struct Actions { var edit: () -> Void; var help: () -> Void }
          let actions: Actions
          var body: some View {
            List {
              Button("Edit", action: actions.edit)
              Text("Help").onTapGesture(perform: actions.help)
            }
          }
        }
        struct EditScreen: View { var body: some View { Text("Edit") } }
        final class ProfileFlow {
          private weak var stack: UINavigationController?
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
            let page = ProfileScreen(
              actions: .init(
                edit: { [weak self] in self?.edit() }, help: { [weak self] in self?.help() }))
            stack?.⟦a⟧pushViewController(UIHostingController(rootView: page), animated: true)
          }
          private func edit() {
            stack?.⟦b⟧pushViewController(UIHostingController(rootView: EditScreen()), animated: true)
          }
          private func help() { stack?.⟦c⟧pushViewController(HelpController(), animated: true) }
        }
        """,
      """
      HomeController -push-> ProfileScreen "enter" at a via ProfileFlow
      ProfileScreen -push-> EditScreen "Edit" at b via ProfileFlow
      ProfileScreen -push-> HelpController "Help" at c via ProfileFlow
      """)
  }

  @Test func closuresInAStructureThatAModelCalls() {
    expectMap(
      controller: """
        private var flow: ListFlow?
        @objc func enter() {
          guard let stack = navigationController else { return }
          flow = ListFlow(stack: stack)
          flow?.start()
        }
        """,
      rest: """
        import UIKit
        struct ListActions { let open: (Int) -> Void; let close: () -> Void }
        final class ListModel {
          private let actions: ListActions
          init(actions: ListActions) { self.actions = actions }
          func select(_ item: Int) { actions.open(item) }
          func cancel() { actions.close() }
        }
        final class ListController: UITableViewController {
          private let model: ListModel
          init(model: ListModel) { self.model = model; super.init(style: .plain) }
          required init?(coder: NSCoder) { nil }
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            model.select(path.row)
          }
          @objc func cancel() { model.cancel() }
        }
        final class ListFlow {
          private let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
            let actions = ListActions(open: open(item:), close: close)
            let page = ListController(model: ListModel(actions: actions))
            stack.⟦a⟧pushViewController(page, animated: true)
          }
          private func open(item: Int) { stack.⟦b⟧pushViewController(ItemController(), animated: true) }
          private func close() { stack.⟦c⟧popViewController(animated: true) }
        }
        """,
      """
      HomeController -push-> ListController "enter" at a via ListFlow
      ListController -push-> ItemController "select row" at b
      ListController -back-> @previous "cancel" at c
      """)
  }
}
