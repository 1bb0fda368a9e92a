import Foundation
import PackagePlugin

/// Before each build: writes `Commit.swift`, which names the commit that the program is built from.
@main
struct NameCommit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let script = context.package.directoryURL.appending(path: "Sources/NameCommit/name-commit")
    return [
      .prebuildCommand(
        displayName: "Naming the commit", executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: [
          script.path, context.package.directoryURL.path, context.pluginWorkDirectoryURL.path,
        ],
        outputFilesDirectory: context.pluginWorkDirectoryURL)
    ]
  }
}
