import DarkroomPackageSettings

/// Scripts that Git runs, as `init --hooks` prints them.
enum GitHooks {
  /// An SDK's tool can't be built by the package.
  private static let tool =
    SDKBundle.current == nil
    ? """
    record() { if command -v snapshot-record >/dev/null; then snapshot-record "$@"; else swift run --quiet snapshot-record "$@"; fi; }
    """
    : """
    record() { snapshot-record "$@"; }
    """

  /// No reference that cannot be used is committed, and none while its new value waits for a decision.
  static let preCommit = """
    #!/bin/sh
    # .git/hooks/pre-commit: runs no test.
    \(tool)
    git diff --cached --quiet -- '*__Snapshots__*' && exit 0
    record doctor --no-input || { echo 'pre-commit: a reference cannot be used; git commit --no-verify commits anyway' >&2; exit 1; }
    waiting=$(record pending --format references --quiet)
    [ -z "$waiting" ] || { echo "pre-commit: accept or reject these pending snapshots:" "$waiting" >&2; exit 1; }
    """

  /// Nothing is pushed whose pictures differ or that leaves references behind.
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
