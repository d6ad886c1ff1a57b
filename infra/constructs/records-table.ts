import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, type CfnTable, type ITable, Table } from 'aws-cdk-lib/aws-dynamodb';
import { type IGrantable, PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct, type IConstruct } from 'constructs';
import { type Partition, partitionPrefixes, tableDefinition } from '#functions/data/keys.ts';
import type { TableAccess } from '../function-settings.ts';
import { acknowledge, createLogGroup } from './shared-settings.ts';

/** Properties of {@link RecordsTable}. */
export interface RecordsTableProps {
  /** Enables backups, and retains the table when the stack is deleted. */
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
      // If the first deployment fails, CloudFormation still deletes the table.
      removalPolicy: retained ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    // Fixed: with a generated id, moving this construct would replace the table with an empty one.
    (table.node.defaultChild as CfnTable).overrideLogicalId('RecordsTable');
    if (!retained) {
      acknowledge(table, {
        'AwsSolutions-DDB3': 'Stages other than prod have no data to restore.',
      });
    }
    return table;
  }
}

/** Condition that a request uses partitions of one kind only. */
export function onlyPartitions(kind: Partition) {
  return { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${partitionPrefixes[kind]}*`] } };
}

/** Permits the actions on partitions of each kind, and on no others. */
export function grantTableAccess(table: ITable, grantee: IGrantable, access: TableAccess): void {
  for (const [kind, actions] of Object.entries(access)) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [table.tableArn],
        conditions: onlyPartitions(kind as Partition),
      }),
    );
  }
}

/** Properties of {@link TableProtection}. */
export interface TableProtectionProps {
  readonly table: ITable;
  /** Constructs that must exist first. */
  readonly after: readonly IConstruct[];
}

/**
 * Enables deletion protection as the last step of the first deployment. A table that is created with it could not
 * be deleted if the deployment fails, and would remain after each attempt.
 */
export class TableProtection extends Construct {
  constructor(scope: Construct, id: string, { table, after }: TableProtectionProps) {
    super(scope, id);
    const protection = new AwsCustomResource(this, 'Protection', {
      onCreate: {
        service: 'DynamoDB',
        action: 'updateTable',
        parameters: { TableName: table.tableName, DeletionProtectionEnabled: true },
        physicalResourceId: PhysicalResourceId.of(table.tableName),
        outputPaths: ['TableDescription.TableName'],
      },
      policy: AwsCustomResourcePolicy.fromSdkCalls({ resources: [table.tableArn] }),
      installLatestAwsSdk: false,
      timeout: Duration.minutes(1),
      logGroup: createLogGroup(this, 'Log'),
    });
    protection.node.addDependency(...after);
    // The CDK creates one function for all custom resources of the stack, outside this construct.
    const handler = (protection.grantPrincipal as Role).node.scope ?? this;
    acknowledge(handler, {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
        "CDK's function for SDK calls writes logs. It runs during deployments only.",
      'AwsSolutions-L1': 'CDK chooses and updates the runtime of its function for SDK calls.',
    });
  }
}
