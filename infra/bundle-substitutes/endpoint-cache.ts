/** Replacement for `@aws-sdk/endpoint-cache`. The clients create a cache, and no command of DynamoDB discovers endpoints. */
export class EndpointCache {}
