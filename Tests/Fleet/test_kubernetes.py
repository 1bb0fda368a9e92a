"""The manifest of the Job against the API's own models, and its rules: no cluster is here."""
import shlex
import subprocess
import unittest

import yaml
from kubernetes import client
from pydantic import ValidationError

from fleet import FLEET, PROGRAM, Folder

MANIFEST = FLEET / "Kubernetes/scan-job.yaml"


def places_of_faults(job: dict) -> list[tuple]:
    """Where the API's model of a Job finds an unknown key, a missing one, or another type."""
    try:
        client.V1Job.model_validate(job)
    except ValidationError as error:
        return [each["loc"] for each in error.errors()]
    return []


class KubernetesTests(Folder):
    def setUp(self) -> None:
        super().setUp()
        self.job = yaml.safe_load(MANIFEST.read_text())
        self.spec = self.job["spec"]
        self.container = self.spec["template"]["spec"]["containers"][0]

    def test_the_manifest_is_a_job_of_the_api(self):
        self.assertEqual((self.job["apiVersion"], self.job["kind"]), ("batch/v1", "Job"))
        self.assertEqual(places_of_faults(self.job), [])

    def test_the_check_sees_what_is_wrong(self):
        self.spec["completion"] = 16
        self.spec["parallelism"] = "16"
        del self.container["name"]
        self.assertEqual(set(places_of_faults(self.job)), {
            ("spec", "completion"), ("spec", "parallelism"),
            ("spec", "template", "spec", "containers", 0, "name")})

    def test_the_failure_policy_keeps_the_rules_of_the_api(self):
        # Job v1, PodFailurePolicyRule: what the server refuses and the models do not.
        self.assertEqual(self.spec["template"]["spec"]["restartPolicy"], "Never")
        self.assertEqual(self.spec["completionMode"], "Indexed")
        self.assertIn("backoffLimitPerIndex", self.spec, "FailIndex needs it")
        rules = self.spec["podFailurePolicy"]["rules"]
        self.assertLessEqual(len(rules), 20)
        for rule in rules:
            self.assertIn(rule["action"], {"FailJob", "FailIndex", "Ignore", "Count"})
            self.assertEqual(len({"onExitCodes", "onPodConditions"} & set(rule)), 1)
            if codes := rule.get("onExitCodes"):
                self.assertIn(codes["operator"], {"In", "NotIn"})
                self.assertEqual(codes["containerName"], self.container["name"])
                self.assertEqual(codes["values"], sorted(set(codes["values"])))
                self.assertNotIn(0, codes["values"])
                self.assertLessEqual(len(codes["values"]), 255)

    def test_75_is_tried_again_and_2_is_not(self):
        def action(code: int) -> str | None:
            for rule in self.spec["podFailurePolicy"]["rules"]:
                if code in rule.get("onExitCodes", {}).get("values", []):
                    return rule["action"]
            return None

        self.assertEqual(action(75), "Count")
        for code in (2, 64, 74):
            self.assertEqual(action(code), "FailIndex")

    def test_there_are_as_many_parts_as_completions(self):
        variables = {each["name"]: each["value"] for each in self.container["env"]}
        self.assertEqual(int(variables["PARTS"]), self.spec["completions"])

    def test_the_indices_scan_the_whole_each_photo_once(self):
        photos = self.photos("photos")
        scans = self.folder / "scans"
        scans.mkdir()
        [text] = self.container["args"]
        text = text.replace("/photos", shlex.quote(str(photos))).replace("/scans", str(scans))
        text = text.replace("exec vinylcrate", f"exec {PROGRAM}")
        for index in range(3):
            found = subprocess.run(
                [*self.container["command"], text], capture_output=True, env={
                    "JOB_COMPLETION_INDEX": str(index), "PARTS": "3", "PATH": "/usr/bin:/bin",
                    "HOME": str(self.folder)})
            self.assertIn(found.returncode, (0, 2), found.stderr)
        lines = [line for file in scans.glob("outcomes-*") for line in file.read_text().splitlines()]
        self.assertEqual(len(lines), len(self.plain_outcomes(photos)))


if __name__ == "__main__":
    unittest.main()
