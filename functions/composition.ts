import { createClientIdentifier } from '#functions/auth/client-networks.ts';
import {
  connectSecretsManager,
  createSigningKeys,
  loadClientKeyFrom,
  loadSigningKeysFrom,
} from '#functions/auth/signing-keys.ts';
import { clientLimits } from '#functions/data/client-limits.ts';
import { connectTable } from '#functions/data/table.ts';
import type { Dependencies } from '#functions/http/endpoint.ts';
import { connectMailQueue, type MailDependencies } from '#functions/mail/mail-queue.ts';
import { connectSes, createMailSender } from '#functions/mail/send-mail.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createLog } from '#functions/platform/logger.ts';
import type { PolicyDependencies } from '#functions/pricing/estimate-policy.ts';
import type { EstimateDependencies } from '#functions/pricing/estimate-premium.ts';
import {
  connectSagemaker,
  createSagemakerModel,
  createSagemakerPolicyModel,
} from '#functions/pricing/sagemaker-model.ts';

/*
 * Connects the dependencies that the environment configures. A function bundles the clients of the functions that it
 * calls here, and no others. Each throws an error that names missing variables.
 */

let connected: Dependencies | undefined;

/** Connects the dependencies of every endpoint, once per process. */
export function connectDependencies(): Dependencies {
  connected ??= connectOnce();
  return connected;
}

function connectOnce(): Dependencies {
  const environment = readEnvironment(['TABLE_NAME', 'SIGNING_KEY_SECRET_ID', 'CLIENT_KEY_SECRET_ID']);
  const secrets = connectSecretsManager();
  const loadSigningKeys = loadSigningKeysFrom(secrets, environment.SIGNING_KEY_SECRET_ID);
  return {
    table: connectTable(environment.TABLE_NAME),
    signingKeys: createSigningKeys(loadSigningKeys, systemClock),
    clock: systemClock,
    log: createLog(environment.LOG_LEVEL),
    clientAddressHeader: environment.CLIENT_ADDRESS_HEADER,
    clientLimits: clientLimits[environment.CLIENT_LIMITS],
    identifyClient: createClientIdentifier(() =>
      loadClientKeyFrom(secrets, environment.CLIENT_KEY_SECRET_ID),
    ),
  };
}

/** Connects the dependencies of an endpoint that estimates premiums. */
export function connectModel(): Dependencies & EstimateDependencies {
  const environment = readEnvironment(['MODEL_ENDPOINT_NAME']);
  return {
    ...connectDependencies(),
    model: createSagemakerModel(connectSagemaker(), environment.MODEL_ENDPOINT_NAME),
  };
}

/** Connects the dependencies of an endpoint that estimates car policies. */
export function connectPolicyModel(): Dependencies & PolicyDependencies {
  const environment = readEnvironment(['MODEL_ENDPOINT_NAME']);
  return {
    ...connectDependencies(),
    policyModel: createSagemakerPolicyModel(connectSagemaker(), environment.MODEL_ENDPOINT_NAME),
  };
}

/** Connects the dependencies of an endpoint that sends mail; without MAIL_QUEUE_URL, none is sent. */
export function connectMail(): Dependencies & MailDependencies {
  const { MAIL_QUEUE_URL: queueUrl } = readEnvironment([]);
  return { ...connectDependencies(), queueMail: queueUrl ? connectMailQueue(queueUrl) : undefined };
}

export function connectMailer() {
  const environment = readEnvironment(['TABLE_NAME', 'MAIL_FROM', 'WEBSITE_URL']);
  return {
    table: connectTable(environment.TABLE_NAME),
    clock: systemClock,
    log: createLog(environment.LOG_LEVEL),
    sendMail: createMailSender(connectSes(), environment.MAIL_FROM),
    /** Origin of the links in mails. */
    websiteUrl: environment.WEBSITE_URL,
  };
}

export type MailerDependencies = Readonly<ReturnType<typeof connectMailer>>;

export function connectEraser() {
  const environment = readEnvironment(['TABLE_NAME']);
  return {
    table: connectTable(environment.TABLE_NAME),
    clock: systemClock,
    log: createLog(environment.LOG_LEVEL),
    functionName: environment.AWS_LAMBDA_FUNCTION_NAME,
  };
}

export type EraserDependencies = Readonly<ReturnType<typeof connectEraser>>;
