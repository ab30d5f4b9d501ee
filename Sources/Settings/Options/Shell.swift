/// A shell that can complete the command line.
public enum Shell: String, Hashable, Sendable, CaseIterable {
  case bash
  case zsh
  case fish
}
