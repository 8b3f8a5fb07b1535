import DarkroomCompilerFront
import DarkroomPackageSettings
import Glibc

let words = CommandLine.arguments
let tool = words.first.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? ""
do throws(FrontError) {
  guard let bundle = SDKBundle(image: "/proc/self/exe") else { throw .noBundle }
  let searchPath = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? ""
  try CompilerFront(bundle, searchPath: searchPath).run(tool, Array(words.dropFirst()))
} catch {
  let text = Array("\(error)\n".utf8)
  _ = unsafe write(STDERR_FILENO, text, text.count)
  exit(1)
}
