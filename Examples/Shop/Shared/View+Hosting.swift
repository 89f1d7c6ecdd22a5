import SwiftUI
import UIKit

/// SwiftUI screens inside UIKit's stacks: a binding pushes or presents a hosting controller.
extension View {
  func pushes<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    modifier(
      HostingModifier(isPresented: isPresented) { presenter, onDisappear in
        let host = DisappearingHostingController(rootView: destination())
        host.onDisappear = onDisappear
        presenter.navigationController?.pushViewController(host, animated: true)
      })
  }

  func presents<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      HostingModifier(isPresented: isPresented) { presenter, onDisappear in
        let host = DisappearingHostingController(rootView: content())
        host.onDisappear = onDisappear
        host.modalPresentationStyle = .fullScreen
        presenter.present(host, animated: true)
      })
  }
}

private struct HostingModifier: ViewModifier {
  @Binding var isPresented: Bool
  let show: (UIViewController, @escaping () -> Void) -> Void
  @State private var presenter: UIViewController?

  func body(content: Content) -> some View {
    content
      .background(ViewControllerReader(controller: $presenter))
      .onChange(of: isPresented) { _, isPresented in
        guard isPresented, let presenter else { return }
        show(presenter) { self.isPresented = false }
      }
  }
}

/// Resets the binding when the user goes back by swipe or button.
final class DisappearingHostingController<Content: View>: UIHostingController<Content> {
  var onDisappear: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed {
      onDisappear?()
    }
  }
}

private struct ViewControllerReader: UIViewRepresentable {
  @Binding var controller: UIViewController?

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    DispatchQueue.main.async {
      controller =
        sequence(first: view as UIResponder, next: \.next)
        .first { $0 is UIViewController } as? UIViewController
    }
  }
}
