import SwiftUI

/// Topics beside the chosen article on an iPad, one after the other on an iPhone.
struct HelpView: View {
  @State private var topic: HelpTopic?

  var body: some View {
    NavigationSplitView {
      HelpTopicList(selection: $topic)
    } detail: {
      if let topic {
        HelpArticleView(topic: topic)
      } else {
        Text("Choose a topic")
      }
    }
  }
}

struct HelpTopicList: View {
  @Binding var selection: HelpTopic?

  var body: some View {
    List(HelpTopic.allCases, selection: $selection) { topic in
      Text(topic.title).tag(topic)
    }
    .navigationTitle("Help")
  }
}

struct HelpArticleView: View {
  let topic: HelpTopic
  @Environment(\.openURL) private var openURL

  var body: some View {
    ScrollView {
      Text(topic.text)
      Button("Write to us") {
        openURL(URL(string: "mailto:help@shop.example")!)
      }
    }
    .navigationTitle(topic.title)
  }
}
