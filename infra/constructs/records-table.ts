import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, type CfnTable, type ITable, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { tableDefinition } from '#functions/data/keys.ts';

/** Properties of {@link RecordsTable}. */
export interface RecordsTableProps {
  /** Enables deletion protection and backups, and retains the table when the stack is deleted. */
  readonly retained: boolean;
  /** Existing table, such as a restored one, used instead of a new one. */
  readonly existingName?: string | undefined;
}

/** Table of users, sessions, predictions and failed logins. */
export class RecordsTable extends Construct {
  readonly table: ITable;

  constructor(scope: Construct, id: string, { retained, existingName }: RecordsTableProps) {
    super(scope, id);
    this.table = existingName
      ? Table.fromTableName(this, 'ExistingTable', existingName)
      : // Table does not satisfy ITable under exactOptionalPropertyTypes.
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
    // Fixed: with a generated id, moving this construct would replace the table with an empty one.
    (table.node.defaultChild as CfnTable).overrideLogicalId('RecordsTable');
    return table;
  }
}
