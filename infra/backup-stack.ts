/**
 * Stacks of daily backups of the table, with copies in another region, in an app of their own. They are optional, and
 * outlive the stack whose table they back up:
 *
 *     npx cdk deploy --all --app 'npx node infra/backup-stack.ts' -c tableName=… -c backupRegion=eu-west-1
 */
import { App, ArnFormat, Duration, RemovalPolicy, Stack, Tags, Validations } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { AwsSolutionsChecks } from 'cdk-nag';
import { type Config, readConfig, stackName } from './config.ts';

/** As long as point-in-time recovery, which the privacy page names. */
const keptFor = Duration.days(35);

/**
 * Adds the stacks of a stage's backups: one with the vault of the copies, and one with vault and plan in the region of
 * the table. CloudFormation retains the vaults, because it can't delete one with backups.
 * @throws Error if the table or the region of the copies is missing
 */
export function addBackupStacks(app: App, { stage, tableName, backupRegion }: Config) {
  if (!tableName || !backupRegion) throw new Error('tableName and backupRegion are required: -c name=value');
  const name = `${stackName(stage)}-backup`;
  const copies = new Stack(app, `${name}-copies`, {
    env: { region: backupRegion },
    description: 'Premia: copies of the backups of the table.',
  });
  new BackupVault(copies, 'Vault', { backupVaultName: name, removalPolicy: RemovalPolicy.RETAIN });

  const backups = new Stack(app, name, { description: 'Premia: daily backups of the table.' });
  const copyVaultArn = backups.formatArn({
    service: 'backup',
    region: backupRegion,
    resource: 'backup-vault',
    resourceName: name,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  const rule = new BackupPlanRule({
    scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
    deleteAfter: keptFor,
    copyActions: [
      {
        destinationBackupVault: BackupVault.fromBackupVaultArn(backups, 'Copies', copyVaultArn),
        deleteAfter: keptFor,
      },
    ],
  });
  const plan = new BackupPlan(backups, 'Plan', {
    backupVault: new BackupVault(backups, 'Vault', {
      backupVaultName: name,
      removalPolicy: RemovalPolicy.RETAIN,
    }),
    backupPlanRules: [rule],
  });
  const selection = plan.addSelection('Table', {
    resources: [BackupResource.fromDynamoDbTable(Table.fromTableName(backups, 'Table', tableName))],
  });
  Validations.of(selection).acknowledge({
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
    reason: 'AWS maintains the permissions that its backup service needs.',
  });
  backups.addStackDependency(copies);
  for (const stack of [copies, backups]) Tags.of(stack).add('application', 'premia');
  return { copies, backups };
}

if (import.meta.main) {
  const app = new App();
  addBackupStacks(app, readConfig(app.node.getAllContext()));
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { writeSuppressionsToCloudFormation: true }));
}
