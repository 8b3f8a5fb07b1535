/// Languages that are preferred to those of the process, while a test looks at another locale.
package enum PreferredLanguages {
  @TaskLocal package static var override: [String]?
}
