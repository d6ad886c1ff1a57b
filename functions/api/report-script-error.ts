import { reportScriptErrorRoute } from '#contract/routes/report-script-error.ts';
import { enforceClientLimit } from '#functions/auth/throttle.ts';
import { connectDependencies } from '#functions/composition.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/** Logs an error of the website's scripts, which a metric counts. Nothing of the report is stored in the table. */
export async function reportScriptError(
  dependencies: Dependencies,
  { body, clientAddress }: EndpointRequest<typeof reportScriptErrorRoute>,
) {
  await enforceClientLimit(dependencies, 'script_errors', clientAddress, dependencies.clock());
  dependencies.log('WARN', { event: 'script-error', scriptError: body });
  return { message: 'The error was recorded.' };
}

export const handler = definePublicEndpoint(reportScriptErrorRoute, reportScriptError, connectDependencies);
