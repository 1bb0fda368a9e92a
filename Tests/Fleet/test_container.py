"""The container recipe, as far as it can be checked where no container engine is."""
import re
import subprocess
import unittest

from fleet import FLEET, ROOT

DOCKERFILE = FLEET / "Container/Dockerfile"
INSTRUCTIONS = {"ARG", "FROM", "COPY", "WORKDIR", "RUN", "USER", "ENV", "ENTRYPOINT"}


class ContainerTests(unittest.TestCase):
    def setUp(self) -> None:
        text = re.sub(r"^#.*\n", "", DOCKERFILE.read_text(), flags=re.M)
        lines = [line for line in re.sub(r"\\\n", " ", text).splitlines() if line.strip()]
        self.steps = [line.split(maxsplit=1) for line in lines]

    def words(self, instruction: str) -> list[str]:
        return [rest for name, rest in self.steps if name == instruction]

    def test_every_line_is_an_instruction(self):
        self.assertLessEqual({name for name, _ in self.steps}, INSTRUCTIONS)

    def test_the_reader_names_the_swift_image(self):
        self.assertEqual(self.steps[0], ["ARG", "SWIFT_IMAGE"])
        self.assertEqual(self.words("FROM"), ["${SWIFT_IMAGE} AS build", "${DEBIAN_IMAGE}"])

    def test_a_shell_can_read_each_run_line(self):
        for line in self.words("RUN"):
            self.assertEqual(subprocess.run(["sh", "-n", "-c", line]).returncode, 0, line)

    def test_what_it_makes_is_in_the_makefile(self):
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M)
        made = [word for line in self.words("RUN") for word in re.findall(r"\bmake (\w+)$", line)]
        self.assertEqual(made, ["deb"])
        self.assertLessEqual(set(made), set(targets))

    def test_nothing_runs_as_root(self):
        self.assertEqual(self.words("USER"), ["65534:65534"])

    def test_build_folders_stay_out(self):
        ignored = DOCKERFILE.with_name("Dockerfile.dockerignore").read_text().split()
        self.assertIn(".build*", ignored)


if __name__ == "__main__":
    unittest.main()
