import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, type CfnTable, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { tableDefinition } from '#functions/data/table-definition.ts';

/** How the table is kept. */
export interface RecordsTableProps {
  /** True where people's records are in it: it can not be deleted by accident and outlives its stack. */
  readonly retained: boolean;
}

/** The one table that holds users, sessions, predictions and failed logins. */
export class RecordsTable extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, { retained }: RecordsTableProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: { name: tableDefinition.partitionKey, type: AttributeType.STRING },
      sortKey: { name: tableDefinition.sortKey, type: AttributeType.STRING },
      timeToLiveAttribute: tableDefinition.timeToLiveAttribute,
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: retained },
      deletionProtection: retained,
      removalPolicy: retained ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    // Fixed, so that moving this construct never makes CloudFormation put an empty table in its place.
    (this.table.node.defaultChild as CfnTable).overrideLogicalId('RecordsTable');
  }
}
