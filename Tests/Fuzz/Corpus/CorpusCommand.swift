@preconcurrency import Glibc
import PictureWriters

/// Writes small pictures in every format and kind to a folder for each format: `corpus DIRECTORY`.
@main
struct CorpusCommand {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      fputs("usage: corpus DIRECTORY\n", stderr)
      exit(64)
    }
    let directory = CommandLine.arguments[1]
    mkdir(directory, 0o755)
    for (format, files) in Corpus().files {
      mkdir("\(directory)/\(format)", 0o755)
      for (index, bytes) in files.enumerated() {
        guard let file = fopen("\(directory)/\(format)/\(index)", "wb") else { exit(1) }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
      }
    }
  }
}
