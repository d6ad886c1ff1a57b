/** Runs cfn-lint on the templates of `npm run synth`, and exits with its status. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { installPythonTool } from '#local/python/python.ts';

try {
  const templates = globSync('cdk.out/*.template.json');
  if (templates.length === 0) throw new Error('No template in cdk.out: run "npm run synth" first');
  const cfnLint = await installPythonTool('cfn-lint');
  const parameters = ['--config-file', 'infra/tools/cfn-lint.yaml', ...templates];
  const { status } = spawnSync(cfnLint, parameters, { stdio: 'inherit' });
  if (status === 0) console.log(`cfn-lint: no findings in ${templates.join(', ')}`);
  process.exitCode = status ?? 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
