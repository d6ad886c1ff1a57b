import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { jobSettings } from '../function-settings.ts';
import { BundledFunction, type RuntimeProps } from './bundled-function.ts';
import { grantTableAccess } from './records-table.ts';

/** Properties of {@link AccountErasure}. */
export interface AccountErasureProps extends RuntimeProps {
  readonly table: ITable;
}

/** Function that completes the deletion of accounts, every 15 minutes. */
export class AccountErasure extends Construct {
  readonly function: IFunction;

  constructor(scope: Construct, id: string, { table, ...props }: AccountErasureProps) {
    super(scope, id);
    const created = new BundledFunction(this, 'erase-accounts', {
      ...props,
      name: 'erase-accounts',
      memory: 512,
      // Seconds. Less than the interval, so that runs don't overlap.
      timeout: 600,
      environment: { TABLE_NAME: table.tableName },
    });
    this.function = created.function;
    grantTableAccess(table, this.function, jobSettings['erase-accounts'].table);
    new Rule(this, 'Schedule', {
      description: 'Completes the deletion of accounts.',
      schedule: Schedule.rate(Duration.minutes(15)),
      // The next run repeats a failed one.
      targets: [new LambdaFunction(this.function, { retryAttempts: 0 })],
    });
  }
}
