/** Runs cfn-lint on the templates of `npm run synth`, and exits with its status. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { installPythonTool } from './python.ts';

try {
  const templates = globSync('cdk.out/*.template.json');
  if (templates.length === 0) throw new Error('No template in cdk.out: run "npm run synth" first');
  const cfnLint = await installPythonTool('cfn-lint');
  const linting = spawn(cfnLint, ['--config-file', 'infra/tools/cfn-lint.yaml', ...templates], {
    stdio: 'inherit',
  });
  const [exitCode] = await once(linting, 'close');
  if (exitCode === 0) console.log(`cfn-lint: no findings in ${templates.join(', ')}`);
  process.exitCode = exitCode ?? 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
