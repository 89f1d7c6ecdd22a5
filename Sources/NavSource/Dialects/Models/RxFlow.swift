extension LibraryModel {
  /// RxFlow: a stepper says a step, the flow that it was contributed to navigates there, and contributes
  /// further steppers and flows.
  ///
  /// Source: https://github.com/RxSwiftCommunity/RxFlow, version 2.13.
  static let rxFlow = LibraryModel(
    modules: ["RxFlow"], marks: ["FlowCoordinator", "FlowContributors"],
    source: """
      protocol Step {}
      protocol Presentable {}
      extension UIViewController: Presentable {}
      extension UIWindow: Presentable {}
      protocol Flow: Presentable {
        var root: Presentable { get }
        func navigate(to step: Step) -> FlowContributors
      }

      protocol Stepper {
        var steps: PublishRelay<Step> { get }
        var initialStep: Step { get }
        func readyToEmitSteps()
      }
      extension Stepper {
        var initialStep: Step { none }
        func readyToEmitSteps() {}
        func listen(_ run: FlowRun) { run.hear(self) }
        func begin(_ run: FlowRun) {
          run.handle(initialStep)
          readyToEmitSteps()
        }
      }
      class OneStepper: Stepper {
        let steps = PublishRelay<Step>()
        let singleStep: Step
        init(withSingleStep singleStep: Step) { self.singleStep = singleStep }
        var initialStep: Step { singleStep }
      }
      class DefaultStepper: Stepper {
        let steps = PublishRelay<Step>()
        var initialStep: Step { RxFlowStep.home }
      }
      class CompositeStepper: Stepper {
        let steps = PublishRelay<Step>()
        let steppers: [Stepper]
        init(steppers: [Stepper]) { self.steppers = steppers }
        func listen(_ run: FlowRun) { for stepper in steppers { stepper.listen(run) } }
        func begin(_ run: FlowRun) { for stepper in steppers { stepper.begin(run) } }
      }
      enum RxFlowStep: Step { case home }

      enum FlowContributor {
        case next(Presentable, Stepper)
        case forwardToCurrentFlow(withStep: Step), forwardToParentFlow(withStep: Step)
        static func contribute(
          withNextPresentable presentable: Presentable, withNextStepper stepper: Stepper,
          allowStepWhenNotPresented: Bool = false, allowStepWhenDismissed: Bool = false
        ) -> FlowContributor {
          return FlowContributor.next(presentable, stepper)
        }
        static func contribute(withNext next: Presentable) -> FlowContributor {
          return FlowContributor.next(next, next)
        }
      }
      enum FlowContributors {
        case multiple(flowContributors: [FlowContributor]), one(flowContributor: FlowContributor)
        case end(forwardToParentFlowWithStep: Step), triggerParentFlow(withStep: Step), none
      }

      class FlowCoordinator {
        let steps = PublishRelay<Step>()
        func coordinate(
          flow: Flow, with stepper: Stepper = DefaultStepper(), allowStepWhenDismissed: Bool = false
        ) {
          FlowRun(flow: flow, coordinator: self).start(stepper)
        }
        func navigate(to step: Step) { steps.accept(step) }
      }
      class FlowRun {
        let flow: Flow
        let coordinator: FlowCoordinator
        var parent: FlowRun
        init(flow: Flow, coordinator: FlowCoordinator) {
          self.flow = flow
          self.coordinator = coordinator
          coordinator.steps.subscribe { step in self.handle(step) }
        }
        func start(_ stepper: Stepper) {
          stepper.listen(self)
          stepper.begin(self)
        }
        func hear(_ stepper: Stepper) { stepper.steps.subscribe { step in self.handle(step) } }
        func handle(_ step: Step) {
          if isCase(step) {
            switch flow.navigate(to: step) {
            case .one(let contributor): contribute(contributor)
            case .multiple(let contributors): for each in contributors { contribute(each) }
            case .end(let step): parent.handle(step)
            case .triggerParentFlow(let step): parent.handle(step)
            case .none: break
            }
          }
        }
        func contribute(_ contributor: FlowContributor) {
          switch contributor {
          case .next(let presentable, let stepper):
            if isFlow(presentable) {
              let run = FlowRun(flow: presentable, coordinator: coordinator)
              run.parent = self
              run.start(stepper)
            } else {
              start(stepper)
            }
          case .forwardToCurrentFlow(let step): handle(step)
          case .forwardToParentFlow(let step): parent.handle(step)
          }
        }
      }

      typealias NextFlowItems = FlowContributors
      enum Flows {
        static func whenReady(flow1: Flow, block: (Any) -> Void) { block(flow1.root) }
        static func whenReady(flow1: Flow, flow2: Flow, block: (Any, Any) -> Void) {
          block(flow1.root, flow2.root)
        }
        static func use(_ flow: Flow, when strategy: Any, block: (Any) -> Void) {
          block(flow.root)
        }
        static func use(_ a: Flow, _ b: Flow, when strategy: Any, block: (Any, Any) -> Void) {
          block(a.root, b.root)
        }
        static func use(
          _ a: Flow, _ b: Flow, _ c: Flow, when strategy: Any, block: (Any, Any, Any) -> Void
        ) {
          block(a.root, b.root, c.root)
        }
        static func use(
          _ a: Flow, _ b: Flow, _ c: Flow, _ d: Flow, when strategy: Any,
          block: (Any, Any, Any, Any) -> Void
        ) {
          block(a.root, b.root, c.root, d.root)
        }
        static func use(
          _ a: Flow, _ b: Flow, _ c: Flow, _ d: Flow, _ e: Flow, when strategy: Any,
          block: (Any, Any, Any, Any, Any) -> Void
        ) {
          block(a.root, b.root, c.root, d.root, e.root)
        }
        static func use(_ flows: [Flow], when strategy: Any, block: ([Any]) -> Void) {
          block(flows.map { flow in flow.root })
        }
      }
      """)
}
