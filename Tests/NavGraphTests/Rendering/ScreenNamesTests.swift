import Testing

@testable import NavGraph

@Suite struct ScreenNamesTests {
  private func names(_ ids: String...) -> [String] {
    ScreenNames.names(of: ids.map { Screen(ScreenID($0)) })
  }

  @Test func idsAreSpoken() {
    #expect(names("MovieDetailViewController", "Cart.Main") == ["Movie Detail", "Cart · Main"])
  }

  /// A map of several targets had `HomeView@Watch` as the title of a card.
  @Test func twinsAreToldApartByTheirPlace() {
    #expect(names("HomeView", "HomeView@Watch") == ["Home", "Home (Watch)"])
    #expect(names("HomeView@Phone", "HomeView@Watch") == ["Home (Phone)", "Home (Watch)"])
    #expect(names("HomeView@Watch") == ["Home"])
  }

  @Test func wholePathsToldTwinsApart() {
    #expect(
      names("Home@Apps/Shop/Home.swift", "Home@Apps/Bank/Home.swift", "Home@Old/Bank/Home.swift")
        == ["Home (Shop)", "Home (Apps/Bank)", "Home (Old/Bank)"])
    #expect(
      names("Home@Shop/Home.swift", "Home@Shop/Start.swift")
        == ["Home (Home.swift)", "Home (Start.swift)"])
    #expect(names("Home@a/b", "Home@/", "Home") == ["Home (a)", "Home (/)", "Home"])
  }

  @Test func othersOfOneNameKeepTheirIds() {
    #expect(names("CartView", "CartScreen") == ["CartView", "CartScreen"])
    #expect(names("@anywhere", "Odd@") == ["@anywhere", "Odd"])
  }
}
