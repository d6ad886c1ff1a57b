import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  type CfnTable,
  type ITable,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import type { Construct, IConstruct } from 'constructs';
import { type Partition, partitionPrefixes, tableDefinition } from '#functions/data/keys.ts';
import type { TableAccess } from '../function-settings.ts';
import { acknowledge, createAwsCall } from './shared-settings.ts';

/**
 * Creates the table of all records. A retained one has backups, and outlives the stack.
 * @param encryptionKey by default one that DynamoDB owns
 */
export function createRecordsTable(scope: Construct, isRetained: boolean, encryptionKey?: IKey): ITable {
  const table = new Table(scope, 'Records', {
    partitionKey: { name: tableDefinition.partitionKey, type: AttributeType.STRING },
    sortKey: { name: tableDefinition.sortKey, type: AttributeType.STRING },
    timeToLiveAttribute: tableDefinition.timeToLiveAttribute,
    billingMode: BillingMode.PAY_PER_REQUEST,
    ...(encryptionKey && { encryption: TableEncryption.CUSTOMER_MANAGED, encryptionKey }),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: isRetained },
    // If the first deployment fails, CloudFormation still deletes the table.
    removalPolicy: isRetained ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  });
  // Fixed: with a generated id, moving it would replace the table with an empty one.
  (table.node.defaultChild as CfnTable).overrideLogicalId('RecordsTable');
  if (!isRetained) {
    acknowledge(table, {
      'AwsSolutions-DDB3': 'Stages other than prod have no data to restore.',
    });
  }
  // Table does not satisfy ITable under exactOptionalPropertyTypes.
  return table as ITable;
}

/** Condition that a request uses partitions of one kind only. */
export function onlyPartitions(kind: Partition) {
  return { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${partitionPrefixes[kind]}*`] } };
}

/** Tables of the functions: the one that they use, and those that functions of the previous deployment may use. */
export interface Tables {
  readonly current: ITable;
  /** ARNs of all, so that requests succeed on either side of a change of the table. */
  readonly arns: string[];
}

/** Permits the actions on partitions of each kind, and on no others. */
export function grantTableAccess({ arns }: Tables, grantee: IGrantable, access: TableAccess): void {
  for (const [kind, actions] of Object.entries(access)) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: arns,
        conditions: onlyPartitions(kind as Partition),
      }),
    );
  }
}

/**
 * Enables deletion protection as the last step of the first deployment. A table that is created with it could not
 * be deleted if the deployment fails, and would remain after each attempt.
 * @param after constructs that must exist first
 */
export function protectTable(scope: Construct, table: ITable, after: readonly IConstruct[]): void {
  const protection = createAwsCall(scope, 'TableProtection', {
    onCreate: {
      service: 'DynamoDB',
      action: 'updateTable',
      parameters: { TableName: table.tableName, DeletionProtectionEnabled: true },
      physicalResourceId: PhysicalResourceId.of(table.tableName),
      outputPaths: ['TableDescription.TableName'],
    },
    policy: AwsCustomResourcePolicy.fromSdkCalls({ resources: [table.tableArn] }),
  });
  protection.node.addDependency(...after);
}
