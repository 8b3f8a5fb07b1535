import DarkroomPackageSettings

/// Scripts for Git hooks, as `init --hooks` prints them.
enum GitHooks {
  /// The package cannot build an SDK's tool.
  private static let tool =
    SDKBundle.current == nil
    ? """
    record() { if command -v snapshot-record >/dev/null; then snapshot-record "$@"; else swift run --quiet snapshot-record "$@"; fi; }
    """
    : """
    record() { snapshot-record "$@"; }
    """

  /// Prevents a commit of references that are unusable or whose new values are still pending.
  static let preCommit = """
    #!/bin/sh
    # .git/hooks/pre-commit: runs no test.
    \(tool)
    git diff --cached --quiet -- '*__Snapshots__*' && exit 0
    record doctor --no-input || { echo 'pre-commit: a reference cannot be used; git commit --no-verify commits anyway' >&2; exit 1; }
    waiting=$(record pending --format references --quiet)
    [ -z "$waiting" ] || { echo "pre-commit: accept or reject these pending snapshots:" "$waiting" >&2; exit 1; }
    """

  /// Prevents a push if pictures differ or references are unused.
  static let prePush = """
    #!/bin/sh
    # .git/hooks/pre-push: runs the tests; accepts and deletes nothing.
    \(tool)
    record test --check --no-input --unreferenced=reject --output summary
    """

  static let text = """
    Put each into the file that its second line names, and make it executable: chmod +x.

    \(preCommit)

    \(prePush)
    """
}
