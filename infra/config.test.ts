import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const readFrom = (context: Record<string, unknown>) => readConfig((name) => context[name]);

describe('readConfig', () => {
  it('has defaults for a deployment to AWS', () => {
    expect(readFrom({})).toEqual({
      target: 'aws',
      monthlyBudget: 25,
      warmModels: 0,
      modelConcurrency: 40,
      reserveConcurrency: true,
      originKeyRevision: 1,
    });
  });

  it('parses numbers and booleans from command-line text', () => {
    expect(readFrom({ monthlyBudget: '100', warmModels: '2', reserveConcurrency: 'false' })).toMatchObject({
      monthlyBudget: 100,
      warmModels: 2,
      reserveConcurrency: false,
    });
  });

  it.each([
    [{ target: 'azure' }, /target/],
    [{ monthlyBudget: 'much' }, /monthlyBudget/],
    [{ alarmEmail: 'nobody' }, /alarmEmail/],
    [{ modelConcurrency: '0' }, /modelConcurrency/],
    [{ modelConcurrency: '3', warmModels: '4' }, /warmModels: must not be more than modelConcurrency/],
    [{ tableName: 'a/b' }, /tableName/],
    [{ domainName: 'premia.example.com' }, /domainName: requires certificateArn/],
    [
      { certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/a' },
      /certificateArn: must be the ARN/,
    ],
    [{ target: 'local' }, /modelEndpointUrl: is required/],
  ])('rejects %j and names the value', (context, message) => {
    expect(() => readFrom(context)).toThrow(message);
  });
});
