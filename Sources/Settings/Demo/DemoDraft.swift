import Demo

/// What the options of `tminus demo` said so far.
struct DemoDraft: Sendable {
  var lists = false
  var scene: DemoScene?
  var time = Duration.zero
}
