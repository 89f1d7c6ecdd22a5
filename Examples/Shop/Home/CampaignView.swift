import SwiftUI

struct CampaignView: View {
  let campaign: Campaign
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      AsyncImage(url: campaign.image)
      Text(campaign.title).font(.title)
      Text(campaign.text)
      Button("Not now") { dismiss() }
    }
  }
}
