import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * Parses arguments of `cdk deploy` and `cdk destroy` as the CDK does, for our own commands: the context, with that of
 * `cdk.json`, and the settings of the AWS SDK's clients. The region comes from either of two variables, of which the
 * SDK reads only `AWS_REGION`.
 */
export function parseCdkArguments(parameters: readonly string[], environment: Readonly<NodeJS.ProcessEnv>) {
  const { profile, context = [] } = parseArgs({
    args: [...parameters],
    options: { profile: { type: 'string' }, context: { type: 'string', short: 'c', multiple: true } },
    strict: false,
  }).values;
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION;
  const values = [context].flat().map((value) => {
    const [name = '', ...rest] = String(value).split('=');
    return [name, rest.join('=')];
  });
  const cdkSettings: { context: Record<string, unknown> } = JSON.parse(
    readFileSync(new URL('../cdk.json', import.meta.url), 'utf8'),
  );
  return {
    context: { ...cdkSettings.context, ...Object.fromEntries(values) },
    account: { ...(typeof profile === 'string' && { profile }), ...(region && { region }) },
  };
}
