import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, type CfnTable, type ITable, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { tableDefinition } from '#functions/data/table-definition.ts';

/** How the table is kept. */
export interface RecordsTableProps {
  /** True where people's records are in it: it can not be deleted by accident and outlives its stack. */
  readonly retained: boolean;
  /** A table that is there already, such as a restored one, to be used in place of a new one. */
  readonly existingName?: string | undefined;
}

/** The one table that holds users, sessions, predictions and failed logins. */
export class RecordsTable extends Construct {
  readonly table: ITable;

  constructor(scope: Construct, id: string, { retained, existingName }: RecordsTableProps) {
    super(scope, id);
    this.table = existingName
      ? Table.fromTableName(this, 'ExistingTable', existingName)
      : // CDK's own class misses its interface by an optional property that may be undefined.
        (this.createTable(retained) as ITable);
  }

  private createTable(retained: boolean): Table {
    const table = new Table(this, 'Table', {
      partitionKey: { name: tableDefinition.partitionKey, type: AttributeType.STRING },
      sortKey: { name: tableDefinition.sortKey, type: AttributeType.STRING },
      timeToLiveAttribute: tableDefinition.timeToLiveAttribute,
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: retained },
      deletionProtection: retained,
      removalPolicy: retained ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    // Fixed, so that moving this construct never makes CloudFormation put an empty table in its place.
    (table.node.defaultChild as CfnTable).overrideLogicalId('RecordsTable');
    return table;
  }
}
