"""Writes inputs for the benchmarks: a made-up app, a made-up map, a made-up dump. Same seed, same bytes."""

import json
import os
import random

VIEW = """import SwiftUI

/// Shows {noun} {n}.
struct {noun}{n}View: View {{
  @StateObject private var model = {noun}{n}Model()
  @State private var isEditing = false
  let title: String

  var body: some View {{
    List {{
      Section("{noun}") {{
        ForEach(model.rows) {{ row in
          NavigationLink {{ {next}View(title: row.name) }} label: {{ {noun}{n}Row(row: row) }}
        }}
      }}
      Text(title).font(.headline).foregroundColor(.secondary)
    }}
    .navigationTitle(title)
    .toolbar {{ Button("Edit") {{ isEditing = true }} }}
    .sheet(isPresented: $isEditing) {{ {noun}{n}Editor(model: model) }}
    .task {{ await model.load() }}
  }}
}}

struct {noun}{n}Row: View {{
  let row: {noun}{n}Model.Row

  var body: some View {{
    HStack {{
      Image(systemName: row.isNew ? "star.fill" : "star")
      VStack(alignment: .leading) {{
        Text(row.name).bold()
        Text(row.detail).font(.caption)
      }}
    }}
  }}
}}

struct {noun}{n}Editor: View {{
  @ObservedObject var model: {noun}{n}Model
  @Environment(\\.dismiss) private var dismiss

  var body: some View {{
    Form {{ TextField("Name", text: $model.draft) }}
      .toolbar {{ Button("Done") {{ model.save(); dismiss() }} }}
  }}
}}
"""

MODEL = """import Foundation

final class {noun}{n}Model: ObservableObject {{
  struct Row: Identifiable, Codable, Equatable {{
    let id: Int
    var name: String
    var detail: String
    var isNew: Bool {{ id % 7 == 0 && !name.isEmpty }}
  }}

  @Published var rows: [Row] = []
  @Published var draft = ""
  private let service: {noun}{n}Service

  init(service: {noun}{n}Service = .shared) {{ self.service = service }}

  func load() async {{
    do {{
      rows = try await service.fetch(page: rows.count / 20 + 1).sorted {{ $0.name < $1.name }}
    }} catch {{
      draft = "\\(error.localizedDescription) (\\(rows.count))"
    }}
  }}

  func save() {{
    guard !draft.isEmpty, let last = rows.last else {{ return }}
    rows.append(Row(id: last.id + 1, name: draft, detail: "new"))
    draft = ""
  }}
}}
"""

SERVICE = """import Foundation

/// Talks to the server about {noun}.
final class {noun}{n}Service {{
  static let shared = {noun}{n}Service()
  private var cache: [Int: [{noun}{n}Model.Row]] = [:]
  private let decoder = JSONDecoder()

  enum Failure: Error {{ case status(Int), empty, decoding(String) }}

  func fetch(page: Int) async throws -> [{noun}{n}Model.Row] {{
    if let known = cache[page] {{ return known }}
    var request = URLRequest(url: URL(string: "https://example.org/{noun}/{n}?page=\\(page)")!)
    request.httpMethod = "GET"
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let code = (response as? HTTPURLResponse)?.statusCode else {{ throw Failure.empty }}
    switch code {{
    case 200..<300: break
    case 400..<500: throw Failure.status(code)
    default: throw Failure.decoding(String(decoding: data.prefix(80), as: UTF8.self))
    }}
    let rows = try decoder.decode([{noun}{n}Model.Row].self, from: data)
    cache[page] = rows.filter {{ !$0.name.isEmpty }}.map {{ row in
      var copy = row
      copy.detail = row.detail.trimmingCharacters(in: .whitespaces)
      return copy
    }}
    return cache[page] ?? []
  }}
{helpers}}}
"""

HELPER = """
  func checksum{k}(_ values: [Int]) -> Int {{
    var sum = {k}
    for (index, value) in values.enumerated() where value > index {{
      sum = (sum &* 31) &+ (value ^ index)
      if sum < 0 {{ sum = -sum }}
    }}
    return sum % {prime}
  }}
"""

CONTROLLER = """import UIKit

final class {noun}{n}Controller: UITableViewController {{
  private var items: [{noun}{n}Model.Row] = []

  override func viewDidLoad() {{
    super.viewDidLoad()
    title = "{noun}"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
  }}

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {{
    let next = {next}Controller(style: .plain)
    navigationController?.pushViewController(next, animated: true)
  }}

  @objc private func add() {{
    let editor = UIHostingController(rootView: {noun}{n}View(title: "New"))
    editor.modalPresentationStyle = .fullScreen
    present(editor, animated: true)
  }}
}}
"""

NOUNS = ["Order", "Invoice", "Message", "Place", "Ticket", "Recipe", "Photo", "Team"]


def app(folder, lines, seed=1):
    """An app of about that many lines: half services and models, the rest screens."""
    random.seed(seed)
    os.makedirs(folder, exist_ok=True)
    count, n = 0, 0
    last = lines // 560
    while count < lines:
        noun = NOUNS[n % len(NOUNS)]
        following = n + 1 if n < last else 0
        values = dict(noun=noun, n=n, next=f"{NOUNS[following % len(NOUNS)]}{following}")
        helpers = "".join(
            HELPER.format(k=k, prime=random.choice([97, 193, 389, 769])) for k in range(36))
        for name, text in [
            ("View", VIEW.format(**values)), ("Model", MODEL.format(**values)),
            ("Service", SERVICE.format(helpers=helpers, **values)),
            ("Controller", CONTROLLER.format(**values)),
        ]:
            path = os.path.join(folder, noun, f"{noun}{n}{name}.swift")
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            count += text.count("\n")
        n += 1
    with open(os.path.join(folder, "App.swift"), "w", encoding="utf-8") as file:
        file.write(
            "import SwiftUI\n\n@main struct BenchApp: App {\n  var body: some Scene {\n"
            "    WindowGroup { NavigationStack { Order0View(title: \"Start\") } }\n  }\n}\n")
    return count


def graph(path, screens, seed=1):
    """A map with five tabs, a tree below each, and half as many lines across."""
    random.seed(seed)
    names = [f"Screen{i}" for i in range(screens)]
    edges = [("Screen0", f"Screen{i}", "tab") for i in range(1, 6)]
    for i in range(6, screens):
        edges.append((names[random.randrange(max(1, i // 3), i)], names[i], "push"))
    for _ in range(screens // 2):
        edges.append((random.choice(names), random.choice(names), random.choice(["push", "sheet"])))
    with open(path, "w", encoding="utf-8") as file:
        json.dump({
            "format": "navviz.graph", "version": 1, "name": "Bench", "entry": ["Screen0"],
            "screens": [{"id": n, "kind": "tabs" if n == "Screen0" else "screen"} for n in names],
            "transitions": [{"from": a, "to": b, "kind": k} for a, b, k in edges],
            "tabs": [{"container": "Screen0", "order": [{"to": f"Screen{i}"} for i in range(1, 6)]}],
        }, file)


def dump(path, controllers):
    """What the debugger prints for a tab bar with stacks, repeated until it is long enough."""
    rows = ["<UITabBarController 0x1000>, state: appeared, view: <UILayoutContainerView 0x2000>"]
    while len(rows) < controllers:
        at = 0x7F0000 + len(rows) * 64
        rows.append(f"   | <UINavigationController 0x{at:x}>, state: disappeared, view: "
                    f"<UILayoutContainerView 0x{at + 8:x}> not in the window")
        for depth in range(1, 9):
            bars = "   | " + "   | " * depth
            rows.append(f"{bars}<App.Screen{depth}Controller 0x{at + depth * 4:x}>, state: "
                        f"disappeared, view: <UIView 0x{at + depth * 4 + 2:x}> not in the window")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(rows[:controllers]) + "\n")
