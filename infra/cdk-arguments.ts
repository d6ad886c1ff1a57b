import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Profile and region of the AWS SDK's clients. Absent values use the SDK's defaults. */
interface Account {
  readonly profile?: string;
  readonly region?: string;
}

/** Arguments of `cdk deploy` and `cdk destroy` that our own commands need too. */
export interface CdkArguments {
  readonly context: Readonly<Record<string, unknown>>;
  readonly account: Account;
}

/**
 * Parses arguments as the CDK does. The region comes from either of two variables, of which the AWS SDK reads only
 * `AWS_REGION`.
 */
export function parseCdkArguments(
  parameters: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv>,
): CdkArguments {
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
  return {
    context: { ...readCdkContext(), ...Object.fromEntries(values) },
    account: { ...(typeof profile === 'string' && { profile }), ...(region && { region }) },
  };
}

/** Reads `context` of `cdk.json`. */
function readCdkContext(): Record<string, unknown> {
  const { context } = JSON.parse(readFileSync(new URL('../cdk.json', import.meta.url), 'utf8'));
  return context;
}
