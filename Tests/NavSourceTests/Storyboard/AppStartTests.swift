import Testing

/// Which scene an app starts with.
@Suite struct AppStartTests {
  private let delegate = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    """
  private let sceneDelegate = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
    """

  private func start(_ name: String) -> String {
    storyboard(initial: "a", scene("a", "viewController", "customClass=\"\(name)Page\""))
  }

  private func propertyList(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(content)</dict></plist>
    """
  }

  @Test func thePropertyListNamesIt() {
    expectMap(
      of: [
        "App/Info.plist": propertyList("<key>UIMainStoryboardFile</key><string>Begin</string>"),
        "App/Begin.storyboard": start("Begin"), "App/Main.storyboard": start("Main"),
        "App/AppDelegate.swift": delegate, "App/SceneDelegate.swift": "",
      ],
      """
      entry BeginPage
      AppDelegate -root-> BeginPage direct
      screen MainPage
      storyboard.unknown-class
      storyboard.unknown-class
      swift.empty
      """)
  }

  @Test func theSceneManifestNamesItAndTheDelegate() {
    expectMap(
      of: [
        "App/Info.plist": propertyList(
          """
          <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key><array><dict>
          <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          <key>UISceneStoryboardFile</key><string>Main</string>
          </dict></array></dict></dict><key>UIMainStoryboardFile</key><string>Main</string>
          """),
        "App/Main.storyboard": start("Main"), "App/AppDelegate.swift": delegate,
        "App/SceneDelegate.swift": sceneDelegate,
        "App/MainPage.swift": "class MainPage: UIViewController {}",
      ],
      """
      entry MainPage
      SceneDelegate -root-> MainPage
      """)
  }

  @Test func theSettingsOfTheProjectNameIt() {
    expectMap(
      of: [
        "App.xcodeproj/project.pbxproj": """
        buildSettings = {
          INFOPLIST_KEY_UILaunchStoryboardName = Welcome;
          INFOPLIST_KEY_UIMainStoryboardFile = "Begin Here";
        };
        """,
        "App/Begin Here.storyboard": start("Begin"), "App/Main.storyboard": start("Main"),
        "App/Welcome.storyboard": start("Welcome"),
      ],
      """
      entry BeginPage
      screen BeginPage
      screen MainPage
      storyboard.skipped
      """)
  }

  @Test func otherwiseTheOnlyCandidateIsIt() {
    expectMap(
      of: [
        "Start.storyboard": storyboard(
          initial: "a",
          scene(
            "a", "viewController", "customClass=\"StartPage\"", connections(segue("show", to: "r")))
            + scene("r", "viewControllerPlaceholder", "storyboardName=\"Next\"")),
        "Next.storyboard": start("Next"),
      ],
      """
      entry StartPage
      StartPage -push-> NextPage
      """)
  }

  @Test func eachOfSeveralAppsHasItsOwn() {
    expectMap(
      of: [
        "Red/Info.plist": propertyList("<key>UIMainStoryboardFile</key><string>Main</string>"),
        "Red/Main.storyboard": start("Red"),
        "Blue/Info.plist": propertyList("<key>UIMainStoryboardFile</key><string>Main</string>"),
        "Blue/Main.storyboard": start("Blue"),
      ],
      """
      entry BluePage RedPage
      screen BluePage
      screen RedPage
      """)
  }

  @Test func whatCodePutsIntoTheWindowComesFirst() {
    expectMap(
      of: [
        "Main.storyboard": start("Main"), "Other.storyboard": start("Other"),
        "App.swift": """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
            window?.rootViewController = CodePage()
            return true
          }
        }
        class CodePage: UIViewController {}
        class MainPage: UIViewController {}
        class OtherPage: UIViewController {}
        """,
      ],
      """
      entry CodePage
      AppDelegate -root-> CodePage
      screen MainPage
      screen OtherPage
      """)
  }
}
