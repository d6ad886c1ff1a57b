import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { addBackupStacks } from './backup-stack.ts';
import { readConfig } from './config.ts';

const addStacks = (context: Record<string, string>) => addBackupStacks(new App(), readConfig(context));

describe('addBackupStacks', () => {
  it('keeps daily backups of the table, and copies in another region, for 35 days', () => {
    const { copies, backups } = addStacks({ tableName: 'Premia-Table', backupRegion: 'eu-west-1' });
    expect(copies.region).toBe('eu-west-1');
    Template.fromStack(copies).hasResource('AWS::Backup::BackupVault', {
      DeletionPolicy: 'Retain',
      Properties: { BackupVaultName: 'Premia-backup' },
    });
    const template = Template.fromStack(backups);
    const lifecycle = { DeleteAfterDays: 35 };
    template.hasResourceProperties('AWS::Backup::BackupPlan', {
      BackupPlan: {
        BackupPlanRule: [
          {
            Lifecycle: lifecycle,
            ScheduleExpression: 'cron(0 3 * * ? *)',
            CopyActions: [{ Lifecycle: lifecycle }],
          },
        ],
      },
    });
    const plans = template.findResources('AWS::Backup::BackupPlan');
    expect(JSON.stringify(plans)).toContain(':backup:eu-west-1:');
    const selections = template.findResources('AWS::Backup::BackupSelection');
    expect(JSON.stringify(selections)).toContain('table/Premia-Table');
  });

  it('requires a table and a region', () => {
    expect(() => addStacks({ tableName: 'Premia-Table' })).toThrow('tableName and backupRegion are required');
  });
});
