"""LocalStack plugins for machines without Docker: functions run as Node processes."""

import json
import os
import shutil
import sys
from pathlib import Path
from subprocess import PIPE, Popen
from threading import Thread

from localstack.runtime import hooks
from localstack.services.dynamodb.server import DynamodbServer
from localstack.services.lambda_.invocation import runtime_executor
from localstack.services.lambda_.invocation.lambda_models import FunctionVersion, InvocationResult
from localstack.services.lambda_.invocation.plugins import RuntimeExecutorPlugin

HANDLER_LOOP = Path(__file__).with_name("handler-loop.ts")


class ProcessExecutor(runtime_executor.RuntimeExecutor):
    """Execution environment of a function: a Node process that exchanges lines of JSON."""

    process: Popen[str] | None = None

    def start(self, env_vars: dict[str, str]) -> None:
        function = self.function_version.config
        self.process = Popen(
            ["node", HANDLER_LOOP, function.code.get_unzipped_code_location(), function.handler],
            env={"PATH": os.environ["PATH"]} | {k: str(v) for k, v in env_vars.items()},
            stdin=PIPE,
            stdout=PIPE,
            text=True,
        )
        self._read_line()

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()

    def invoke(self, payload: dict[str, str]) -> InvocationResult:
        print(json.dumps(payload), file=self.process.stdin, flush=True)
        result = json.loads(self._read_line())
        return InvocationResult(
            payload["invoke-id"], result["payload"].encode(), result["isError"], result["logs"]
        )

    def _read_line(self) -> str:
        """Next line of the process. LocalStack replaces the process after an exception."""
        if line := self.process.stdout.readline():
            return line
        arn = self.function_version.qualified_arn
        raise runtime_executor.LambdaRuntimeException(f"{arn} has ended")

    def get_address(self) -> str:
        return "127.0.0.1"

    get_endpoint_from_executor = get_runtime_endpoint = get_address

    def get_logs(self) -> str:
        return ""

    @classmethod
    def prepare_version(cls, function_version: FunctionVersion) -> None:
        function_version.config.code.prepare_for_execution()

    @classmethod
    def cleanup_version(cls, function_version: FunctionVersion) -> None:
        pass


class ProcessExecutorPlugin(RuntimeExecutorPlugin):
    """Value `process` of LAMBDA_RUNTIME_EXECUTOR."""

    name = "process"

    def load(self, *_args: object, **_options: object) -> type[ProcessExecutor]:
        return ProcessExecutor


@hooks.on_infra_start()
def use_running_dynamodb() -> None:
    """Use of the database on DYNAMODB_LOCAL_PORT, without starting one with a Java agent."""
    server = DynamodbServer.get()
    server.start_dynamodb = server.stop_dynamodb = lambda: True


@hooks.on_infra_start()
def stop_with_parent() -> None:
    """End of LocalStack and its files when its input closes: an orderly shutdown takes more than ten seconds."""

    def wait_for_end() -> None:
        sys.stdin.read()
        shutil.rmtree(os.environ["FILESYSTEM_ROOT"], ignore_errors=True)
        os._exit(0)

    Thread(target=wait_for_end, daemon=True).start()
